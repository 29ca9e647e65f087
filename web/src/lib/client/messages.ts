/** What goes between a table and the browser, as the `table` crate types it. */

export type Seq = number;
export type Millis = number;
export type TableId = string;
export type PersonId = string;
export type CommandId = string;

/** The version of these messages. */
export const PROTOCOL = 1;

export type Level = 'random' | 'explore' | 'greedy' | 'gentle' | 'steady' | 'keen' | 'fierce';

export interface Person {
  id: PersonId;
  name: string;
  account: boolean;
}

export type ClockRule =
  | { clock: 'none' }
  | { clock: 'turn'; seconds: number }
  | { clock: 'fischer'; seconds: number; increment: number }
  | { clock: 'days'; days: number };

export type Place =
  | { place: 'open' }
  | { place: 'host' }
  | { place: 'reserved'; person: Person }
  | { place: 'bot'; level: Level };

/** What somebody asks for who opens a table. */
export interface Opening {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  clock: ClockRule;
  public: boolean;
  rated: boolean;
  stand_in: Level;
  places: Place[];
}

export type Command =
  | { do: 'sit'; seat?: number | null }
  | { do: 'leave' }
  | { do: 'give'; level: Level }
  | { do: 'reclaim' }
  | { do: 'fill'; seat: number; level: Level }
  | { do: 'free'; seat: number }
  | { do: 'host'; person: PersonId }
  | { do: 'contribute'; bytes: string }
  | { do: 'start' }
  | { do: 'play'; moves: unknown[] }
  | { do: 'undo'; keep: number }
  | { do: 'answer'; request: Seq; yes: boolean }
  | { do: 'resign' }
  | { do: 'abandon'; yes: boolean }
  | { do: 'chat'; text: string }
  | { do: 'mute'; person: PersonId; muted: boolean }
  | { do: 'hush'; line: Seq }
  | { do: 'prefer'; forced: boolean }
  | { do: 'rematch' };

export type Order = { id: CommandId; seq: Seq } & Command;

export type Answer = { id: CommandId } & ({ done: { seq: Seq } } | { refused: TableRefusal });

/** Why a table does not do something. */
export type TableRefusal =
  | { reason: 'rule'; index: number; rule: string; why: unknown; text: string }
  | { reason: 'not-a-move'; index: number; text: string }
  | { reason: 'move-count'; most: number }
  | { reason: 'too-far-ahead'; index: number }
  | { reason: 'off-lesson'; step: number }
  | { reason: 'stale'; made: Seq; since: Seq }
  | { reason: 'future'; seq: Seq }
  | { reason: 'seated' | 'no-such-seat' | 'seat-taken' | 'seat-empty' | 'seen-another'; seat: number }
  | { reason: 'not-your-turn'; acting: number[] }
  | { reason: 'request-open'; request: Seq }
  | { reason: 'long-line'; most: number }
  | { reason: 'too-much-chat'; wait: Millis }
  | { reason: 'no-such-event'; event: number }
  | { reason: 'opening'; text: string }
  | {
      reason:
        | 'not-started'
        | 'started'
        | 'ended'
        | 'not-ended'
        | 'no-seat'
        | 'full'
        | 'away'
        | 'present'
        | 'resigned'
        | 'time-is-up'
        | 'host-only'
        | 'nobody-like-that'
        | 'seated-talk'
        | 'no-bytes-needed'
        | 'bad-bytes'
        | 'nothing-to-undo'
        | 'request-closed'
        | 'already'
        | 'empty-line'
        | 'muted'
        | 'no-such-line'
        | 'not-yet';
    };

export interface Terms {
  table: TableId;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, unknown>;
  clock: ClockRule;
  public: boolean;
  stand_in: Level;
  chance: 'verifiable' | 'seeded' | 'scripted';
  commit?: string;
  setup: boolean;
  prefix: number;
  opened: Millis;
}

export interface You {
  person: PersonId | null;
  forced: boolean;
  contribute: boolean;
  muted: boolean;
  lesson?: number;
}

export interface Result {
  ranks: number[];
  scores: number[];
  detail: unknown;
}

export type Stage =
  | { stage: 'gathering' }
  | { stage: 'playing'; started: Millis }
  | { stage: 'over'; ended: Millis; result: Result; secret?: string; rematch?: TableId }
  | { stage: 'abandoned'; ended: Millis; secret?: string; rematch?: TableId };

