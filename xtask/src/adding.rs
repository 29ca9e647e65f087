//! Follows docs/ADDING-A-GAME.md to the letter, in a copy of the project.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::shell::{root, run, step};

const PAGE: &str = "docs/ADDING-A-GAME.md";

pub(crate) fn follow() -> Result<()> {
    let copy = root().join("target/adding/tallgrass");
    step("a copy of the project", || copy_project(&copy))?;
    let page = fs::read_to_string(copy.join(PAGE))?;
    let blocks = commands(&page);
    ensure!(!blocks.is_empty(), "{PAGE} has no commands");
    for (number, block) in blocks.iter().enumerate() {
        step(&format!("{PAGE}, commands {}", number + 1), || {
            let mut shell = Command::new("bash");
            shell.args(["-euo", "pipefail", "-c", block]).current_dir(&copy);
            // A target directory of its own that stays, so that the second run is quick.
            shell.env("CARGO_TARGET_DIR", root().join("target/adding/target"));
            run(&mut shell)
        })?;
    }
    Ok(())
}

/// Copies what git tracks, as it is in the working tree.
fn copy_project(copy: &Path) -> Result<()> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    let output = Command::new("git").args(["ls-files"]).current_dir(root()).output()?;
    for name in String::from_utf8(output.stdout)?.lines() {
        let to = copy.join(name);
        fs::create_dir_all(to.parent().context("a file has a folder")?)?;
        fs::copy(root().join(name), &to).with_context(|| name.to_owned())?;
    }
    Ok(())
}

/// The `sh` blocks of a page of Markdown.
fn commands(page: &str) -> Vec<String> {
    let blocks = page.split("```sh\n").skip(1);
    blocks.filter_map(|rest| rest.split("\n```").next().map(str::to_owned)).collect()
}

#[cfg(test)]
mod tests {
    use super::commands;

    #[test]
    fn only_shell_blocks_are_commands() {
        let page = "a\n```sh\ncargo a\ncargo b\n```\nb\n```rust\nfn main() {}\n```\n```sh\nls\n```\n";
        assert_eq!(commands(page), ["cargo a\ncargo b", "ls"]);
    }
}
