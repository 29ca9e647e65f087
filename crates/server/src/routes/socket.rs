//! The live connection to one table.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::any;
use futures_util::SinkExt;
use table::messages::{Answer, ClientMessage, PROTOCOL, PersonId, Refusal, Seq, ServerMessage, Verdict};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::access::{self, Scope};
use crate::app::{App, Ended, Visitor, Who, stopped};
use crate::connections::Counted;
use crate::error::Error;
use crate::ids;
use crate::live::{Live, Present, text};
use crate::throttle::Throttle;

pub(super) fn router() -> Router<App> {
    Router::new().route("/ws", any(upgrade))
}

/// The most bytes of a message that comes in.
const MESSAGE: usize = 8 << 10;
/// The most bytes that a socket can be closed with, besides the code (RFC 6455, 5.5).
const LAST_WORDS: usize = 123;
/// Why the server ends a connection. From 4000 on, coming back is no use.
mod code {
    pub(super) const STOPPING: u16 = 1001;
    pub(super) const BINARY: u16 = 1003;
    pub(super) const SILENT: u16 = 1008;
    pub(super) const TOO_BIG: u16 = 1009;
    pub(super) const TRY_LATER: u16 = 1013;
    pub(super) const MALFORMED: u16 = 4400;
    pub(super) const SESSION_ENDED: u16 = 4401;
    pub(super) const FORBIDDEN: u16 = 4403;
    pub(super) const NO_TABLE: u16 = 4404;
    pub(super) const OTHER_PROTOCOL: u16 = 4406;
}

