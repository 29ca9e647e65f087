//! What has passed already, for exactly these files and tools, need not run again.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::shell::{root, say, step, target};

/// The programs whose version can change an answer.
const TOOLS: &[&str] = &["cargo", "rustc", "node", "npm", "chromium"];

/// The variables that can.
const VARIABLES: &[&str] = &["CHROMIUM", "RUSTFLAGS", "TALLGRASS_URL"];

/// Receipts for one state of the project.
pub(crate) struct Receipts {
    folder: PathBuf,
    /// Names every file's content, the tools and the size of the run.
    key: String,
}

impl Receipts {
    /// Looks at the project as it is. With `again` nothing that passed before counts.
    pub(crate) fn now(nightly: bool, again: bool) -> Result<Self> {
        let folder = target().join("receipts");
        if again && folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)?;
        let mut key = format!("files {}\nnightly {nightly}\n", contents(&folder.join("index"))?);
        for tool in TOOLS {
            let version = Command::new(tool).arg("--version").output();
            let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
            key += &format!("{tool} {}\n", version.unwrap_or_default());
        }
        for variable in VARIABLES {
            key += &format!("{variable} {:?}\n", env::var_os(variable));
        }
        Ok(Self { folder, key })
    }

    /// Runs a step that counts tests, unless it has passed for this state of the project; gives the count.
    pub(crate) fn step(&self, name: &str, work: impl FnOnce() -> Result<u64>) -> Result<u64> {
        let receipt = self.folder.join(name.replace([' ', ',', '\''], "-"));
        if let Some(passed) = self.passed(&fs::read_to_string(&receipt).unwrap_or_default()) {
            say(&format!(
                "==> {name}: {passed} passed before, and nothing has changed since (--again repeats)"
            ));
            return Ok(passed);
        }
        let passed = step(name, work)?;
        fs::write(&receipt, format!("passed {passed}\n{}", self.key))?;
        Ok(passed)
    }

    /// Reads a receipt; one for another state of the project is none.
    fn passed(&self, receipt: &str) -> Option<u64> {
        let (first, key) = receipt.split_once('\n')?;
        (key == self.key).then(|| first.strip_prefix("passed ")?.parse().ok())?
    }
}

/// Names the content of every file that git does not ignore, committed or not: the name of its tree.
fn contents(index: &PathBuf) -> Result<String> {
    let git = |arguments: &[&str]| -> Result<String> {
        let mut command = Command::new("git");
        // An index of its own: what somebody has staged stays as it is.
        command.args(arguments).current_dir(root()).env("GIT_INDEX_FILE", index);
        let output = command.output().context("git is needed to tell what has changed")?;
        ensure!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        Ok(String::from_utf8(output.stdout)?.trim().to_owned())
    };
    git(&["add", "--all"])?;
    git(&["write-tree"])
}

#[cfg(test)]
mod tests {
    use super::Receipts;

    #[test]
    fn only_the_same_files_and_tools_count() {
        let receipts = Receipts { folder: "unused".into(), key: "files 1\ncargo 2\n".to_owned() };
        assert_eq!(receipts.passed("passed 12\nfiles 1\ncargo 2\n"), Some(12));
        assert_eq!(receipts.passed("passed 12\nfiles 1\ncargo 3\n"), None);
        assert_eq!(receipts.passed("files 1\ncargo 2\n"), None);
        assert_eq!(receipts.passed(""), None);
    }
}
