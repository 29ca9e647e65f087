// Made from crates/table/src/messages by `TALLGRASS_RENEW=1 cargo test -p table typescript`.

/** The version of these messages. */
export const PROTOCOL = 1;

/** What becomes of an [`Order`]. */
export type Answer = {
/** The command's id. */
id: CommandId, } & ({ "done": {
/** The last entry that came of it. */
seq: Seq, } } | { "refused": Refusal });

/** Why a viewer begins anew. */
export type Because = "opened" | "started" | "undone" | "over" | "abandoned" | "moved" | "preferred";

/** Where a game begins, if not at its beginning. */
export type Beginning = { "from": "setup",
/** The state. */
state: Json, } | { "from": "record",
/** The record, as text. */
text: string,
/** How many of its events. */
events: number, };

/** Who made something happen. */
export type By = { "person": PersonId } | { "bot": Level } | "forced" | "script" | "record" | "table" | "server";

/** The name of a [`ChanceRule`]: all that players are told before the end. */
export type ChanceKind = "verifiable" | "seeded" | "scripted";

/** Where chance comes from. */
export type ChanceRule = { "chance": "verifiable" } | { "chance": "seeded",
/** The seed. */
seed: string, } | { "chance": "scripted",
/** The outcomes. */
outcomes: Array<Json>,
/** What follows them. */
seed: string, };

/** Something that somebody said. */
export type ChatLine = {
/** Its entry. */
seq: Seq,
/** When. */
at: Millis,
/** Who. */
person: Person,
/** The seat from which it was said, null for a watcher. */
seat: number | null,
/** What. Plain text, never markup. */
text: string, };

/** From a client. */
export type ClientMessage = { "type": "hello",
/** [`PROTOCOL`](super::PROTOCOL). */
protocol: number,
/** The table. */
table: TableId,
/** The last entry that the client has, if it comes back. */
last_seq?: Seq, } | { "type": "order" } & Order | { "type": "ask",
/** The sender's number for it. */
number: number,
/** The question. */
query: Query, } | { "type": "ping" };

/** How long a seat may think. A turn is an unbroken run of one seat's decisions. */
export type ClockRule = { "clock": "none" } | { "clock": "turn",
/** Seconds. */
seconds: number, } | { "clock": "fischer",
/** Seconds at the start. */
seconds: number,
/** Seconds that each finished turn adds. */
increment: number, } | { "clock": "days",
/** Days. */
days: number, };

/** What the sender calls a command, so that sending it twice does it once. */
export type CommandId = string;

/** A seat's clock. */
export type Hand = {
/** What is left, at `since` if it runs. */
left: Millis,
/** Since when it runs; null if it stands. */
since: Millis | null, };

/** A game's own JSON, kept as the text that it is: made once, sent many times. */
export type Json = unknown;

/** Moves that a person is led through: those of one seat, each the only one that is taken. */
export type Lesson = {
/** The seat that learns. */
seat: number,
/** What it has to play, in order; null is any legal move. After the last it is free. */
moves: Array<Json>, };

/** How well a bot plays. Only the name is known here; who runs the bots knows what it means. */
export type Level = "random" | "explore" | "greedy" | "gentle" | "steady" | "keen" | "fierce";

/** An event that stands, with its effects, as a viewer may know them. */
export type LogLine = {
/** Its place among the events that stand, from 0. */
event: number,
/** When. */
at: Millis,
/** By whom. */
by: By,
/** Whose move it was; null is chance. */
seat: number | null,
/** The move or the outcome of chance; null if the viewer may not know it. */
what: Json | null,
/** What came of it. */
effects: Array<Json>, };

/** A point in time or a stretch of it: milliseconds, counted from 1970 if it is a point. */
export type Millis = number;

