//! Secrets that people carry: drawn here, shown once, kept as hashes.

use sha2::{Digest, Sha256};
use store::people::Hash;

use crate::world::{Draw, World};

/// A secret of 256 bits, as text.
#[derive(Clone)]
pub(crate) struct Secret(String);

impl Secret {
    /// A new one.
    pub(crate) fn draw(world: &dyn World) -> Self {
        Self(hex(&world.entropy()))
    }

    /// The text, for the one to whom it belongs.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> Hash {
        hash(&self.0)
    }
}

/// What is kept of a secret that somebody shows.
///
/// Secrets are looked up by this hash. How long a lookup takes tells something of the hash, which tells nothing of
/// the secret, so there is no comparison that could leak it.
pub(crate) fn hash(secret: &str) -> Hash {
    Hash(Sha256::digest(secret.as_bytes()).into())
}

/// Whether two hashes are the same, in the same time whether they are or not.
pub(crate) fn same(one: Hash, other: Hash) -> bool {
    one.0.iter().zip(other.0).fold(0, |differences, (a, b)| differences | (a ^ b)) == 0
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// A public name for something that has a secret beside it: 64 bits.
pub(crate) fn public_id(world: &dyn World) -> String {
    hex(&world.number().to_be_bytes())
}

/// A recovery code for people to write down: 125 bits in five groups, without letters that look alike.
pub(crate) fn recovery_code(world: &dyn World) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let bytes = world.entropy();
    let letters: Vec<char> =
        bytes[..25].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect();
    letters.chunks(5).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A recovery code as it is hashed, however it was typed.
pub(crate) fn tidy_code(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Real;

    #[test]
    fn secrets_have_at_least_128_bits_and_differ() {
        let (one, other) = (Secret::draw(&Real), Secret::draw(&Real));
        assert_eq!(one.reveal().len(), 64, "256 bits");
        assert_ne!(one.reveal(), other.reveal());
        assert!(same(one.hash(), hash(one.reveal())));
        assert!(!same(one.hash(), other.hash()));
    }

    #[test]
    fn a_recovery_code_can_be_typed_carelessly() {
        let code = recovery_code(&Real);
        assert_eq!(code.len(), 29);
        assert_eq!(tidy_code(&code), tidy_code(&format!(" {} ", code.to_uppercase().replace('-', " "))));
    }
}
