//! Web Push: the server's key (VAPID, RFC 8292) and messages that only the browser can read (RFC 8291).

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Uri};
use base64ct::{Base64UrlUnpadded, Encoding as _};
use serde::{Deserialize, Serialize};
use serde_json::json;
use web_push_native::p256::PublicKey;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};
use web_push_native::{Auth, encrypt};

use crate::app::Shelf;
use crate::world::{Draw, World};

/// Where the store keeps the key.
const NOTE: &str = "push-key";

/// How long a push service keeps a message for a browser that is asleep, in seconds.
const KEEP: u32 = 24 * 60 * 60;

/// How long a proof of who we are is good, in seconds.
const GOOD_FOR: u64 = 12 * 60 * 60;

/// The server's key for push services: made once, kept in the store.
pub(crate) struct PushKey {
    key: SigningKey,
    contact: Option<String>,
}

impl PushKey {
    /// The key that the store keeps; made now if there is none.
    pub(super) fn kept(
        shelf: &dyn Shelf,
        world: &dyn World,
        contact: Option<String>,
    ) -> Result<Self, store::Error> {
        loop {
            let fresh = Base64UrlUnpadded::encode_string(&draw(world).to_bytes());
            let kept = shelf.first_note(NOTE, &fresh)?;
            let bytes = Base64UrlUnpadded::decode_vec(&kept).unwrap_or_default();
            if let Ok(key) = SigningKey::from_slice(&bytes) {
                return Ok(Self { key, contact });
            }
            // A note that is no key is no use to anybody.
            tracing::error!("the key for push messages was damaged and is made anew");
            shelf.set_note(NOTE, &Base64UrlUnpadded::encode_string(&draw(world).to_bytes()))?;
        }
    }

    /// The public key, as browsers want it.
    pub(super) fn public(&self) -> String {
        let point = self.key.verifying_key().to_encoded_point(false);
        Base64UrlUnpadded::encode_string(point.as_bytes())
    }

    /// The headers and the body of a message.
    pub(super) fn message(
        &self,
        endpoint: &Uri,
        keys: &Keys,
        table: store::TableId,
        game: &str,
        now: table::messages::Millis,
    ) -> Option<(HeaderMap, Vec<u8>)> {
        let message = json!({ "table": table.to_string(), "game": game, "text": keys.text });
        let body = encrypt(message.to_string().into_bytes(), &keys.public()?, &keys.secret()?).ok()?;
        let mut headers = HeaderMap::new();
        let proof = HeaderValue::from_str(&self.proof(endpoint, now.0 / 1000)?).ok()?;
        headers.insert(AUTHORIZATION, proof);
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert(HeaderName::from_static("ttl"), HeaderValue::from(KEEP));
        headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("normal"));
        // A later turn at the same table takes the place of one that was not delivered yet.
        headers.insert(HeaderName::from_static("topic"), HeaderValue::from_str(&table.to_string()).ok()?);
        Some((headers, body))
    }

    /// Says who we are, to one push service.
    fn proof(&self, endpoint: &Uri, now: u64) -> Option<String> {
        let audience = format!("{}://{}", endpoint.scheme_str()?, endpoint.authority()?);
        let mut claims = json!({ "aud": audience, "exp": now + GOOD_FOR });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let encode = |text: &str| Base64UrlUnpadded::encode_string(text.as_bytes());
        let said = format!("{}.{}", encode(r#"{"typ":"JWT","alg":"ES256"}"#), encode(&claims.to_string()));
        let signature: Signature = self.key.sign(said.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        Some(format!("vapid t={said}.{signature}, k={}", self.public()))
    }
}

fn draw(world: &dyn World) -> SigningKey {
    loop {
        // All but one in 2^32 will do.
        if let Ok(key) = SigningKey::from_slice(&world.entropy()) {
            return key;
        }
    }
}

/// What a browser gave for its messages, as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keys {
    /// Its public key.
    pub(crate) p256dh: String,
    /// What it shares with us.
    pub(crate) auth: String,
    /// What it wants to say, in its person's language.
    pub(crate) text: String,
    /// The session by which it was given: with it, it ends.
    pub(crate) session: String,
}

impl Keys {
    fn public(&self) -> Option<PublicKey> {
        PublicKey::from_sec1_bytes(&decode(&self.p256dh)?).ok()
    }

    fn secret(&self) -> Option<Auth> {
        let bytes: [u8; 16] = decode(&self.auth)?.try_into().ok()?;
        Some(Auth::from(bytes))
    }

    /// Whether messages can be made with them.
    pub(crate) fn fit(&self) -> bool {
        self.public().is_some() && self.secret().is_some()
    }
}

fn decode(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Real;
    use web_push_native::p256::ecdsa::signature::Verifier as _;

    #[test]
    fn the_proof_is_signed_with_the_key_that_browsers_are_given() {
        let key = PushKey { key: draw(&Real), contact: Some("mailto:host@example.org".to_owned()) };
        let proof = key.proof(&"https://push.example.org:444/x/y".parse().unwrap(), 1_000).unwrap();
        let (token, public) = proof.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(public, key.public());
        let (said, signature) = token.rsplit_once('.').unwrap();
        let signature = Signature::from_slice(&decode(signature).unwrap()).unwrap();
        key.key.verifying_key().verify(said.as_bytes(), &signature).unwrap();
        let claims = decode(said.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.org:444");
        assert_eq!(claims["exp"], 1_000 + 12 * 60 * 60);
        assert_eq!(claims["sub"], "mailto:host@example.org");
    }
}
