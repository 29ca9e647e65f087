//! Listening: connections come in, are counted, and are let go in peace when the server stops.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::app::stopped;
use crate::connections::Connections;

/// How long whoever is connected has to go when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves until told to stop, and then until everybody is gone or has had time enough.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Connections,
    behind_proxy: bool,
    head: Duration,
    mut stop: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, most likely: some will be given back.
                tracing::warn!(%error, "a connection could not be taken");
                sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // A proxy's connections are many people's; their sockets are counted by the address that it tells.
        let from = if behind_proxy { [0, 0, 0, 0].into() } else { peer.ip() };
        let counted = connections.count(from);
        if counted.is_none() && !behind_proxy {
            continue;
        }
        let (router, stop) = (router.clone(), stop.clone());
        tokio::spawn(async move {
            connection(stream, peer, router, head, stop).await;
            drop(counted);
        });
    }
    let all_gone = async {
        while connections.all() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    _ = timeout(FAREWELL, all_gone).await;
}

/// Serves one connection; the head of each request may take so long to come.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    head: Duration,
    mut stop: watch::Receiver<bool>,
) {
    // Moves are small and wanted now.
    _ = stream.set_nodelay(true);
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(64 << 10)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // Whatever goes wrong on a line is the other side's to notice.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = stopped(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            _ = timeout(FAREWELL, connection).await;
        }
    }
}
