//! What goes over a live connection: the messages above, wrapped.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Answer, Order, PersonId, Query, Reply, Seq, Snapshot, TableId, Update};

/// From a client.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message: which table, and what of it is known already.
    Hello {
        /// [`PROTOCOL`](super::PROTOCOL).
        protocol: u32,
        /// The table.
        table: TableId,
        /// The last entry that the client has, if it comes back.
        #[serde(default)]
        #[ts(optional)]
        last_seq: Option<Seq>,
    },
    /// A command.
    Order(Order),
    /// A question.
    Ask {
        /// The sender's number for it.
        #[ts(type = "number")]
        number: u64,
        /// The question.
        query: Query,
    },
    /// Are you there?
    Ping,
}

/// From the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[allow(clippy::large_enum_variant, reason = "one at a time, made to be sent")]
pub enum ServerMessage {
    /// The answer to a client's hello.
    Hello {
        /// [`PROTOCOL`](super::PROTOCOL).
        protocol: u32,
        /// Who the client is taken for.
        person: Option<PersonId>,
    },
    /// Everything, from which the updates that follow go on.
    Snapshot(Box<Snapshot>),
    /// One entry. Numbers follow each other without gaps.
    Update(Update),
    /// What became of a command. Comes after the updates that came of it.
    Answer(Answer),
    /// The answer to a question.
    Reply {
        /// The question's number.
        #[ts(type = "number")]
        number: u64,
        /// The answer.
        reply: Reply,
    },
    /// Who is connected.
    Presence {
        /// People at the table or watching.
        people: Vec<PersonId>,
        /// How many watch without a name.
        watchers: u32,
    },
    /// Yes.
    Pong,
}
