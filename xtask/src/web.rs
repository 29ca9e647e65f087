//! The browser's side: its tools, its build, its tests.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::shell::{cargo, root, run, run_watched, say, target};

/// The oldest Node that the tools run on.
const NODE: u32 = 20;

/// Where Debian and its kin put Chromium.
const BROWSERS: &[&str] = &["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Installs the packages that the lock file names, if they are not there, and builds what the program embeds.
pub(crate) fn build() -> Result<()> {
    need_node()?;
    if !installed()? {
        run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    }
    run(&mut npm(&["run", "--silent", "build"]))
}

/// Runs everything that needs no server: types, lints, unit tests, pictures and axe in Chromium; counts the tests.
pub(crate) fn tests(nightly: bool) -> Result<u64> {
    scripts(&["check", "lint", "unit", "budget", "scenes"], nightly)
}

/// Plays whole games in Chromium on the real program; counts the tests.
pub(crate) fn games() -> Result<u64> {
    // As the tests of the workspace build it: alone it would have its dependencies compiled anew, with fewer features.
    run(&mut cargo(&["test", "--quiet", "--locked", "--workspace", "--no-run", "--test", "program"]))?;
    scripts(&["e2e"], false)
}

fn scripts(names: &[&str], nightly: bool) -> Result<u64> {
    let browser = browser()?;
    let mut passed = 0;
    for script in names {
        let mut command = npm(&["run", "--silent", script]);
        command.env("CHROMIUM", &browser).env("TALLGRASS", program());
        command.env("NO_COLOR", "1").env_remove("FORCE_COLOR");
        if nightly {
            command.env("TALLGRASS_NIGHTLY", "1");
        }
        run_watched(&mut command, |line| passed += passed_in(line))?;
    }
    ensure!(passed > 0, "no test of the browser's side ran");
    Ok(passed)
}

/// The program that the tests start.
fn program() -> PathBuf {
    target().join("debug").join("tallgrass").with_extension(env::consts::EXE_EXTENSION)
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(root().join("web"));
    command
}

fn need_node() -> Result<()> {
    const HOW: &str = "the browser's side is built with Node.js 20 or newer and npm: https://nodejs.org";
    let output = Command::new("node").arg("--version").output().context(HOW)?;
    let version = String::from_utf8_lossy(&output.stdout);
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|major| major.parse().ok());
    ensure!(major.is_some_and(|major: u32| major >= NODE), "{HOW} (this is {})", version.trim());
    Command::new("npm").arg("--version").output().context(HOW)?;
    Ok(())
}

/// Whether the packages were installed after the lock file was written.
fn installed() -> Result<bool> {
    let lock = fs::metadata(root().join("web/package-lock.json"))?.modified()?;
    let stamp = fs::metadata(root().join("web/node_modules/.package-lock.json"));
    Ok(stamp.and_then(|stamp| stamp.modified()).is_ok_and(|stamp| stamp >= lock))
}

/// A Chromium to test in: the one that is named or found, or else Debian's, installed now.
fn browser() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    let find = || BROWSERS.iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(found) = find() {
        return Ok(found);
    }
    if Path::new("/usr/bin/apt-get").exists() && is_root() {
        say("    Chromium is missing: installing Debian's");
        run(Command::new("apt-get").args(["update", "-qq"]))?;
        run(Command::new("apt-get")
            .args(["install", "-y", "-qq", "chromium"])
            .env("DEBIAN_FRONTEND", "noninteractive"))?;
    }
    match find() {
        Some(found) => Ok(found),
        None => bail!(
            "the browser tests need Chromium: install it (apt-get install chromium), or set CHROMIUM to its path"
        ),
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.starts_with(b"0"))
}

/// Reads the closing lines of vitest (`Tests  57 passed (57)`) and Playwright (`12 passed (5.1s)`).
fn passed_in(line: &str) -> u64 {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["Tests", number, "passed", ..] | [number, "passed", _] => number.parse().unwrap_or(0),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::passed_in;

    #[test]
    fn closing_lines_are_counted() {
        assert_eq!(passed_in("      Tests  57 passed (57)"), 57);
        assert_eq!(passed_in("  12 passed (5.1s)"), 12);
        assert_eq!(passed_in(" Test Files  9 passed (9)"), 0);
        assert_eq!(passed_in("  ok 3 [scenes] axe"), 0);
    }
}