export type Player =
  { player: 'nobody' } | { player: 'person' } | { player: 'bot'; level: Level } | { player: 'script' };

export type SeatCard = Player & {
  person: Person | null;
  resigned: boolean;
  contributed: boolean;
  reserved?: Person;
};

export interface UndoChoice {
  keep: number;
  free: boolean;
  unrated: boolean;
}

export interface Position {
  events: number;
  acting: number[];
  view: unknown;
  insight: unknown;
  legal?: { moves?: unknown[] };
  undo: UndoChoice[];
}

/** A seat's clock. */
export interface Hand {
  left: Millis;
  since: Millis | null;
}

export interface UndoRequest {
  request: Seq;
  seat: number;
  keep: number;
  unrated: boolean;
  agreed: number[];
  waiting: number[];
}

export interface Requests {
  undo: UndoRequest | null;
  abandon: number[];
}

export interface ChatLine {
  seq: Seq;
  at: Millis;
  person: Person;
  seat: number | null;
  text: string;
}

/** The changing parts of a table: in the snapshot all, in an update those that have changed. */
export interface Parts {
  stage?: Stage;
  rated?: boolean;
  host?: PersonId;
  seats?: SeatCard[];
  position?: Position;
  clocks?: Hand[];
  requests?: Requests;
}

export type Snapshot = Parts & {
  seq: Seq;
  terms: Terms;
  viewer: number | null;
  you: You;
  chat: ChatLine[];
};

export type By = { person: PersonId } | { bot: Level } | 'forced' | 'script' | 'record' | 'table' | 'server';

export type Because = 'opened' | 'started' | 'undone' | 'over' | 'abandoned' | 'moved' | 'preferred';

export type Event =
  | { event: 'afresh'; because: Because; snapshot: Snapshot }
  | { event: 'move'; seat: number; move: unknown; effects: unknown[] }
  | { event: 'chance'; chance: unknown; effects: unknown[] }
  | { event: 'sit'; seat: number; person: Person }
  | { event: 'leave' | 'back' | 'contribute'; seat: number }
  | { event: 'bot' | 'clock' | 'resign'; seat: number; level: Level }
  | { event: 'host'; person: PersonId }
  | { event: 'request'; seat: number; keep: number }
  | { event: 'answer' | 'abandon'; seat: number; yes: boolean }
  | { event: 'chat'; line: ChatLine }
  | { event: 'hush'; line: Seq }
  | { event: 'mute'; person: PersonId; muted: boolean }
  | { event: 'rematch'; table: TableId }
  | { event: 'outage'; lasted: Millis }
  | { event: 'person'; was: PersonId; person: Person }
  | { event: 'hidden' };

export type Update = Event & Parts & { seq: Seq; at: Millis; by: By };

export type Query =
  | { ask: 'preview'; moves: unknown[] }
  | { ask: 'log'; from: number; count: number }
  | { ask: 'record' }
  | { ask: 'look'; events: number; viewer: number | null }
  | { ask: 'chart' };

export interface Preview {
  moves: number;
  view: unknown;
  insight: unknown;
  legal?: { moves?: unknown[] };
  effects: unknown[];
  stop?: 'chance' | 'revelation' | 'over';
}

export interface LogLine {
  event: number;
  at: Millis;
  by: By;
  seat: number | null;
  what: unknown;
  effects: unknown[];
}

export type Reply =
  | ({ reply: 'preview' } & Preview)
  | { reply: 'log'; lines: LogLine[]; events: number }
  | { reply: 'record'; text: string }
  | { reply: 'look'; view: unknown; insight: unknown }
  | { reply: 'chart'; standing: number[][] }
  | ({ reply: 'refused' } & TableRefusal);

export type ClientMessage =
  | { type: 'hello'; protocol: number; table: TableId; last_seq?: Seq }
  | ({ type: 'order' } & Order)
  | { type: 'ask'; number: number; query: Query }
  | { type: 'ping' };

export type ServerMessage =
  | { type: 'hello'; protocol: number; person: PersonId | null }
  | ({ type: 'snapshot' } & Snapshot)
  | ({ type: 'update' } & Update)
  | ({ type: 'answer' } & Answer)
  | { type: 'reply'; number: number; reply: Reply }
  | { type: 'presence'; people: PersonId[]; watchers: number }
  | { type: 'pong' };
