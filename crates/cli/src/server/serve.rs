//! `tallgrass serve`: the server.

use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::PrometheusBuilder;
use server::{Parts, Settings, StartError};
use store::SqliteStore;
use tracing_subscriber::EnvFilter;

use super::data::DataArgs;
use super::serving::Serving;
use super::settings_file::SettingsFile;
use crate::Failure;

const EXAMPLES: &str = "\
Examples:
  tallgrass serve                                     on http://localhost:7878, for this machine alone
  tallgrass serve --listen 0.0.0.0:7878               for everyone who reaches this machine
  tallgrass serve --data /var/lib/tallgrass --trust-proxy   behind a proxy that adds TLS (docs/SERVER.md)

Every setting can also stand in the file of --settings, as `name = value`, or in the environment, as the name
beside it says. Flags go before the environment, the environment before the file.";

/// Serves the games to browsers and programs
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDRESS:PORT", env = "TALLGRASS_LISTEN")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    data: DataArgs,
    /// Believe a proxy in front about who the client is (X-Forwarded-For, X-Forwarded-Proto)
    #[arg(long, env = "TALLGRASS_TRUST_PROXY", num_args = 0..=1, default_missing_value = "true")]
    trust_proxy: Option<bool>,
    /// Further origins from which browsers may use the server, separated by commas
    #[arg(long, value_name = "URL", env = "TALLGRASS_ORIGINS")]
    origins: Option<String>,
    /// The most connections that are open at once [default: 20000]
    #[arg(long, value_name = "N", env = "TALLGRASS_CONNECTIONS")]
    connections: Option<usize>,
    /// The most connections that one address may have open [default: 256]
    #[arg(long, value_name = "N", env = "TALLGRASS_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// Requests that one address may make a second [default: 50]
    #[arg(long, value_name = "N", env = "TALLGRASS_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// Messages that one socket may send a second [default: 50]
    #[arg(long, value_name = "N", env = "TALLGRASS_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// Seconds after which a table that nobody looks at leaves the memory [default: 60]
    #[arg(long, value_name = "SECONDS", env = "TALLGRASS_QUIET")]
    quiet: Option<u64>,
    /// Threads on which bots think [default: one less than there are cores]
    #[arg(long, value_name = "N", env = "TALLGRASS_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// Let hosts of tables have programs told of turns, at public https addresses (docs/SERVER.md)
    #[arg(long, env = "TALLGRASS_WEBHOOKS", num_args = 0..=1, default_missing_value = "true")]
    webhooks: Option<bool>,
    /// Where push services reach you, such as mailto:you@example.org; Safari's wants to know
    #[arg(long, value_name = "URL", env = "TALLGRASS_PUSH_CONTACT")]
    push_contact: Option<String>,
    /// How logs are written: text or json [default: text]
    #[arg(long, value_name = "FORM", env = "TALLGRASS_LOG_FORM")]
    log_form: Option<String>,
    /// What is logged, such as info or server=debug [default: info]
    #[arg(long, value_name = "FILTER", env = "TALLGRASS_LOG")]
    log: Option<String>,
    /// A file of settings
    #[arg(long, value_name = "FILE", env = "TALLGRASS_SETTINGS")]
    settings: Option<PathBuf>,
}

struct Logs {
    json: bool,
    filter: String,
}

impl Serve {
    pub(crate) fn execute(self) -> Result<(), Failure> {
        let (settings, logs) = self.understand()?;
        write_logs(&logs)?;
        fs::create_dir_all(&settings.data)
            .map_err(|error| Failure::opening(settings.data.display(), &error))?;
        let store = SqliteStore::open(settings.store()).map_err(|error| unusable(&error))?;
        // Held until the end: two servers of one folder would not hear of each other's moves.
        let mut serving = Serving::take(&settings.data)?;
        // Every connection is an open file, and many systems begin with a thousand. Where no more are allowed, those
        // who come later are not let in.
        _ = rlimit::increase_nofile_limit(u64::MAX);
        let metrics = PrometheusBuilder::new().install_recorder();
        let metrics = metrics.map_err(|error| Failure::Input(error.to_string()))?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
        let runtime = runtime.map_err(|error| Failure::Input(error.to_string()))?;
        let parts = Parts { metrics: Some(metrics), ..Parts::new(Arc::new(store)) };
        runtime.block_on(run(settings, parts, &mut serving))
    }

