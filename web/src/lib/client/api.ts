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
  /** Seats that are to move. */
  readonly acting: readonly number[];
  /** The seat of whoever asks, if any. */
  readonly mine: number | null;
  readonly turn: number;
  /** When something last happened, in milliseconds. */
  readonly at: number;
  /** Each seat's place, after the end. */
  readonly ranks?: readonly number[];
}

export interface Lobby {
  readonly mine: readonly TableCard[];
  readonly open: readonly TableCard[];
  readonly finished: readonly TableCard[];
}

export interface Session {
  readonly id: string;
  readonly current: boolean;
  readonly agent: string;
  readonly at: number;
}

export interface Rating {
  readonly game: string;
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

/** Links to a new table: secrets, shown to its host. */
export interface Opened {
  readonly table: TableId;
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
  logIn(name: string, password: string): Promise<Me>;
  recover(name: string, recovery: string, password: string): Promise<Me>;
  logOut(): Promise<void>;
  rename(name: string): Promise<Me>;
  sessions(): Promise<readonly Session[]>;
  revoke(session: string): Promise<void>;
  lobby(): Promise<Lobby>;
  open(opening: Opening): Promise<Opened>;
  profile(person: PersonId): Promise<Profile>;
}

/** The real server. */
export class HttpApi implements Api {
  me = () => this.#call<Me | null>('GET', '/api/me');
  beGuest = (name: string) => this.#call<Me>('POST', '/api/guest', { name });
  signUp = (name: string, password: string) =>
    this.#call<{ me: Me; recovery: string }>('POST', '/api/account', { name, password });
  logIn = (name: string, password: string) => this.#call<Me>('POST', '/api/login', { name, password });
  recover = (name: string, recovery: string, password: string) =>
    this.#call<Me>('POST', '/api/recover', { name, recovery, password });
  logOut = () => this.#call<undefined>('POST', '/api/logout', {});
  rename = (name: string) => this.#call<Me>('POST', '/api/me', { name });
  sessions = () => this.#call<readonly Session[]>('GET', '/api/sessions');
  revoke = (session: string) =>
    this.#call<undefined>('DELETE', `/api/sessions/${encodeURIComponent(session)}`);
  lobby = () => this.#call<Lobby>('GET', '/api/lobby');
  open = (opening: Opening) => this.#call<Opened>('POST', '/api/tables', opening);
  profile = (person: PersonId) => this.#call<Profile>('GET', `/api/people/${encodeURIComponent(person)}`);

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