/** What somebody asks for who opens a table. */
export type Opening = {
/** The game's name. */
game: string,
/** The number of seats. */
seats: number,
/** Options of the game; those that are missing are at their default. */
options: Record<string, unknown>,
/** How long a seat may think. */
clock: ClockRule,
/** Whether strangers may find the table. */
public: boolean,
/** Whether it is to count for the ratings. */
rated: boolean,
/** The bot that plays for whoever is away. */
stand_in: Level,
/** Where chance comes from. */
chance: ChanceRule,
/** Who sits where, one for each seat; all open if empty. */
places: Array<Place>,
/** Where the game begins, if not at its beginning. */
beginning?: Beginning,
/** What one seat is led through. */
lesson?: Lesson, };

/** A command with its id and the number of the last entry that its sender had seen.
 *
 * One that comes twice under the same id of the same person is answered the same and done once. */
export type Order = {
/** The sender's name for it. */
id: CommandId,
/** The last entry that the sender had seen. */
seq: Seq, } & ({ "do": "sit",
/** Which. */
seat?: number | null, } | { "do": "leave" } | { "do": "give",
/** How well it should play. */
level: Level, } | { "do": "reclaim" } | { "do": "fill",
/** Which seat. */
seat: number,
/** How well it should play. */
level: Level, } | { "do": "free",
/** Which seat. */
seat: number, } | { "do": "host",
/** Who. */
person: PersonId, } | { "do": "contribute",
/** 64 hexadecimal digits. */
bytes: string, } | { "do": "start" } | { "do": "play",
/** In order. */
moves: Array<Json>, } | { "do": "undo",
/** How many events stay. */
keep: number, } | { "do": "answer",
/** The number of the request's entry. */
request: Seq,
/** Whether to take it back. */
yes: boolean, } | { "do": "resign" } | { "do": "abandon",
/** Whether it should end. */
yes: boolean, } | { "do": "chat",
/** What. */
text: string, } | { "do": "mute",
/** Who. */
person: PersonId,
/** Whether he is muted. */
muted: boolean, } | { "do": "hush",
/** The number of the line's entry. */
line: Seq, } | { "do": "prefer",
/** Whether they are. */
forced: boolean, } | { "do": "rematch" });

/** Somebody who has or had a seat. */
export type Participant = {
/** Who. */
person: PersonId,
/** Since when the table waits for him, if it does. */
to_move_since: Millis | null, };

/** Somebody who is at a table or looks at one. */
export type Person = {
/** Who it is. */
id: PersonId,
/** The name that others see. */
name: string,
/** Whether this is an account; a guest otherwise. */
account: boolean, };

/** The name of a person, an account or a guest, the same for ever. */
export type PersonId = string;

/** Who is to sit in a seat when a table opens. */
export type Place = { "place": "open" } | { "place": "host" } | { "place": "reserved",
/** Who. */
person: Person, } | { "place": "bot",
/** How well it plays. */
level: Level, } | { "place": "script",
/** The moves. */
moves: Array<Json>, };

/** The game as a viewer may know it. */
export type Position = {
/** How many events stand. */
events: number,
/** Who is to move. */
acting: number[],
/** What is computed from the view for people. */
insight: Json,
/** What the viewer sees. */
view: Json,
/** What the viewer may do, if it is his turn: `{"moves":[...]}` or a factored form of the game's. */
legal?: Json,
/** What the viewer may take back. */
undo: Array<UndoChoice>, };

/** What would come of some moves, computed from what the viewer may know. */
export type Preview = {
/** How many of the moves are in `view`. */
moves: number,
/** What the viewer would see. */
view: Json,
/** What is computed from it. */
insight: Json,
/** What he could do next. */
legal?: Json,
/** What would come of the moves; at a revelation also what comes of the next move before it. */
effects: Array<Json>,
/** Why it goes no further, if it does not. */
stop?: Stop, };

/** A question. It leaves no trace. */
export type Query = { "ask": "preview",
/** In order. */
moves: Array<Json>, } | { "ask": "log",
/** The first. */
from: number,
/** How many at most. */
count: number, } | { "ask": "record" } | { "ask": "look",
/** How many events. */
events: number,
/** Whose eyes. */
viewer: number | null, } | { "ask": "chart" };

