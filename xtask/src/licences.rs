//! The licences of everything that we depend on, and where it comes from.

use anyhow::{Result, bail};
use spdx::Expression;

use crate::metadata::{self, Package};

/// Licences that ask for no more than being named.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(crate) fn check() -> Result<()> {
    let packages = metadata::read()?.packages;
    let faults: Vec<String> = packages.iter().filter_map(fault).collect();
    if faults.is_empty() {
        return Ok(());
    }
    bail!("licences:\n  {}", faults.join("\n  "));
}

fn fault(package: &Package) -> Option<String> {
    let name = format!("{} {}", package.name, package.version);
    if let Some(source) = &package.source
        && source != REGISTRY
    {
        return Some(format!("{name} comes from {source}, not from crates.io"));
    }
    let Some(licence) = &package.license else { return Some(format!("{name} names no licence")) };
    // Older packages write MIT/Apache-2.0 for "or".
    let expression = match Expression::parse(&licence.replace('/', " OR ")) {
        Ok(expression) => expression,
        Err(error) => {
            return Some(format!("{name}: cannot read the licence \"{licence}\": {}", error.reason));
        }
    };
    let allowed = expression
        .evaluate(|requirement| requirement.license.id().is_some_and(|id| ALLOWED.contains(&id.name)));
    (!allowed).then(|| format!("{name} is under {licence}, which is not on the list"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(licence: Option<&str>, source: Option<&str>) -> Package {
        Package {
            name: "some".to_owned(),
            version: "1.0.0".to_owned(),
            license: licence.map(str::to_owned),
            source: source.map(str::to_owned),
            manifest_path: Default::default(),
            dependencies: Vec::new(),
        }
    }

    #[test]
    fn permissive_licences_pass() {
        for licence in ["MIT", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0", "GPL-3.0-only OR ISC"]
        {
            assert_eq!(fault(&package(Some(licence), Some(REGISTRY))), None, "{licence}");
        }
    }

    #[test]
    fn others_do_not() {
        for licence in [Some("GPL-3.0-only"), Some("MIT AND AGPL-3.0-only"), Some("my own"), None] {
            assert!(fault(&package(licence, Some(REGISTRY))).is_some(), "{licence:?}");
        }
        assert!(fault(&package(Some("MIT"), Some("git+https://example.com/x"))).is_some());
    }
}
