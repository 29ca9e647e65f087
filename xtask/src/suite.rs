//! Everything that must hold, in one command.

use anyhow::{Result, ensure};

use crate::receipts::Receipts;
use crate::shell::{cargo, run as start, run_watched, say, step};
use crate::{layers, licences, tidy, web};

pub(crate) fn run(nightly: bool, again: bool) -> Result<()> {
    let receipts = Receipts::now(nightly, again)?;
    step("format", || start(&mut cargo(&["fmt", "--all", "--check"])))?;
    step("tidy", tidy::check)?;
    step("layers", layers::check)?;
    step("licences", licences::check)?;
    // Before anything is compiled, because the program embeds it.
    step("browser's side, built", web::build)?;
    step("lints", || {
        let lints = ["clippy", "--quiet", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
        start(&mut cargo(&lints))
    })?;
    let rust = receipts.step("tests", || tests(nightly))?;
    let browser = receipts.step("browser's side, tested", || web::tests(nightly))?;
    let games = receipts.step("games in the browser", web::games)?;
    say(&format!("{} passed, 0 failed", rust + browser + games));
    Ok(())
}

/// Builds and tests the browser's side alone.
pub(crate) fn web() -> Result<()> {
    step("browser's side, built", web::build)?;
    step("browser's side, tested", || web::tests(false))?;
    step("games in the browser", web::games).map(|_| ())
}

/// Runs all tests of the workspace and counts those that passed.
fn tests(nightly: bool) -> Result<u64> {
    let mut command = cargo(&["test", "--workspace", "--locked"]);
    if nightly {
        command.env("TALLGRASS_NIGHTLY", "1");
    }
    let mut passed = 0;
    run_watched(&mut command, |line| passed += passed_in(line))?;
    ensure!(passed > 0, "no test ran");
    Ok(passed)
}

/// Reads `test result: ok. 12 passed; 0 failed; ...`.
fn passed_in(line: &str) -> u64 {
    let Some(tally) = line.strip_prefix("test result: ok. ") else { return 0 };
    tally.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Writes the golden files anew.
pub(crate) fn renew_golden() -> Result<()> {
    step("golden files", || {
        start(cargo(&["test", "--workspace", "--locked", "golden"]).env("TALLGRASS_RENEW", "1"))?;
        start(cargo(&["test", "--workspace", "--locked", "perft"]).env("TALLGRASS_RENEW", "1"))
    })
}

#[cfg(test)]
mod tests {
    use super::passed_in;

    #[test]
    fn closing_lines_are_counted() {
        assert_eq!(passed_in("test result: ok. 12 passed; 0 failed; 0 ignored; 0 measured"), 12);
        assert_eq!(passed_in("test a::b ... ok"), 0);
    }
}
