//! Webhooks: what a program is told, signed so that it can tell us from others.

use axum::http::header::{CONTENT_TYPE, USER_AGENT};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::secret::hex;

/// The header that carries the signature.
const SIGNATURE: HeaderName = HeaderName::from_static("tallgrass-signature");

/// The headers of a message with this body.
pub(super) fn headers(secret: &str, body: &str, seconds: u64) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(USER_AGENT, HeaderValue::from_static("Tallgrass"));
    let value = format!("t={seconds},v1={}", sign(secret, body, seconds));
    let value = HeaderValue::from_str(&value).expect("digits and letters fit a header");
    headers.insert(SIGNATURE, value);
    headers
}

/// HMAC-SHA256 over the time, a full stop, and the body; in hexadecimal.
fn sign(secret: &str, body: &str, seconds: u64) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length is a key");
    mac.update(format!("{seconds}.{body}").as_bytes());
    hex(&mac.finalize().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret` says.
    #[test]
    fn the_signature_is_what_others_compute() {
        let headers = headers("secret", r#"{"a":1}"#, 1_700_000_000);
        let expected = "t=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686";
        assert_eq!(headers[SIGNATURE], expected);
    }
}