/** Why a table does not do something: a tag and values as JSON, an English sentence as text.
 *
 * A refusal changes nothing, and tells nothing that its receiver could not know. */
export type Refusal = { "reason": "rule",
/** The place in the list of moves, from 0. */
index: number,
/** The rule's number. */
rule: string,
/** The game's own reason, with its values. */
why: Json,
/** The same in English. */
text: string, } | { "reason": "not-a-move",
/** The place in the list of moves, from 0. */
index: number,
/** What is wrong with it. */
text: string, } | { "reason": "move-count",
/** The most that is taken. */
most: number, } | { "reason": "too-far-ahead",
/** The first move that is too far. */
index: number, } | { "reason": "off-lesson",
/** The lesson's step, from 0. */
step: number, } | { "reason": "stale",
/** When it was made. */
made: Seq,
/** What it should have seen. */
since: Seq, } | { "reason": "future",
/** The entry. */
seq: Seq, } | { "reason": "not-started" } | { "reason": "started" } | { "reason": "ended" } | { "reason": "not-ended" } | { "reason": "no-seat" } | { "reason": "seated",
/** Which. */
seat: number, } | { "reason": "no-such-seat",
/** Which. */
seat: number, } | { "reason": "seat-taken",
/** Which. */
seat: number, } | { "reason": "full" } | { "reason": "seat-empty",
/** Which. */
seat: number, } | { "reason": "seen-another",
/** Which. */
seat: number, } | { "reason": "away" } | { "reason": "present" } | { "reason": "resigned" } | { "reason": "time-is-up" } | { "reason": "not-your-turn",
/** Who is to move. */
acting: number[], } | { "reason": "host-only" } | { "reason": "nobody-like-that" } | { "reason": "seated-talk" } | { "reason": "no-bytes-needed" } | { "reason": "bad-bytes" } | { "reason": "nothing-to-undo" } | { "reason": "request-open",
/** Its entry. */
request: Seq, } | { "reason": "request-closed" } | { "reason": "already" } | { "reason": "empty-line" } | { "reason": "long-line",
/** The most characters. */
most: number, } | { "reason": "too-much-chat",
/** How long. */
wait: Millis, } | { "reason": "muted" } | { "reason": "no-such-line" } | { "reason": "not-yet" } | { "reason": "no-such-event",
/** Which. */
event: number, } | { "reason": "opening",
/** What is wrong. */
text: string, };

/** The answer to a [`Query`]. */
export type Reply = { "reply": "preview" } & Preview | { "reply": "log",
/** In order. */
lines: Array<LogLine>,
/** How many there are in all. */
events: number, } | { "reply": "record",
/** One JSON object a line. */
text: string, } | { "reply": "look",
/** What the viewer sees. */
view: Json,
/** What is computed from it. */
insight: Json, } | { "reply": "chart",
/** By event, then by seat. */
standing: Array<Array<number>>, } | { "reply": "refused" } & Refusal;

/** Requests that wait for answers. */
export type Requests = {
/** To take something back. */
undo: UndoRequest | null,
/** Seats that agree to end the game without a result. */
abandon: number[], };

/** What everyone sees of a seat. */
export type SeatCard = {
/** Whose seat it is, present or away. */
person: Person | null,
/** Whether its person has given up. */
resigned: boolean,
/** Whether its person has added bytes to what chance is made from. */
contributed: boolean,
/** For whom it is kept, as long as nobody sits in it. */
reserved?: Person, } & ({ "player": "nobody" } | { "player": "person" } | { "player": "bot",
/** How well it plays. */
level: Level, } | { "player": "script" });

/** The number of an entry in a table's journal, from 1 without gaps; 0 is before the first. */
export type Seq = number;

/** From the server. */
export type ServerMessage = { "type": "hello",
/** [`PROTOCOL`](super::PROTOCOL). */
protocol: number,
/** Who the client is taken for. */
person: PersonId | null, } | { "type": "snapshot" } & Snapshot | { "type": "update" } & Update | { "type": "answer" } & Answer | { "type": "reply",
/** The question's number. */
number: number,
/** The answer. */
reply: Reply, } | { "type": "presence",
/** People at the table or watching. */
people: Array<PersonId>,
/** How many watch without a name. */
watchers: number, } | { "type": "pong" };

