//! What goes over a live connection: the messages above, wrapped.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use super::{Answer, Command, CommandId, Order, PersonId, Query, Reply, Seq, Snapshot, TableId, Update};

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

impl ClientMessage {
    /// Reads a message. Moves, as nearly all messages are, are read without the copies that tagged types make.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        let Ok(played) = serde_json::from_str::<Played<'_>>(text) else { return serde_json::from_str(text) };
        let Played { id, seq, moves, .. } = played;
        let moves = moves.into_iter().map(Into::into).collect();
        Ok(Self::Order(Order { id, seq, command: Command::Play { moves } }))
    }
}

/// An order to make moves, with its tags as members.
#[derive(Deserialize)]
struct Played<'a> {
    #[serde(rename = "type")]
    _type: OrderTag,
    #[serde(rename = "do")]
    _do: PlayTag,
    id: CommandId,
    seq: Seq,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OrderTag {
    Order,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum PlayTag {
    Play,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_read_as_its_type_says() {
        let texts = [
            r#"{"type":"order","id":"a","seq":7,"do":"play","moves":[{"drive":{"from":"2b","by":1}},{"pass":[]}]}"#,
            r#"{"moves":[],"do":"play","more":1,"seq":7,"id":"a","type":"order"}"#,
            r#"{"type":"order","id":"a","seq":7,"do":"undo","keep":3}"#,
            r#"{"type":"order","id":"a","seq":7,"do":"start"}"#,
            r#"{"type":"hello","protocol":1,"table":"00000000000000000000000000000000"}"#,
            r#"{"type":"ping"}"#,
        ];
        for text in texts {
            let read = ClientMessage::read(text).unwrap();
            assert_eq!(read, serde_json::from_str(text).unwrap(), "{text}");
        }
        for text in [r#"{"type":"order","id":"","seq":7,"do":"play","moves":[]}"#, r#"{"type":"order"}"#, "7"]
        {
            assert!(ClientMessage::read(text).is_err(), "{text}");
        }
    }
}
