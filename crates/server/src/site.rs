//! The files of the browser's side, as they were when the program was built.

include!(concat!(env!("OUT_DIR"), "/site.rs"));

/// A file of the browser's side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct File {
    /// Its path, without a slash in front.
    pub(crate) path: &'static str,
    /// What it is.
    pub(crate) kind: &'static str,
    plain: &'static [u8],
    gzip: Option<&'static [u8]>,
}

impl File {
    /// The bytes in the best way that the browser accepts, and what that way is called.
    pub(crate) fn encoded(&self, accepts: &str) -> (Option<&'static str>, &'static [u8]) {
        let takes = |name: &str| accepts.split(',').any(|one| one.trim().split(';').next() == Some(name));
        match self.gzip {
            Some(gzip) if takes("gzip") => (Some("gzip"), gzip),
            _ => (None, self.plain),
        }
    }

    /// How long a browser may keep it: for ever if its name changes with what is in it.
    pub(crate) fn caching(&self) -> &'static str {
        if self.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
    }
}

/// The file at a path.
pub(crate) fn find(path: &str) -> Option<File> {
    let place = FILES.binary_search_by(|file| file.path.cmp(path)).ok()?;
    Some(FILES[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_page_in_any_case() {
        let index = find("index.html").unwrap();
        assert_eq!(index.kind, "text/html; charset=utf-8");
        assert_eq!(index.caching(), "no-cache");
        assert_eq!(index.encoded("br, gzip;q=0.5").0, Some("gzip"));
        assert_eq!(index.encoded("br").0, None);
        assert!(find("nothing").is_none());
    }
}
