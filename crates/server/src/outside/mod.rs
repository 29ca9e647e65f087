//! What the server sends to others: to browsers' push services and to webhooks.
//!
//! | module | what it holds |
//! | --- | --- |
//! | `address` | which addresses are in the public internet |
//! | `post` | [`Outside`]: one request to one checked address |
//!
//! Addresses come from people, so nothing that is reachable from the server alone may be reached through them: a name
//! is resolved once, what it stands for is checked, and that very address is connected to. There are no redirects,
//! and nothing of an answer but its status is looked at.

mod address;
mod post;

pub(crate) use post::{NotSent, Outside};

/// How far messages to others may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reach {
    /// To public addresses, over TLS.
    #[default]
    Public,
    /// Anywhere, also in the clear. For tests, which have their receivers on this machine; no setting leads here.
    Anywhere,
}