/** Everything that a viewer may know of a table, up to and including entry `seq`. */
export type Snapshot = {
/** The last entry that is in it. */
seq: Seq,
/** What the table is. */
terms: Terms,
/** Whose eyes it is made for. */
viewer: number | null,
/** What else is known of the person it is made for. */
you: You,
/** What was said, the last lines, oldest first. */
chat: Array<ChatLine>,
/** How far it is. */
stage?: Stage,
/** Whether it counts for the ratings, as far as is known now. */
rated?: boolean,
/** Who is its host. */
host?: PersonId,
/** Who sits where. */
seats?: Array<SeatCard>,
/** The game, once it has begun. */
position?: Position,
/** The clocks, if there are any and the game has begun. */
clocks?: Array<Hand>,
/** Requests that wait for answers. */
requests?: Requests, };

/** How far a table is. */
export type Stage = { "stage": "gathering" } | { "stage": "playing",
/** Since when. */
started: Millis, } | { "stage": "over",
/** Since when. */
ended: Millis,
/** How it ended, as the record says it: `ranks`, `scores`, `detail`. */
result: Json,
/** The server's secret, if chance was verifiable. */
secret?: string,
/** The next game of the same people. */
rematch?: TableId, } | { "stage": "abandoned",
/** Since when. */
ended: Millis,
/** The server's secret, if chance was verifiable. */
secret?: string,
/** The next game of the same people. */
rematch?: TableId, };

/** Why a preview goes no further. */
export type Stop = "chance" | "revelation" | "over";

/** A game to look back at, from its first event to its last: everything but the positions. */
export type Story = {
/** The game's name. */
game: string,
/** The version of its rules. */
rules: number,
/** The number of seats. */
seats: number,
/** All options. */
options: Record<string, unknown>,
/** Who sat where, as far as the record says it. */
names: Array<string | null>,
/** When it began, in milliseconds, if the record says it. */
start: number | null,
/** How many games the record holds. */
games: number,
/** What happened, with its effects. */
lines: Array<StoryLine>,
/** How every seat stood, after 0 events, after 1, and so on. */
standing: Array<Array<number>>,
/** How it ended, if it did: `ranks`, `scores`, `detail`. */
result: Json | null, };

/** An event of a [`Story`], as a viewer may know it. */
export type StoryLine = {
/** Whose move it was; null is chance. */
seat: number | null,
/** Who made it, if not the person of the seat: `bot:steady`, `forced`, `script`, `record`. */
by?: string,
/** The move or the outcome of chance; null if the viewer may not know it. */
what: Json | null,
/** What came of it. */
effects: Array<Json>, };

/** A position of a [`Story`], as a viewer sees it. */
export type StoryPosition = {
/** Who is to move. */
acting: number[],
/** What the viewer sees. */
view: Json,
/** What is computed from it for people. */
insight: Json, };

/** What lists show of a table. All of it follows from the journal, and all of it is open to whoever may find it. */
export type Summary = {
/** What the table is. */
terms: Terms,
/** How far it is. */
stage: Stage,
/** Since when it has been that far. */
since: Millis,
/** Whether it counts for the ratings. */
rated: boolean,
/** Whether it is a lesson that goes on. */
lesson: boolean,
/** Who is its host. */
host: PersonId,
/** Who sits where. */
seats: Array<SeatCard>,
/** Everybody who has or had a seat. */
people: Array<Participant>,
/** How many events stand. */
events: number, };

/** The name of a table, the same for ever. */
export type TableId = string;

