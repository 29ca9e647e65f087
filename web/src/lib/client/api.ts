/** The lobby, accounts and sessions over HTTP. */

import type { ClockRule, Level, Opening, PersonId, TableId } from './messages';

/** Who is using this browser. */
export interface Me {
  readonly id: PersonId;
  readonly name: string;
  readonly account: boolean;
}

/** A table as lists show it. */
export interface TableCard {
  readonly table: TableId;
  readonly game: string;
  readonly host: string;
  readonly seats: readonly { readonly name: string | null; readonly bot: Level | null }[];
  readonly clock: ClockRule;
  readonly options: Record<string, unknown>;
  readonly stage: 'gathering' | 'playing' | 'over' | 'abandoned';
  /** Whether strangers may find it. */
  readonly public: boolean;
  /** Whether it counts for the ratings. */
  readonly rated: boolean;
  /** Whether it is a lesson that goes on. */
  readonly lesson: boolean;
  /** Seats of people who are to move. */
  readonly acting: readonly number[];
  /** The seat of whoever asks, if any. */
  readonly mine: number | null;
  /** How much has happened: entries of its journal. */
  readonly turn: number;
  /** When something last happened, in milliseconds. */
  readonly at: number;
  /** Each seat's place, after the end. */
  readonly ranks?: readonly number[];
}

export interface Lobby {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
  readonly playing: readonly TableCard[];
  readonly finished: readonly TableCard[];
}

export interface Session {
  readonly id: string;
  readonly current: boolean;
  readonly agent: string;
  readonly at: number;
}

/** A page of a list. */
export interface TablePage {
  readonly tables: readonly TableCard[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

/** The lists that are longer than the lobby shows. */
export type TableList = 'mine' | 'turn' | 'open' | 'playing' | 'finished' | 'played';

export interface Rating {
  readonly game: string;
  readonly seats: number;
  readonly rating: number;
  readonly uncertainty: number;
  readonly games: number;
}

export interface Profile {
  readonly id: PersonId;
  readonly name: string;
  readonly account: boolean;
  readonly since: number;
  readonly ratings: readonly Rating[];
  readonly finished: readonly TableCard[];
}

/** One of the best, in the list of a game. */
export interface Leader extends Rating {
  readonly id: PersonId;
  readonly name: string;
}

/** A game as the server offers it: its seats, and its options at their defaults. */
export interface GameOffer {
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly number[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Offer {
  readonly games: readonly GameOffer[];
  readonly levels: readonly Level[];
}

export interface Opened {
  readonly table: TableId;
}

/** What a link gives: a seat, any free one, or with null a look. */
export type LinkSeat = number | 'any' | null;

/** A new link; its secret is shown this once. */
export interface MadeLink {
  readonly id: string;
  readonly seat: LinkSeat;
  readonly path: string;
}

export interface Followed {
  readonly table: TableId;
  readonly seat: LinkSeat;
}

/** What the server would not do. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

export interface Api {
  me(): Promise<Me | null>;
  beGuest(name: string): Promise<Me>;
  signUp(name: string, password: string): Promise<{ me: Me; recovery: string }>;
  /** The guest's games come along, unless `keep` is false. */
  logIn(name: string, password: string, keep?: boolean): Promise<Me>;
  /** The code is used up; a new one comes back. */
  recover(name: string, recovery: string, password: string): Promise<Me & { recovery: string }>;
  logOut(): Promise<void>;
  rename(name: string): Promise<Me>;
  sessions(): Promise<readonly Session[]>;
  revoke(session: string): Promise<void>;
  lobby(): Promise<Lobby>;
  tables(list: TableList, after?: string): Promise<TablePage>;
  games(): Promise<Offer>;
  open(opening: Opening): Promise<Opened>;
  /** Makes a link to a table of one's own. */
  invite(table: TableId, seat: LinkSeat): Promise<MadeLink>;
  /** Goes in by a link. */
  follow(secret: string): Promise<Followed>;
  profile(person: PersonId): Promise<Profile>;
  leaders(game: string, seats: number): Promise<readonly Leader[]>;
  pushKey(): Promise<{ key: string }>;
  subscribe(subscription: PushSubscriptionJSON, text: string): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
}

/** The real server. */
export class HttpApi implements Api {
  me = () => this.#call<Me | null>('GET', '/api/me');
  beGuest = (name: string) => this.#call<Me>('POST', '/api/guest', { name });
  signUp = (name: string, password: string) =>
    this.#call<{ me: Me; recovery: string }>('POST', '/api/account', { name, password });
  logIn = (name: string, password: string, keep = true) =>
    this.#call<Me>('POST', '/api/login', { name, password, keep });
  recover = (name: string, recovery: string, password: string) =>
    this.#call<Me & { recovery: string }>('POST', '/api/recover', { name, recovery, password });
  logOut = () => this.#call<undefined>('POST', '/api/logout', {});
  rename = (name: string) => this.#call<Me>('POST', '/api/me', { name });
  sessions = () => this.#call<readonly Session[]>('GET', '/api/sessions');
  revoke = (session: string) =>
    this.#call<undefined>('DELETE', `/api/sessions/${encodeURIComponent(session)}`);
  lobby = () => this.#call<Lobby>('GET', '/api/lobby');
  tables = (list: TableList, after?: string) => {
    const query = new URLSearchParams(after === undefined ? { list } : { list, after });
    return this.#call<TablePage>('GET', `/api/tables?${query.toString()}`);
  };
  games = () => this.#call<Offer>('GET', '/api/games');
  open = (opening: Opening) => this.#call<Opened>('POST', '/api/tables', opening);
  invite = (table: TableId, seat: LinkSeat) =>
    this.#call<MadeLink>('POST', `/api/tables/${encodeURIComponent(table)}/links`, { seat });
  follow = (secret: string) => this.#call<Followed>('POST', '/api/links', { secret });
  profile = (person: PersonId) => this.#call<Profile>('GET', `/api/people/${encodeURIComponent(person)}`);
  leaders = (game: string, seats: number) =>
    this.#call<readonly Leader[]>('GET', `/api/ratings/${encodeURIComponent(game)}?seats=${seats}`);

  pushKey = () => this.#call<{ key: string }>('GET', '/api/push');
  subscribe = ({ endpoint, keys }: PushSubscriptionJSON, text: string) =>
    this.#call<undefined>('POST', '/api/push', { endpoint, keys, text });
  unsubscribe = (endpoint: string) => this.#call<undefined>('DELETE', '/api/push', { endpoint });

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const request: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      request.headers = { 'content-type': 'application/json' };
      request.body = JSON.stringify(body);
    }
    const response = await fetch(path, request);
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const reason =
        typeof answer === 'object' && answer !== null && 'reason' in answer
          ? String(answer.reason)
          : 'unknown';
      throw new ApiError(response.status, reason);
    }
    return answer as T;
  }
}
