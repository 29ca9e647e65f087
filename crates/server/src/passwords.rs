//! Passwords: hashed with argon2id, on threads that may take their time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

use crate::app::App;
use crate::error::Error;

/// The fewest characters of a password.
const SHORTEST: usize = 8;
/// The most bytes: hashing costs time.
const LONGEST: usize = 256;

/// A password that could be one.
pub(crate) fn check(password: &str) -> Result<(), Error> {
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        return Err(Error::Bad(format!(
            "a password has at least {SHORTEST} characters and at most {LONGEST} bytes"
        )));
    }
    Ok(())
}

/// Hashes a password.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, Error> {
    let mut salt = [0; 16];
    app.world().fill(&mut salt);
    in_turn(app, move || hash_with(&password, salt)).await
}

/// Hashes a password with this salt, here and now.
pub(crate) fn hash_with(password: &str, salt: [u8; 16]) -> String {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.expect("a salt of 16 bytes is long enough").to_string()
}

/// Whether a password is the one that was hashed. Without a hash it takes as long, and is wrong.
pub(crate) async fn verify(app: &App, password: String, hash: Option<String>) -> Result<bool, Error> {
    if password.len() > LONGEST {
        return Ok(false);
    }
    in_turn(app, move || {
        let known = hash.is_some();
        let hash = hash.unwrap_or_else(|| NOBODYS.to_owned());
        let right = PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    })
    .await
}

/// The hash of a password that nobody has, so that a name that nobody has takes as long as any.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$dGFsbGdyYXNzLW5vYm9keQ$SG1hG1sGDSxgyVx0fjwd+LUk0ClL6v4JTW8K8cpUZHk";

async fn in_turn<T: Send + 'static>(
    app: &App,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let _turn = app.hashing.acquire().await.map_err(|_| Error::Stopping)?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Stopping)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobodys_hash_costs_as_much_as_a_real_one() {
        let real = Argon2::default().hash_password_with_salt(b"something", b"sixteen bytes...").unwrap();
        let nobody = PasswordHash::new(NOBODYS).unwrap();
        assert_eq!(real.algorithm, nobody.algorithm);
        assert_eq!(real.params, nobody.params);
    }
}