/// Why a conversation is over: what the other side is told.
struct Over(u16, &'static str);

impl From<Error> for Over {
    fn from(error: Error) -> Self {
        match error {
            Error::NotFound => Self(code::NO_TABLE, "no such table"),
            Error::NotSignedIn | Error::WrongSecret => Self(code::SESSION_ENDED, "session ended"),
            Error::Forbidden(why) => Self(code::FORBIDDEN, why),
            Error::Stopping => Self(code::STOPPING, "server stops"),
            Error::Store(store::Error::Full) => Self(code::TRY_LATER, "disk full"),
            _ => Self(code::TRY_LATER, "try again later"),
        }
    }
}

/// The line is gone: nobody can be told anything.
struct Gone;

/// How a conversation ends.
enum End {
    Over(Over),
    /// A message was none; the text says why.
    Misread(String),
    Gone,
}

impl From<Gone> for End {
    fn from(_: Gone) -> Self {
        Self::Gone
    }
}

impl<T: Into<Over>> From<T> for End {
    fn from(over: T) -> Self {
        Self::Over(over.into())
    }
}

async fn upgrade(
    State(app): State<App>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let counted = app.sockets.count(visitor.address).ok_or(Error::TooMuch)?;
    let upgrade = upgrade
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .read_buffer_size(4 << 10)
        .write_buffer_size(32 << 10)
        .max_write_buffer_size(1 << 20);
    Ok(upgrade.on_upgrade(move |socket| run(app, visitor, socket, counted)))
}

async fn run(app: App, visitor: Visitor, socket: WebSocket, _counted: Counted) {
    metrics::gauge!("tallgrass_sockets").increment(1);
    let mut line = Line { socket, slow: app.settings.patience.slow };
    let over = match converse(app, visitor, &mut line).await {
        End::Over(Over(code, reason)) => Some((code, reason.to_owned())),
        End::Misread(why) => Some((code::MALFORMED, why)),
        End::Gone => None,
    };
    if let Some((code, reason)) = over {
        tracing::debug!(code, reason, "a socket was closed");
        line.close(code, &reason).await;
    }
    metrics::gauge!("tallgrass_sockets").decrement(1);
}

async fn converse(app: App, visitor: Visitor, line: &mut Line) -> End {
    // From before the table is looked at, so that nothing can end unnoticed in between.
    let ended = app.ended.subscribe();
    let talk = match greet(app, visitor, line).await {
        Ok(talk) => talk,
        Err(end) => return end,
    };
    match talk.run(line, ended).await {
        Ok(never) => match never {},
        Err(end) => end,
    }
}

/// Hears the first message and answers it with all that there is to know.
async fn greet(app: App, visitor: Visitor, line: &mut Line) -> Result<Talk, End> {
    let first = match timeout(app.settings.patience.hello, line.hear()).await {
        Ok(heard) => heard?,
        Err(_) => return Err(Over(code::SILENT, "no hello").into()),
    };
    let ClientMessage::Hello { protocol, table, last_seq } = first else {
        return Err(Over(code::MALFORMED, "hello comes first").into());
    };
    if protocol != PROTOCOL {
        return Err(Over(code::OTHER_PROTOCOL, "another protocol").into());
    }
    let id = ids::stored_table(&table).map_err(|_| Error::NotFound)?;
    let live = access::enter(&app, table.as_str(), visitor.who.as_ref(), Scope::Read).await?;
    let person = visitor.who.as_ref().map(|who| ids::person_id(who.person.id));
    let (seq, present) = (live.follow(), live.come(person.clone()));
    line.feed(text(&ServerMessage::Hello { protocol: PROTOCOL, person: person.clone() })).await?;
    let throttle = Throttle::new(app.settings.messages_per_second);
    let last = last_seq.unwrap_or_default();
    let mut talk = Talk { app, id, who: visitor.who, person, live, seq, present, last, throttle };
    if last_seq.is_some() {
        talk.catch_up(line).await?;
    } else {
        let snapshot = talk.live.snapshot(talk.person.as_ref()).await?;
        talk.last = snapshot.seq;
        line.feed(text(&ServerMessage::Snapshot(Box::new(snapshot)))).await?;
    }
    talk.tell_presence(line).await?;
    line.flush().await?;
    Ok(talk)
}

/// A conversation about one table.
struct Talk {
    app: App,
    id: store::TableId,
    who: Option<Who>,
    person: Option<PersonId>,
    live: Arc<Live>,
    seq: watch::Receiver<Seq>,
    present: Present,
    /// The last entry that the other side has.
    last: Seq,
    throttle: Throttle,
}

impl Talk {
    async fn run(
        mut self,
        line: &mut Line,
        ended: broadcast::Receiver<Ended>,
    ) -> Result<std::convert::Infallible, End> {
        let patience = self.app.settings.patience;
        let mut heard = Instant::now();
        // What comes rarely is waited for once, not anew after every message.
        let mut stop = self.app.stop.clone();
        let mut stopped = pin!(stopped(&mut stop));
        let mut ending = pin!(next_ending(ended));
        let mut alarm = pin!(sleep_until(heard + patience.ping));
        loop {
            tokio::select! {
                biased;
                () = &mut stopped => return Err(Over(code::STOPPING, "server stops").into()),
                (what, ended) = &mut ending => {
                    ending.set(next_ending(ended));
                    self.hear_of_end(what).await?;
                }
                changed = self.seq.changed() => {
                    changed.map_err(|_| Over(code::TRY_LATER, "try again later"))?;
                    self.catch_up(line).await?;
                    line.flush().await?;
                }
                _ = self.present.changes.changed() => {
                    self.tell_presence(line).await?;
                    line.flush().await?;
                }
                message = line.next() => {
                    heard = Instant::now();
                    if let Some(message) = message? {
                        // Whoever talks too fast is heard later, and delays nobody else.
                        self.throttle.pass().await;
                        self.answer(line, message).await?;
                        line.flush().await?;
                    }
                }
                () = &mut alarm => {
                    let quiet = heard.elapsed();
                    if quiet > patience.dead {
                        return Err(Over(code::SILENT, "no sign of life").into());
                    }
                    let ask = quiet >= patience.ping;
                    let since = if ask { Instant::now() } else { heard };
                    alarm.as_mut().reset(since + patience.ping);
                    if ask {
                        line.send(Message::Ping(axum::body::Bytes::new())).await?;
                        line.flush().await?;
                    }
                }
            }
        }
    }

    async fn answer(&mut self, line: &mut Line, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Hello { .. } => Err(Over(code::MALFORMED, "hello comes once").into()),
            ClientMessage::Ping => Ok(line.feed(text(&ServerMessage::Pong)).await?),
            ClientMessage::Ask { number, query } => {
                let reply = self.live.answer(self.person.as_ref(), &query).await?;
                Ok(line.feed(text(&ServerMessage::Reply { number, reply })).await?)
            }
            ClientMessage::Order(order) => {
                let id = order.id.clone();
                let answer = match self.order(order).await {
                    Ok(answer) => answer,
                    Err(Error::Forbidden(_) | Error::NotSignedIn) => {
                        Answer { id, verdict: Verdict::Refused(Refusal::NoSeat) }
                    }
                    Err(error) => return Err(error.into()),
                };
                // What came of it is told before that it was done.
                self.catch_up(line).await?;
                Ok(line.feed(text(&ServerMessage::Answer(answer))).await?)
            }
        }
    }

    async fn order(&self, mut order: table::messages::Order) -> Result<Answer, Error> {
        let who = self.who.as_ref().ok_or(Error::NotSignedIn)?;
        who.check(Scope::Play, Some(self.id))?;
        access::check_sit(&self.app, &self.live, who, &mut order.command).await?;
        self.live.order(who.card(), order).await
    }

    /// Tells everything after the last entry that the other side has.
    async fn catch_up(&mut self, line: &mut Line) -> Result<(), End> {
        self.seq.borrow_and_update();
        let (now, messages) = self.live.messages(self.last, self.person.as_ref()).await?;
        self.last = now;
        for message in messages.iter() {
            line.feed(message.clone()).await?;
        }
        Ok(())
    }

    async fn tell_presence(&mut self, line: &mut Line) -> Result<(), Gone> {
        let message = self.present.changes.borrow_and_update().message();
        line.feed(text(&message)).await
    }

    /// Ends the conversation if it lived by what has ended.
    async fn hear_of_end(&self, what: Result<Ended, broadcast::error::RecvError>) -> Result<(), End> {
        let over = Over(code::SESSION_ENDED, "session ended");
        let who = self.who.as_ref();
        match what {
            Ok(Ended::Key(key)) if who.is_some_and(|who| who.key.id() == key) => Err(over.into()),
            Ok(Ended::Person(person)) if who.is_some_and(|who| who.person.id == person) => Err(over.into()),
            Ok(Ended::Link(table)) if table == self.id => {
                let may = access::may_see(&self.app, self.id, &self.live, who).await?;
                if may { Ok(()) } else { Err(Error::NotFound.into()) }
            }
            Ok(_) => Ok(()),
            // More has ended than could be told: whoever comes back is looked at anew.
            Err(_) => Err(Over(code::TRY_LATER, "try again later").into()),
        }
    }
}

