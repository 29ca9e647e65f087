//! Settings from a file: one `name = value` a line, named like the flags.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use crate::Failure;

/// What a settings file says.
#[derive(Debug, Default)]
pub(crate) struct SettingsFile {
    name: String,
    values: BTreeMap<String, String>,
}

impl SettingsFile {
    /// Reads a file; none says nothing.
    pub(crate) fn read(path: Option<&Path>) -> Result<Self, Failure> {
        let Some(path) = path else { return Ok(Self::default()) };
        let name = path.display().to_string();
        let text = fs::read_to_string(path).map_err(|error| Failure::opening(&name, &error))?;
        Self::parse(name, &text)
    }

    fn parse(name: String, text: &str) -> Result<Self, Failure> {
        let mut values = BTreeMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |what: &str| Failure::Usage(format!("{name}, line {number}: {what}"));
            let (key, value) = line.split_once('=').ok_or_else(|| wrong("not `name = value`"))?;
            let value = value.trim().trim_matches('"').to_owned();
            if values.insert(key.trim().to_owned(), value).is_some() {
                return Err(wrong("said twice"));
            }
        }
        Ok(Self { name, values })
    }

    /// Takes a value, unless the command line or the environment gave one.
    pub(crate) fn take<T: FromStr>(&mut self, name: &str, given: Option<T>) -> Result<Option<T>, Failure>
    where
        T::Err: std::fmt::Display,
    {
        let Some(text) = self.values.remove(name) else { return Ok(given) };
        let value =
            text.parse().map_err(|error| Failure::Usage(format!("{}: {name}: {error}", self.name)))?;
        Ok(given.or(Some(value)))
    }

    /// Says if something is left that nobody knows.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self.values.keys().next() {
            Some(unknown) => Err(Failure::Usage(format!("{}: there is no setting {unknown:?}", self.name))),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_go_before_the_file() {
        let text = "# a comment\nlisten = 127.0.0.1:1\n\nconnections = 5\n";
        let mut file = SettingsFile::parse("f".to_owned(), text).unwrap();
        assert_eq!(file.take("listen", Some("x".to_owned())).unwrap().as_deref(), Some("x"));
        assert_eq!(file.take::<usize>("connections", None).unwrap(), Some(5));
        assert_eq!(file.take::<usize>("messages-per-second", None).unwrap(), None);
        file.finish().unwrap();
    }

    #[test]
    fn what_nobody_knows_is_refused() {
        let parse = |text: &str| SettingsFile::parse("f".to_owned(), text);
        assert!(parse("listen").is_err());
        assert!(parse("a = 1\na = 2").is_err());
        assert!(parse("wings = 2").unwrap().finish().is_err());
        assert!(parse("connections = many").unwrap().take::<usize>("connections", None).is_err());
    }
}
