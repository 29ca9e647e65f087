//! Somebody else's server, to which ours sends messages.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::Notify;

/// A message that came.
#[derive(Debug, Clone)]
pub struct Came {
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Came {
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(other, _)| other.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value.as_str())
    }
}

/// A server that writes down what it is sent.
#[derive(Clone)]
pub struct Receiver {
    pub address: SocketAddr,
    came: Arc<Mutex<Vec<Came>>>,
    bell: Arc<Notify>,
}

impl Receiver {
    /// Answers each message with the status for its path and the number of those that came there before.
    pub async fn open(status: fn(&str, usize) -> u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let receiver =
            Self { address: listener.local_addr().unwrap(), came: Arc::default(), bell: Arc::default() };
        let kept = receiver.clone();
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut bytes = Vec::new();
                let came = loop {
                    let mut piece = [0; 4096];
                    match stream.read(&mut piece).await {
                        Ok(0) | Err(_) => break None,
                        Ok(count) => bytes.extend_from_slice(&piece[..count]),
                    }
                    if let Some(came) = whole(&bytes) {
                        break Some(came);
                    }
                };
                let Some(came) = came else { continue };
                let before = kept.came().iter().filter(|other| other.path == came.path).count();
                let status = status(&came.path, before);
                kept.came.lock().unwrap().push(came);
                let answer = format!(
                    "HTTP/1.1 {status} Said\r\nlocation: http://{}/elsewhere\r\ncontent-length: 0\r\n\r\n",
                    kept.address
                );
                _ = stream.write_all(answer.as_bytes()).await;
                kept.bell.notify_one();
            }
        });
        receiver
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn came(&self) -> Vec<Came> {
        self.came.lock().unwrap().clone()
    }

    /// Waits until so many messages came.
    pub async fn until(&self, count: usize) -> Vec<Came> {
        let enough = async {
            while self.came().len() < count {
                self.bell.notified().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), enough).await.expect("the messages come in time");
        self.came()
    }
}

/// A request, if all of it is there.
fn whole(bytes: &[u8]) -> Option<Came> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let path = lines.next()?.split(' ').nth(1)?.to_owned();
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_owned(), value.trim().to_owned()))
        .collect();
    let length = headers.iter().find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let length = length.map_or(0, |(_, value)| value.parse().unwrap_or(0));
    let body = bytes[end + 4..].to_vec();
    (body.len() >= length).then_some(Came { path, headers, body })
}