/// The next thing that ends, and the way to those after it.
async fn next_ending(
    mut ended: broadcast::Receiver<Ended>,
) -> (Result<Ended, broadcast::error::RecvError>, broadcast::Receiver<Ended>) {
    (ended.recv().await, ended)
}

/// Why a text is not a message, as short as the last words on a socket have to be.
fn misread(text: &str) -> String {
    let mut why = format!("not a message: {}", game::reading::explain::<ClientMessage>(text.as_bytes()));
    if why.len() > LAST_WORDS {
        while why.len() > LAST_WORDS - 3 {
            why.pop();
        }
        why.push_str("...");
    }
    why
}

/// A socket that speaks the protocol.
struct Line {
    socket: WebSocket,
    /// How long the other side may take to read.
    slow: Duration,
}

impl Line {
    /// The next message of the protocol; none if it was something below it.
    async fn next(&mut self) -> Result<Option<ClientMessage>, End> {
        match self.socket.recv().await {
            Some(Ok(Message::Text(text))) => match ClientMessage::read(&text) {
                Ok(message) => Ok(Some(message)),
                Err(_) => Err(End::Misread(misread(&text))),
            },
            Some(Ok(Message::Binary(_))) => Err(Over(code::BINARY, "text only").into()),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(None),
            Some(Ok(Message::Close(_))) | None => Err(End::Gone),
            // If the line is broken, nobody hears this.
            Some(Err(_)) => Err(Over(code::TOO_BIG, "too big").into()),
        }
    }

    async fn hear(&mut self) -> Result<ClientMessage, End> {
        loop {
            if let Some(message) = self.next().await? {
                return Ok(message);
            }
        }
    }

    async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.send(Message::Text(text)).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(self.slow, self.socket.feed(message)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    async fn flush(&mut self) -> Result<(), Gone> {
        match timeout(self.slow, SinkExt::flush(&mut self.socket)).await {
            Ok(Ok(())) => Ok(()),
            _ => Err(Gone),
        }
    }

    async fn close(&mut self, code: u16, reason: &str) {
        let frame = CloseFrame { code, reason: reason.into() };
        // The other side may be gone or not read; then it is not told.
        let told = timeout(self.slow, self.socket.send(Message::Close(Some(frame)))).await;
        if matches!(told, Ok(Ok(()))) {
            // Until it says that it has heard: a line that is cut before loses what was said.
            _ = timeout(Duration::from_secs(1), self.socket.recv()).await;
        }
    }
}