    fn understand(self) -> Result<(Settings, Logs), Failure> {
        let mut file = SettingsFile::read(self.settings.as_deref())?;
        let data = DataArgs { data: file.take("data", self.data.data)? }.folder()?;
        let mut settings = Settings::new(data);
        set(&mut settings.listen, file.take("listen", self.listen)?);
        set(&mut settings.trust_proxy, file.take("trust-proxy", self.trust_proxy)?);
        set(&mut settings.connections, file.take("connections", self.connections)?);
        let per_address = file.take("connections-per-address", self.connections_per_address)?;
        set(&mut settings.connections_per_address, per_address);
        set(&mut settings.requests_per_second, file.take("requests-per-second", self.requests_per_second)?);
        set(&mut settings.messages_per_second, file.take("messages-per-second", self.messages_per_second)?);
        set(&mut settings.quiet, file.take("quiet", self.quiet)?.map(Duration::from_secs));
        set(&mut settings.bot_threads, file.take("bot-threads", self.bot_threads)?);
        set(&mut settings.webhooks, file.take("webhooks", self.webhooks)?);
        settings.push_contact = file.take("push-contact", self.push_contact)?;
        if let Some(origins) = file.take("origins", self.origins)? {
            settings.origins = origins.split(',').map(|origin| origin.trim().to_owned()).collect();
        }
        let form = file.take("log-form", self.log_form)?.unwrap_or_else(|| "text".to_owned());
        let json = match form.as_str() {
            "text" => false,
            "json" => true,
            other => return Err(Failure::Usage(format!("no form of logs {other:?}: text or json"))),
        };
        let filter = file.take("log", self.log)?.unwrap_or_else(|| "info".to_owned());
        file.finish()?;
        Ok((settings, Logs { json, filter }))
    }
}

fn set<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

fn write_logs(logs: &Logs) -> Result<(), Failure> {
    let filter = EnvFilter::try_new(&logs.filter).map_err(|error| Failure::Usage(error.to_string()))?;
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    if logs.json {
        subscriber.json().init();
    } else {
        subscriber.with_ansi(io::stderr().is_terminal()).init();
    }
    Ok(())
}

async fn run(settings: Settings, parts: Parts, serving: &mut Serving) -> Result<(), Failure> {
    let folder = settings.data.display().to_string();
    // Before anybody knows that it runs, so that nobody can ask it to stop in vain.
    let mut stop = StopWish::listen().map_err(|error| Failure::Input(error.to_string()))?;
    let running = server::start(settings, parts).await.map_err(|error| not_started(&error))?;
    let host = if running.address.ip().is_loopback() {
        "localhost".to_owned()
    } else {
        running.address.ip().to_string()
    };
    let address = format!("http://{host}:{}", running.address.port());
    serving.at(&address);
    // Whoever started this wants to know where to go; where nobody reads, nobody needs it.
    _ = writeln!(io::stdout(), "Tallgrass is at {address}");
    _ = io::stdout().flush();
    tracing::info!(address = %running.address, data = folder, "serving");
    stop.heard().await;
    tracing::info!("stopping");
    running.stop().await;
    tracing::info!("stopped");
    Ok(())
}

/// Why the file cannot be used, and what can be done about it.
fn unusable(error: &store::Error) -> Failure {
    let advice = match error {
        store::Error::Corrupt { .. } => {
            "; it was left as it is: put a copy back with `tallgrass restore FILE`"
        }
        store::Error::NewerVersion { .. } => "; use the newer release",
        store::Error::Foreign(_) => "; say --data DIR for another folder",
        _ => "",
    };
    Failure::Input(format!("{error}{advice}"))
}

/// Why the server does not start, and what can be done about it.
fn not_started(error: &StartError) -> Failure {
    match error {
        StartError::Listen(address, why) if why.kind() == io::ErrorKind::AddrInUse => {
            Failure::Input(format!(
                "port {} is taken by another program; say --listen {} for any that is free",
                address.port(),
                SocketAddr::new(address.ip(), 0)
            ))
        }
        other => Failure::Input(other.to_string()),
    }
}

/// The wish that the server stop: Ctrl-C or, where there is such a thing, SIGTERM.
struct StopWish {
    #[cfg(unix)]
    terminate: tokio::signal::unix::Signal,
    #[cfg(unix)]
    interrupt: tokio::signal::unix::Signal,
}

impl StopWish {
    /// Listens from now on; whoever asks before it is heard is heard later.
    #[cfg(unix)]
    fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    #[cfg(unix)]
    async fn heard(&mut self) {
        tokio::select! {
            _ = self.terminate.recv() => {}
            _ = self.interrupt.recv() => {}
        }
    }

    #[cfg(not(unix))]
    fn listen() -> io::Result<Self> {
        Ok(Self {})
    }

    #[cfg(not(unix))]
    async fn heard(&mut self) {
        _ = tokio::signal::ctrl_c().await;
    }
}
