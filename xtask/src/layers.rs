//! Which crate may depend on which: left to right, as docs/ARCHITECTURE.md draws it.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use crate::metadata::{self, Package};

/// Each crate of ours, left to right, with those of ours that it may depend on. `*` is everything to its left.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("testkit", &["game"]),
    ("wind-river", &["game"]),
    ("manitou", &["game"]),
    ("bison", &["game"]),
    ("games", &["game", "wind-river", "manitou", "bison"]),
    ("words", &["game", "wind-river", "manitou", "bison", "games"]),
    ("bots", &["game", "wind-river", "manitou", "bison", "games"]),
    ("arena", &["game", "games", "bots"]),
    ("table", &["game", "games", "bots"]),
    ("store", &["table"]),
    ("server", &["game", "games", "bots", "table", "store"]),
    ("cli", &["*"]),
    ("xtask", &[]),
];

/// Crates that assume no network, no database and no clock.
const PURE: &[&str] =
    &["game", "testkit", "wind-river", "manitou", "bison", "games", "words", "bots", "table"];

/// What the pure crates may not depend on.
const HEAVY: &[&str] = &["tokio", "axum", "hyper", "rusqlite", "sqlx", "libsqlite3-sys"];

/// Words in the source of a pure crate that mean the clock or files.
const CLOCK: &[&str] = &["Instant::now", "SystemTime", "std::fs", "std::net", "std::process"];

/// What may be used for testing only.
const DEV_ONLY: &str = "testkit";

pub(crate) fn check() -> Result<()> {
    let packages = metadata::read()?.packages;
    let mut faults = Vec::new();
    for package in packages.iter().filter(|package| package.is_ours()) {
        check_package(package, &mut faults)?;
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("the layers are broken:\n  {}", faults.join("\n  "));
}

fn check_package(package: &Package, faults: &mut Vec<String>) -> Result<()> {
    let name = package.name.as_str();
    let Some((_, allowed)) = LAYERS.iter().find(|(layer, _)| *layer == name) else {
        faults.push(format!("{name} has no place in xtask/src/layers.rs"));
        return Ok(());
    };
    let pure = PURE.contains(&name);
    for dependency in &package.dependencies {
        let dev = dependency.kind.as_deref() == Some("dev");
        let ours = dependency.path.is_some();
        let to_its_left = allowed.contains(&"*") || allowed.contains(&dependency.name.as_str());
        if ours && !dev && (dependency.name == DEV_ONLY || !to_its_left) {
            faults.push(format!("{name} may not depend on {}", dependency.name));
        }
        if pure && !dev && HEAVY.contains(&dependency.name.as_str()) {
            faults.push(format!("{name} may not reach {}", dependency.name));
        }
    }
    // testkit reads files: that is what it is for.
    if pure && name != DEV_ONLY {
        let source = package.manifest_path.with_file_name("src");
        look_for_the_clock(name, &source, faults)?;
    }
    Ok(())
}

fn look_for_the_clock(name: &str, folder: &Path, faults: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            look_for_the_clock(name, &path, faults)?;
            continue;
        }
        let text = fs::read_to_string(&path)?;
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or(line);
            if let Some(word) = CLOCK.iter().find(|word| code.contains(*word)) {
                faults.push(format!("{name} may not use {word}: {}:{}", path.display(), number + 1));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Dependency;

    fn faults(name: &str, dependency: &str, ours: bool, kind: Option<&str>) -> Vec<String> {
        let package = Package {
            name: name.to_owned(),
            version: "0.1.0".to_owned(),
            license: None,
            source: None,
            manifest_path: crate::shell::root().join("crates/game/Cargo.toml"),
            dependencies: vec![Dependency {
                name: dependency.to_owned(),
                kind: kind.map(str::to_owned),
                path: ours.then(Default::default),
            }],
        };
        let mut faults = Vec::new();
        check_package(&package, &mut faults).unwrap();
        faults
    }

    #[test]
    fn nothing_depends_on_what_is_to_its_right() {
        assert_eq!(faults("games", "game", true, None), [""; 0]);
        assert_eq!(faults("game", "games", true, None).len(), 1);
        assert_eq!(faults("wind-river", "bison", true, None).len(), 1);
        assert_eq!(faults("unheard-of", "game", true, None).len(), 1);
    }

    #[test]
    fn testkit_is_for_tests_only() {
        assert_eq!(faults("wind-river", "testkit", true, Some("dev")), [""; 0]);
        assert_eq!(faults("wind-river", "testkit", true, None).len(), 1);
    }

    #[test]
    fn the_core_reaches_no_runtime_and_no_database() {
        assert_eq!(faults("table", "tokio", false, None).len(), 1);
        assert_eq!(faults("game", "rusqlite", false, None).len(), 1);
        assert_eq!(faults("store", "rusqlite", false, None), [""; 0]);
    }

    #[test]
    fn the_clock_is_found() {
        let folder = std::env::temp_dir().join(format!("tallgrass-layers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("lib.rs"), "// Instant::now\nlet now = std::time::Instant::now();\n").unwrap();
        let mut faults = Vec::new();
        look_for_the_clock("game", &folder, &mut faults).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].ends_with("lib.rs:2"), "{faults:?}");
    }
}
