//! Where everything is kept.

use std::env;
use std::path::PathBuf;

use crate::Failure;

/// The name of the file in the folder.
const FILE: &str = "tallgrass.sqlite";

/// Where everything is kept
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct DataArgs {
    /// The folder in which everything is kept; the user's data folder if not given
    #[arg(long, value_name = "DIR", env = "TALLGRASS_DATA")]
    pub(crate) data: Option<PathBuf>,
}

impl DataArgs {
    /// The folder.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => usual().ok_or_else(|| Failure::Usage("no home folder: say --data DIR".to_owned())),
        }
    }

    /// The file.
    pub(crate) fn file(&self) -> Result<PathBuf, Failure> {
        Ok(self.folder()?.join(FILE))
    }
}

/// The user's folder for programs' data, by the custom of the system.
fn usual() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("tallgrass"))
}
