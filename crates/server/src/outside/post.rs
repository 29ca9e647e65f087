//! One request to one checked address.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::header::HOST;
use axum::http::uri::Scheme;
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode, Uri};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::Reach;
use super::address::is_public;

/// How long one request may take, from the name to the status.
const PATIENCE: Duration = Duration::from_secs(10);

/// The most bytes of an answer's head.
const HEAD: usize = 16 << 10;

/// Why something was not sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotSent {
    /// The address is not one that messages go to.
    #[error("not an address that messages go to")]
    Refused,
    /// The name stands for nothing in the public internet.
    #[error("the name stands for no public address")]
    NotPublic,
    /// It took too long.
    #[error("it took too long")]
    TooLong,
    /// The line or the other side.
    #[error("{0}")]
    Line(String),
}

impl NotSent {
    fn line(error: &impl ToString) -> Self {
        Self::Line(error.to_string())
    }
}

/// Sends to others. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outside {
    reach: Reach,
    tls: Arc<OnceLock<Arc<ClientConfig>>>,
}

impl Outside {
    pub(crate) fn new(reach: Reach) -> Self {
        Self { reach, tls: Arc::default() }
    }

    /// Whether a message could go to this address, as far as its text tells.
    pub(crate) fn check(&self, uri: &Uri) -> Result<(), NotSent> {
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        let allowed = secure || (self.reach == Reach::Anywhere && uri.scheme() == Some(&Scheme::HTTP));
        let authority = uri.authority().ok_or(NotSent::Refused)?;
        // `user@host` confuses people and parsers.
        if !allowed || authority.as_str().contains('@') || host(uri).is_empty() {
            return Err(NotSent::Refused);
        }
        match host(uri).parse::<IpAddr>() {
            Ok(address) if !self.reaches(address) => Err(NotSent::NotPublic),
            _ => Ok(()),
        }
    }

    fn reaches(&self, address: IpAddr) -> bool {
        self.reach == Reach::Anywhere || is_public(address)
    }

    /// Posts, and answers with the status; a redirect is a status like any other.
    pub(crate) async fn post(
        &self,
        uri: &Uri,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, NotSent> {
        self.check(uri)?;
        timeout(PATIENCE, self.send(uri, headers, body)).await.map_err(|_| NotSent::TooLong)?
    }

    async fn send(&self, uri: &Uri, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, NotSent> {
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let address = self.resolve(host(uri), port).await?;
        let stream = TcpStream::connect(address).await.map_err(|error| NotSent::line(&error))?;
        let request = request(uri, headers, body)?;
        if !secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host(uri).to_owned()).map_err(|_| NotSent::Refused)?;
        let connector = TlsConnector::from(self.tls().await?);
        let stream = connector.connect(name, stream).await.map_err(|error| NotSent::line(&error))?;
        exchange(stream, request).await
    }

    /// The address that a name stands for, if it may be connected to.
    async fn resolve(&self, host: &str, port: u16) -> Result<SocketAddr, NotSent> {
        let mut found = lookup_host((host, port)).await.map_err(|error| NotSent::line(&error))?;
        found.find(|address| self.reaches(address.ip())).ok_or(NotSent::NotPublic)
    }

    /// Whom to believe over TLS: those whom this machine believes.
    async fn tls(&self) -> Result<Arc<ClientConfig>, NotSent> {
        if let Some(made) = self.tls.get() {
            return Ok(Arc::clone(made));
        }
        let made = tokio::task::spawn_blocking(believe).await.map_err(|error| NotSent::line(&error))??;
        Ok(Arc::clone(self.tls.get_or_init(|| Arc::new(made))))
    }
}

fn believe() -> Result<ClientConfig, NotSent> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider);
    let builder = builder.with_safe_default_protocol_versions().map_err(|error| NotSent::line(&error))?;
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}

/// The host of an address, without the brackets of IPv6.
fn host(uri: &Uri) -> &str {
    let host = uri.host().unwrap_or_default();
    host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host)
}

fn request(uri: &Uri, headers: HeaderMap, body: Vec<u8>) -> Result<Request<Body>, NotSent> {
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let authority = uri.authority().ok_or(NotSent::Refused)?;
    let mut request = Request::builder().method(Method::POST).uri(path).body(Body::from(body));
    if let Ok(request) = &mut request {
        let host = HeaderValue::from_str(authority.as_str()).map_err(|_| NotSent::Refused)?;
        *request.headers_mut() = headers;
        request.headers_mut().insert(HOST, host);
    }
    request.map_err(|error| NotSent::line(&error))
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<StatusCode, NotSent> {
    let (mut sender, connection) = http1::Builder::new()
        .max_buf_size(HEAD)
        .handshake(TokioIo::new(stream))
        .await
        .map_err(|error| NotSent::line(&error))?;
    let mut sent = std::pin::pin!(sender.send_request(request));
    // Whoever answers and hangs up has answered. The answer's body is nobody's business: the line is dropped with it.
    let answer = tokio::select! {
        biased;
        answer = &mut sent => answer,
        _ = connection => sent.await,
    };
    answer.map(|answer| answer.status()).map_err(|error| NotSent::line(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_over_tls_are_sent_to() {
        let outside = Outside::new(Reach::Public);
        let check = |text: &str| outside.check(&text.parse().unwrap());
        assert!(check("https://push.example.org/x?y=1").is_ok());
        assert!(check("https://93.184.216.34/x").is_ok());
        for bad in [
            "http://push.example.org/x",
            "ftp://push.example.org/x",
            "/x",
            "https://somebody@push.example.org/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:10.0.0.1]:8443/x",
            "https://169.254.169.254/latest",
        ] {
            assert!(check(bad).is_err(), "{bad}");
        }
    }

    #[tokio::test]
    async fn a_name_that_stands_for_this_machine_is_not_connected_to() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        // `localhost` passes as text, and so would any name that somebody lets point here.
        for host in ["localhost", "127.1", "2130706433", "0x7f.1"] {
            let uri: Uri = format!("https://{host}:{port}/").parse().unwrap();
            let sent = Outside::new(Reach::Public).post(&uri, HeaderMap::new(), Vec::new()).await;
            assert!(matches!(sent, Err(NotSent::NotPublic | NotSent::Line(_))), "{host}: {sent:?}");
        }
        let came = timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(came.is_err(), "nobody came");
    }
}
