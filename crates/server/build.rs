//! Puts the browser's side into the program.
//!
//! A release builds it along, with npm; a build for testing takes `web/dist` as `cargo xtask test` has made it. Where
//! there is neither, a plain page says what is missing.

#![allow(clippy::unwrap_used, reason = "a build may stop at what it did not expect")]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

/// What is there when nobody has built the browser's side.
const PLAIN: &str = include_str!("plain.html");

/// What the browser's side is built from.
const SOURCES: &[&str] = &[
    "locales",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

/// The oldest Node.js that builds it.
const NODE: u32 = 20;

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap()).join("../..");
    let out = PathBuf::from(std::env::var("OUT_DIR").unwrap());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=plain.html");
    println!("cargo::rerun-if-env-changed=TALLGRASS_WEB");
    let skip = std::env::var("TALLGRASS_WEB").is_ok_and(|value| value == "skip");
    let release = std::env::var("PROFILE").unwrap() == "release";
    let site = if release && !skip { built(&root, &out) } else { None };
    let site = site.unwrap_or_else(|| found(&root));
    let mut files = Vec::new();
    if site.join("index.html").is_file() {
        collect(&site, &site, &mut files);
    } else {
        let plain = out.join("plain.html");
        fs::write(&plain, PLAIN).unwrap();
        files.push(("index.html".to_owned(), plain));
    }
    files.sort();
    let mut code = String::from("const FILES: &[File] = &[\n");
    for (number, (path, source)) in files.iter().enumerate() {
        let gzip = squeeze(source, &out.join(format!("{number}.gz")));
        let gzip = gzip.map_or("None".to_owned(), |gzip| format!("Some(include_bytes!({gzip:?}))"));
        let kind = kind(path);
        writeln!(
            code,
            "    File {{ path: {path:?}, kind: {kind:?}, plain: include_bytes!({source:?}), gzip: {gzip} }},"
        )
        .unwrap();
    }
    code.push_str("];\n");
    fs::write(out.join("site.rs"), code).unwrap();
}

/// The folder in which somebody else builds the browser's side.
fn found(root: &Path) -> PathBuf {
    let dist = root.join("web/dist");
    // Cargo runs this again and again for a path that is not there.
    _ = fs::create_dir_all(&dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    dist
}

/// Builds the browser's side, in a folder of the build's own; if that cannot be, says why.
fn built(root: &Path, out: &Path) -> Option<PathBuf> {
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    let (web, site) = (root.join("web"), out.join("site"));
    let done = need_node()
        .and_then(|()| if installed(&web) { Ok(()) } else { npm(&web, &["ci", "--no-audit", "--no-fund"]) })
        .and_then(|()| {
            let to = site.to_str().ok_or("the path of the target folder is not text")?;
            npm(&web, &["run", "--silent", "build", "--", "--outDir", to, "--emptyOutDir"])
        });
    let Err(why) = done else { return Some(site) };
    println!("cargo::warning=the program comes without its pages, with a plain one in their place:");
    why.lines().take(8).for_each(|line| println!("cargo::warning=  {line}"));
    // A file that is never there: the next build tries again.
    println!("cargo::rerun-if-changed={}", out.join("never").display());
    None
}

fn need_node() -> Result<(), String> {
    let how = format!("install Node.js {NODE} or newer with npm (https://nodejs.org), then build again");
    let output = Command::new("node").arg("--version").output().map_err(|_| format!("no Node.js: {how}"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let major = version.trim_start_matches('v').split('.').next().and_then(|major| major.parse::<u32>().ok());
    if major.is_some_and(|major| major >= NODE) {
        Ok(())
    } else {
        Err(format!("Node.js {version} is too old: {how}"))
    }
}

/// Whether the packages were installed after the lock file was written.
fn installed(web: &Path) -> bool {
    let written = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified());
    match (written("package-lock.json"), written("node_modules/.package-lock.json")) {
        (Ok(lock), Ok(stamp)) => stamp >= lock,
        _ => false,
    }
}

/// Runs npm; what it said if it went wrong.
fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(npm).args(arguments).current_dir(web).output();
    let output = output.map_err(|error| format!("npm cannot be started ({error}): it comes with Node.js"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("npm {} failed:\n{said}", arguments.join(" ")))
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(root, &path, files);
        } else {
            let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
            files.push((name, path.canonicalize().unwrap()));
        }
    }
}

/// Writes a compressed copy, if it is worth it.
fn squeeze(source: &Path, to: &Path) -> Option<PathBuf> {
    let plain = fs::read(source).unwrap();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&plain).unwrap();
    let gzip = encoder.finish().unwrap();
    if gzip.len() * 10 > plain.len() * 9 {
        return None;
    }
    fs::write(to, gzip).unwrap();
    Some(to.to_path_buf())
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
