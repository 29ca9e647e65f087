//! The program, as a process of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::{Failure, http};

/// A server in a process of its own, on loopback.
pub(crate) struct Program {
    path: PathBuf,
    data: PathBuf,
    pub(crate) address: SocketAddr,
    child: Option<Child>,
}

impl Program {
    /// Prepares a server; nothing runs yet.
    pub(crate) fn new(path: &Path, data: &Path) -> Result<Self, Failure> {
        // A port that was free a moment ago; it stays the same over restarts, so that clients find it again.
        let address = std::net::TcpListener::bind(("127.0.0.1", 0))?.local_addr()?;
        Ok(Self { path: path.to_path_buf(), data: data.to_path_buf(), address, child: None })
    }

    pub(crate) fn store(&self) -> PathBuf {
        self.data.join("tallgrass.sqlite")
    }

    /// Starts it and waits until it is well.
    pub(crate) async fn start(&mut self) -> Result<(), Failure> {
        let child = Command::new(&self.path)
            .arg("serve")
            .args(["--listen", &self.address.to_string()])
            .args(["--connections-per-address", "100000", "--connections", "100000"])
            .args(["--requests-per-second", "1000000", "--messages-per-second", "100000"])
            .args(["--log", "warn"])
            .arg("--data")
            .arg(&self.data)
            .stdout(Stdio::null())
            .spawn()?;
        self.child = Some(child);
        loop {
            if let Ok(answer) = http::request(self.address, "GET", "/healthz", &[], b"").await
                && answer.status == 200
            {
                return Ok(());
            }
            if let Some(child) = &mut self.child
                && let Some(status) = child.try_wait()?
            {
                return Err(format!("the server ended with {status}").into());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Kills it: SIGKILL, at whatever it is doing.
    pub(crate) fn kill(&mut self) -> Result<(), Failure> {
        if let Some(mut child) = self.child.take() {
            child.kill()?;
            child.wait()?;
        }
        Ok(())
    }

    /// Stops it in peace.
    pub(crate) fn stop(&mut self) -> Result<(), Failure> {
        if let Some(mut child) = self.child.take() {
            Command::new("kill").args(["-TERM", &child.id().to_string()]).status()?;
            child.wait()?;
        }
        Ok(())
    }

    /// The memory that it has in use, and the most that it ever had, in megabytes.
    pub(crate) fn memory(&self) -> Option<(f64, f64)> {
        let id = self.child.as_ref()?.id();
        let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let number = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name))?;
            line.split_whitespace().nth(1)?.parse::<f64>().ok()
        };
        Some((number("VmRSS:")? / 1024.0, number("VmHWM:")? / 1024.0))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Nothing of ours stays behind.
        _ = self.kill();
    }
}
