//! Puts the browser's side into the program: `web/dist` as it is, or a plain page that says what is missing.

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

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").unwrap()).join("../..");
    let out = PathBuf::from(std::env::var("OUT_DIR").unwrap());
    let dist = root.join("web/dist");
    build_site(&root);
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=plain.html");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.join("index.html").is_file() {
        collect(&dist, &dist, &mut files);
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

/// Builds the browser's side along with the program, as far as npm is there; else says what is missing.
///
/// Only for a release: while testing, `cargo xtask test` builds it. `TALLGRASS_WEB=skip` leaves it as it is.
fn build_site(root: &Path) {
    println!("cargo::rerun-if-env-changed=TALLGRASS_WEB");
    let skip = std::env::var("TALLGRASS_WEB").is_ok_and(|value| value == "skip");
    if skip || std::env::var("PROFILE").unwrap() != "release" {
        return;
    }
    let web = root.join("web");
    for source in ["web/src", "web/public", "web/index.html", "web/package-lock.json", "locales"] {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    if !web.join("node_modules").is_dir() && !npm(&web, &["ci", "--no-audit", "--no-fund"]) {
        return;
    }
    npm(&web, &["run", "--silent", "build"]);
}

/// Runs npm and says whether it went well; if not, the program is built with the pages there are.
fn npm(web: &Path, arguments: &[&str]) -> bool {
    let output = Command::new("npm").args(arguments).current_dir(web).output();
    match output {
        Ok(output) if output.status.success() => true,
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            println!("cargo::warning=the browser's side was not built: npm {}", arguments.join(" "));
            said.lines().take(5).for_each(|line| println!("cargo::warning={line}"));
            false
        }
        Err(_) => {
            println!(
                "cargo::warning=npm is missing, so the program comes without its pages: install Node.js 20 or newer"
            );
            false
        }
    }
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
