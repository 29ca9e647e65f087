//! Lines from a file, with bounded memory.

use std::io::{BufRead, Read as _};

use super::{Fault, Line, RecordError};

/// The longest line of a record, in bytes.
pub const MAX_LINE: usize = 1 << 20;

/// Reads lines and counts them. A line beyond [`MAX_LINE`] is refused before it is in memory.
pub struct Reader<R> {
    input: R,
    number: u64,
    ahead: Option<Line>,
    begun: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads from `input`.
    pub const fn new(input: R) -> Self {
        Self { input, number: 0, ahead: None, begun: false }
    }

    /// The number of the line that was read last, from 1.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The next line, `None` at the end of the file. Empty lines are passed over.
    ///
    /// # Errors
    /// If the file cannot be read on, or the line is nothing that a record has.
    pub fn next_line(&mut self) -> Result<Option<Line>, RecordError> {
        if let Some(line) = self.ahead.take() {
            return Ok(Some(line));
        }
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let mut bounded = (&mut self.input).take(MAX_LINE as u64 + 1);
            let read = bounded.read_until(b'\n', &mut bytes);
            self.number += 1;
            if read.map_err(|error| Fault::Io(error).at(self.number))? == 0 {
                self.number -= 1;
                return Ok(None);
            }
            if bytes.len() > MAX_LINE && bytes.last() != Some(&b'\n') {
                return Err(Fault::TooLong.at(self.number));
            }
            if bytes.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let text = str::from_utf8(&bytes)
                .map_err(|error| Fault::NotUtf8(error.valid_up_to()).at(self.number))?;
            return Line::read(text).map(Some).map_err(|fault| fault.at(self.number));
        }
    }

    /// Gives a line back, to be read again.
    pub fn unread(&mut self, line: Line) {
        self.ahead = Some(line);
    }

    /// The header of the next game, `None` at the end of the file.
    ///
    /// # Errors
    /// If the next line is not a header, or there is nothing in the file but empty lines.
    pub fn next_header(&mut self) -> Result<Option<super::Header>, RecordError> {
        match self.next_line()? {
            Some(Line::Header(header)) => {
                self.begun = true;
                Ok(Some(*header))
            }
            Some(_) => Err(Fault::Header("a record begins with its header".to_owned()).at(self.number)),
            None if !self.begun => Err(Fault::Empty.at(1)),
            None => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_empty_lines_is_empty() {
        for text in ["", "\n", " \n\r\n"] {
            let error = Reader::new(text.as_bytes()).next_header().unwrap_err();
            assert!(matches!(error.fault, Fault::Empty), "{error}");
        }
    }

    #[test]
    fn a_line_may_have_a_mebibyte_and_no_more() {
        let header = r#"{"tallgrass":1,"game":"x","rules":1,"seats":3,"options":{},"comment":""#;
        let fill = |length: usize| format!("{header}{}\"}}\n", "x".repeat(length - header.len() - 2));
        assert!(Reader::new(fill(MAX_LINE).as_bytes()).next_header().unwrap().is_some());
        let error = Reader::new(fill(MAX_LINE + 1).as_bytes()).next_header().unwrap_err();
        assert!(matches!(error.fault, Fault::TooLong), "{error}");
    }
}
