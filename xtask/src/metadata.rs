//! What cargo knows about the workspace and everything it depends on.

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use crate::shell;

#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
}

#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    pub(crate) license: Option<String>,
    pub(crate) source: Option<String>,
    pub(crate) manifest_path: std::path::PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// Null for ordinary ones, else `dev` or `build`.
    pub(crate) kind: Option<String>,
    pub(crate) path: Option<std::path::PathBuf>,
}

impl Package {
    /// Whether the package is ours.
    pub(crate) const fn is_ours(&self) -> bool {
        self.source.is_none()
    }
}

/// The workspace and all that it depends on, on every platform.
pub(crate) fn read() -> Result<Metadata> {
    let output = shell::cargo(&["metadata", "--format-version", "1", "--locked"]).output()?;
    if !output.status.success() {
        bail!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata printed something unexpected")
}
