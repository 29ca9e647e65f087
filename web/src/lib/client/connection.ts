/**
 * A live connection to one table: it connects again by itself, resumes where it was, and sends again under the same
 * ids whatever was not acknowledged.
 */

import {
  PROTOCOL,
  type Answer,
  type ClientMessage,
  type Command,
  type Order,
  type PersonId,
  type Query,
  type Reply,
  type Seq,
  type ServerMessage,
  type Snapshot,
  type TableId,
  type Update,
} from './messages';
import { realTimers, type Timers, type Transport, type Wire } from './transport';

/** How the connection is. `refused`: the server will not have us here; trying again is no use. */
export type Link = 'connecting' | 'live' | 'waiting' | 'refused' | 'closed';

export interface Listener {
  snapshot(snapshot: Snapshot): void;
  update(update: Update): void;
  presence(people: readonly PersonId[], watchers: number): void;
  linked(link: Link, code: number | null): void;
}

export interface Options {
  readonly table: TableId;
  readonly transport: Transport;
  readonly listener: Listener;
  readonly timers?: Timers;
  /** Makes ids for commands. */
  readonly newId?: () => string;
}

/** A quiet line is asked after so long whether it is alive, and given up after so long without an answer. */
export const PING_AFTER = 15_000;
export const PONG_WITHIN = 5_000;
/** Waits between attempts to connect. */
export const RETRY = [250, 500, 1_000, 2_000, 4_000, 8_000] as const;
/** Close codes from here on mean that the server will not have this client at this table. */
const REFUSING = 4_000;

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (reason: Error) => void;
}

export class Connection {
  readonly #options: Options;
  readonly #timers: Timers;
  readonly #newId: () => string;
  #wire: Wire | null = null;
  #link: Link = 'connecting';
  #lastSeq: Seq | null = null;
  #attempt = 0;
  #number = 0;
  #orders = new Map<string, { order: Order; waiting: Waiting<Answer> }>();
  #questions = new Map<number, { query: Query; waiting: Waiting<Reply> }>();
  #stopTimer: () => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#timers = options.timers ?? realTimers;
    this.#newId = options.newId ?? (() => crypto.randomUUID());
  }

  get link(): Link {
    return this.#link;
  }

  /** Connects, and stays connected until it is closed. */
  open(): void {
    this.#connect();
  }

  /** Ends the connection for good; what was not acknowledged is given up. */
  close(): void {
    this.#become('closed', null);
    this.#drop();
    this.#giveUp(new Error('closed'));
  }

  /** Tries at once, for instance when the device is online again. */
  hurry(): void {
    if (this.#link !== 'waiting') return;
    this.#attempt = 0;
    this.#connect();
  }

  /** Sends a command; settles when the server has answered it, however often the line breaks before. */
  order(command: Command): Promise<Answer> {
    const order: Order = { id: this.#newId(), seq: this.#lastSeq ?? 0, ...command };
    return new Promise((resolve, reject) => {
      this.#orders.set(order.id, { order, waiting: { resolve, reject } });
      this.#say({ type: 'order', ...order });
    });
  }

  /** Asks a question. It is asked again if the line breaks before the answer. */
  ask(query: Query): Promise<Reply> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      this.#questions.set(number, { query, waiting: { resolve, reject } });
      this.#say({ type: 'ask', number, query });
    });
  }

  #connect(): void {
    this.#drop();
    this.#become('connecting', null);
    let current = true;
    const wire = this.#options.transport({
      opened: () => {
        if (current) this.#hello(wire);
      },
      received: (text) => {
        if (current) this.#receive(JSON.parse(text) as ServerMessage);
      },
      closed: (code) => {
        if (!current) return;
        current = false;
        this.#lost(code);
      },
    });
    this.#wire = {
      send: (text) => {
        wire.send(text);
      },
      close: () => {
        current = false;
        wire.close();
      },
    };
    this.#watch(PING_AFTER, () => {
      this.#lost(null);
    });
  }

  #hello(wire: Wire): void {
    const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL, table: this.#options.table };
    if (this.#lastSeq !== null) hello.last_seq = this.#lastSeq;
    wire.send(JSON.stringify(hello));
  }

  #receive(message: ServerMessage): void {
    this.#watch(PING_AFTER, () => {
      this.#say({ type: 'ping' });
      this.#watch(PONG_WITHIN, () => {
        this.#lost(null);
      });
    });
    switch (message.type) {
      case 'hello':
        this.#attempt = 0;
        this.#become('live', null);
        this.#sayAgain();
        break;
      case 'snapshot':
        this.#lastSeq = message.seq;
        this.#options.listener.snapshot(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'answer':
        this.#orders.get(message.id)?.waiting.resolve(message);
        this.#orders.delete(message.id);
        break;
      case 'reply':
        this.#questions.get(message.number)?.waiting.resolve(message.reply);
        this.#questions.delete(message.number);
        break;
      case 'presence':
        this.#options.listener.presence(message.people, message.watchers);
        break;
      case 'pong':
        break;
    }
  }

  #update(update: Update): void {
    // What we have already comes again when a resume overlaps; a gap means that we must begin anew. A fresh snapshot
    // stands for all that led to it, however much that was.
    const afresh = update.event === 'afresh';
    if (this.#lastSeq !== null && update.seq <= this.#lastSeq) return;
    if (this.#lastSeq !== null && update.seq > this.#lastSeq + 1 && !afresh) {
      this.#lastSeq = null;
      this.#connect();
      return;
    }
    this.#lastSeq = update.seq;
    this.#options.listener.update(update);
  }

  #sayAgain(): void {
    for (const { order } of this.#orders.values()) this.#say({ type: 'order', ...order });
    for (const [number, { query }] of this.#questions) this.#say({ type: 'ask', number, query });
  }

  #say(message: ClientMessage): void {
    if (this.#link === 'live') this.#wire?.send(JSON.stringify(message));
  }

  #lost(code: number | null): void {
    if (this.#link === 'closed') return;
    this.#drop();
    if (code !== null && code >= REFUSING) {
      this.#become('refused', code);
      this.#giveUp(new Error(`refused ${code}`));
      return;
    }
    const wait = RETRY[Math.min(this.#attempt, RETRY.length - 1)] ?? 8_000;
    this.#attempt += 1;
    this.#become('waiting', code);
    this.#watch(wait, () => {
      this.#connect();
    });
  }

  #watch(milliseconds: number, run: () => void): void {
    this.#stopTimer();
    this.#stopTimer = this.#timers.after(milliseconds, run);
  }

  #drop(): void {
    this.#stopTimer();
    this.#wire?.close();
    this.#wire = null;
  }

  #become(link: Link, code: number | null): void {
    if (this.#link === link && link !== 'connecting') return;
    this.#link = link;
    this.#options.listener.linked(link, code);
  }

  #giveUp(reason: Error): void {
    for (const { waiting } of [...this.#orders.values(), ...this.#questions.values()]) waiting.reject(reason);
    this.#orders.clear();
    this.#questions.clear();
  }
}
