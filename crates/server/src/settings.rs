//! What the host of a server can choose.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What the host of a server can choose.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of everything that is kept.
    pub data: PathBuf,
    /// Whether a proxy in front says who the client is (`X-Forwarded-For`, `X-Forwarded-Proto`).
    pub trust_proxy: bool,
    /// Further origins (`https://example.org`) from which browsers may use the server.
    pub origins: Vec<String>,
    /// The most connections that are open at once.
    pub connections: usize,
    /// The most connections that one address may have open.
    pub connections_per_address: usize,
    /// Requests that one address may make a second, after a burst of four times as many.
    pub requests_per_second: u32,
    /// Messages that one socket may send a second, after a burst of four times as many.
    pub messages_per_second: u32,
    /// How long a table stays in memory when nobody is there.
    pub quiet: Duration,
    /// The threads on which bots think.
    pub bot_threads: usize,
    /// Whether hosts of tables may have programs told of turns.
    pub webhooks: bool,
    /// Where push services reach whoever runs the server: `mailto:` or `https:`.
    pub push_contact: Option<String>,
    /// How long the server waits for the other side of a line.
    pub patience: Patience,
}

/// How long the server waits for the other side of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the head of a request: half-open connections do not stay.
    pub head: Duration,
    /// For the first message on a socket.
    pub hello: Duration,
    /// A quiet socket is asked after so long whether it is alive.
    pub ping: Duration,
    /// A socket on which nothing came for so long is dead.
    pub dead: Duration,
    /// Whoever does not read what he is sent for so long is let go.
    pub slow: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Self {
            head: seconds(10),
            hello: seconds(10),
            ping: seconds(30),
            dead: seconds(75),
            slow: seconds(15),
        }
    }
}

impl Settings {
    /// The settings of a server with everything at its default, in this folder.
    #[must_use]
    pub fn new(data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 7878)),
            data,
            trust_proxy: false,
            origins: Vec::new(),
            connections: 20_000,
            connections_per_address: 256,
            requests_per_second: 50,
            messages_per_second: 50,
            quiet: Duration::from_secs(60),
            bot_threads: cores.saturating_sub(1).max(1),
            webhooks: false,
            push_contact: None,
            patience: Patience::default(),
        }
    }

    /// The file in which everything is kept.
    #[must_use]
    pub fn store(&self) -> PathBuf {
        self.data.join("tallgrass.sqlite")
    }
}