/** What a table is: fixed when it opens. */
export type Terms = {
/** The table's name. */
table: TableId,
/** The game's name. */
game: string,
/** The version of its rules. */
rules: number,
/** The number of seats. */
seats: number,
/** All options. */
options: Record<string, unknown>,
/** How long a seat may think. */
clock: ClockRule,
/** Whether strangers may find it. */
public: boolean,
/** The bot that plays for whoever is away. */
stand_in: Level,
/** Where chance comes from. */
chance: ChanceKind,
/** The hash of the server's secret, if chance is verifiable. */
commit?: string,
/** Whether the game begins elsewhere than at its beginning. */
setup: boolean,
/** How many events were there before the table. */
prefix: number,
/** When it was opened. */
opened: Millis, };

/** A point that a seat can go back to. */
export type UndoChoice = {
/** How many events stay: what an undo command names. */
keep: number,
/** Whether nobody needs to be asked. */
free: boolean,
/** Whether the game no longer counts for the ratings then. */
unrated: boolean, };

/** A request to take something back. */
export type UndoRequest = {
/** Its entry. */
request: Seq,
/** Who asks. */
seat: number,
/** How many events are to stay. */
keep: number,
/** Whether the game no longer counts for the ratings then. */
unrated: boolean,
/** Who has agreed. */
agreed: number[],
/** Who still has to answer. */
waiting: number[], };

/** What a viewer is told of one entry: every entry has one, also those of which he may know nothing. */
export type Update = {
/** The entry. */
seq: Seq,
/** When. */
at: Millis,
/** By whom. */
by: By, } & ({ "event": "afresh",
/** Why. */
because: Because,
/** Everything. */
snapshot: Snapshot, } | { "event": "move",
/** Which. */
seat: number,
/** How; null if the viewer may not know. */
move: Json | null,
/** What came of it. */
effects: Array<Json>, } | { "event": "chance",
/** How; null if the viewer may not know. */
chance: Json | null,
/** What came of it. */
effects: Array<Json>, } | { "event": "sit",
/** Which. */
seat: number,
/** Who. */
person: Person, } | { "event": "leave",
/** Which. */
seat: number, } | { "event": "bot",
/** Which. */
seat: number,
/** How well. */
level: Level, } | { "event": "back",
/** Which. */
seat: number, } | { "event": "clock",
/** Which. */
seat: number,
/** How well. */
level: Level, } | { "event": "resign",
/** Which. */
seat: number,
/** How well. */
level: Level, } | { "event": "contribute",
/** Which. */
seat: number, } | { "event": "host",
/** Who. */
person: PersonId, } | { "event": "request",
/** Which. */
seat: number,
/** How many events are to stay. */
keep: number, } | { "event": "answer",
/** Which. */
seat: number,
/** Whether it agrees. */
yes: boolean, } | { "event": "abandon",
/** Which. */
seat: number,
/** Whether it should end. */
yes: boolean, } | { "event": "chat",
/** What. */
line: ChatLine, } | { "event": "hush",
/** Which. */
line: Seq, } | { "event": "mute",
/** Who. */
person: PersonId,
/** Whether he is. */
muted: boolean, } | { "event": "rematch",
/** Where. */
table: TableId, } | { "event": "outage",
/** For how long. */
lasted: Millis, } | { "event": "person",
/** Who he was. */
was: PersonId,
/** Who he is. */
person: Person, } | { "event": "hidden" }) & {
/** How far it is. */
stage?: Stage,
/** Whether it counts for the ratings, as far as is known now. */
rated?: boolean,
/** Who is its host. */
host?: PersonId,
/** Who sits where. */
seats?: Array<SeatCard>,
/** The game, once it has begun. */
position?: Position,
/** The clocks, if there are any and the game has begun. */
clocks?: Array<Hand>,
/** Requests that wait for answers. */
requests?: Requests, };

/** What concerns the person alone that a snapshot is made for. */
export type You = {
/** Who he is, if the table was told. */
person: PersonId | null,
/** Whether moves that everyone can see are forced are made for him. */
forced: boolean,
/** Whether the table waits for bytes of his. */
contribute: boolean,
/** Whether he may not talk. */
muted: boolean,
/** The step of the lesson that he is at, from 0. */
lesson?: number, };
