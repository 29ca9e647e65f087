import { describe, expect, it } from 'vitest';
import { Connection, PING_AFTER, PONG_WITHIN, RETRY, type Link } from './connection';
import type { ClientMessage, ServerMessage, Snapshot, Update } from './messages';
import type { Timers, Transport, WireEvents } from './transport';

/** Time that stands still until it is told to pass. */
class FakeTimers implements Timers {
  #now = 0;
  #pending: { at: number; run: () => void }[] = [];

  after(milliseconds: number, run: () => void): () => void {
    const entry = { at: this.#now + milliseconds, run };
    this.#pending.push(entry);
    return () => {
      this.#pending = this.#pending.filter((one) => one !== entry);
    };
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#pending.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#pending = this.#pending.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

/** The server's side of one wire after another. */
class FakeServer {
  readonly wires: { events: WireEvents; sent: ClientMessage[]; closed: boolean }[] = [];

  readonly transport: Transport = (events) => {
    const wire = { events, sent: [] as ClientMessage[], closed: false };
    this.wires.push(wire);
    return {
      send: (text) => wire.sent.push(JSON.parse(text) as ClientMessage),
      close: () => {
        wire.closed = true;
      },
    };
  };

  get last() {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }

  say(message: ServerMessage): void {
    this.last.events.received(JSON.stringify(message));
  }

  welcome(): void {
    this.last.events.opened();
    this.say({ type: 'hello', protocol: 1, person: null });
  }
}

const snapshot = (seq: number): Snapshot => ({
  seq,
  terms: {
    table: 't',
    game: 'wind-river',
    rules: 1,
    seats: 4,
    options: {},
    clock: { clock: 'none' },
    public: false,
    stand_in: 'steady',
    chance: 'seeded',
    setup: false,
    prefix: 0,
    opened: 0,
  },
  viewer: null,
  you: { person: null, forced: false, contribute: false, muted: false },
  chat: [],
});

const update = (seq: number): Update => ({ seq, at: 0, by: 'table', event: 'hidden' });

function start() {
  const server = new FakeServer();
  const timers = new FakeTimers();
  const seen: { snapshots: number[]; updates: number[]; links: Link[] } = {
    snapshots: [],
    updates: [],
    links: [],
  };
  let ids = 0;
  const connection = new Connection({
    table: 't',
    transport: server.transport,
    timers,
    newId: () => `c${(ids += 1)}`,
    listener: {
      snapshot: (one) => seen.snapshots.push(one.seq),
      update: (one) => seen.updates.push(one.seq),
      presence: () => undefined,
      linked: (link) => seen.links.push(link),
    },
  });
  connection.open();
  return { server, timers, seen, connection };
}

describe('a connection', () => {
  it('says hello and takes a snapshot', () => {
    const { server, seen } = start();
    server.welcome();
    expect(server.last.sent).toEqual([{ type: 'hello', protocol: 1, table: 't' }]);
    server.say({ type: 'snapshot', ...snapshot(7) });
    server.say({ type: 'update', ...update(8) });
    expect(seen.snapshots).toEqual([7]);
    expect(seen.updates).toEqual([8]);
  });

  it('resumes from the last entry that it has', () => {
    const { server, timers } = start();
    server.welcome();
    server.say({ type: 'snapshot', ...snapshot(7) });
    server.say({ type: 'update', ...update(8) });
    server.last.events.closed(1006);
    timers.pass(RETRY[0]);
    server.welcome();
    expect(server.wires).toHaveLength(2);
    expect(server.last.sent[0]).toEqual({ type: 'hello', protocol: 1, table: 't', last_seq: 8 });
  });

  it('sends what was not acknowledged again, under the same id, once it is welcome', async () => {
    const { server, timers, connection } = start();
    server.welcome();
    server.say({ type: 'snapshot', ...snapshot(7) });
    const answered = connection.order({ do: 'resign' });
    server.last.events.closed(1006);
    timers.pass(RETRY[0]);
    server.last.events.opened();
    expect(server.last.sent).toHaveLength(1);
    server.say({ type: 'hello', protocol: 1, person: null });
    expect(server.last.sent[1]).toEqual({ type: 'order', id: 'c1', seq: 7, do: 'resign' });
    server.say({ type: 'answer', id: 'c1', done: { seq: 9 } });
    await expect(answered).resolves.toMatchObject({ done: { seq: 9 } });
  });

  it('does not send an acknowledged command again', async () => {
    const { server, timers, connection } = start();
    server.welcome();
    const answered = connection.order({ do: 'resign' });
    server.say({ type: 'answer', id: 'c1', done: { seq: 1 } });
    await answered;
    server.last.events.closed(1006);
    timers.pass(RETRY[0]);
    server.welcome();
    expect(server.last.sent).toHaveLength(1);
  });

  it('keeps a command that was given while the line was down', () => {
    const { server, timers, connection } = start();
    server.last.events.closed(1006);
    void connection.order({ do: 'start' }).catch(() => undefined);
    timers.pass(RETRY[0]);
    server.welcome();
    expect(server.last.sent.map((one) => one.type)).toEqual(['hello', 'order']);
  });

  it('drops an entry that it has already, and begins anew after a gap', () => {
    const { server, seen } = start();
    server.welcome();
    server.say({ type: 'snapshot', ...snapshot(7) });
    server.say({ type: 'update', ...update(7) });
    expect(seen.updates).toEqual([]);
    server.say({ type: 'update', ...update(9) });
    expect(seen.updates).toEqual([]);
    expect(server.wires).toHaveLength(2);
    server.welcome();
    expect(server.last.sent[0]).toEqual({ type: 'hello', protocol: 1, table: 't' });
  });

  it('takes a fresh snapshot for all the entries that led to it', () => {
    const { server, seen } = start();
    server.welcome();
    server.say({ type: 'snapshot', ...snapshot(2) });
    const begun = { ...update(5), event: 'afresh', because: 'started', snapshot: snapshot(5) } as Update;
    server.say({ type: 'update', ...begun });
    server.say({ type: 'update', ...update(6) });
    expect(seen.updates).toEqual([5, 6]);
    expect(server.wires).toHaveLength(1);
  });

  it('asks a quiet line whether it lives, and gives it up without an answer', () => {
    const { server, timers, seen } = start();
    server.welcome();
    timers.pass(PING_AFTER);
    expect(server.last.sent.at(-1)).toEqual({ type: 'ping' });
    server.say({ type: 'pong' });
    timers.pass(PONG_WITHIN + 1);
    expect(seen.links.at(-1)).toBe('live');
    timers.pass(PING_AFTER + PONG_WITHIN);
    expect(server.wires[0]?.closed).toBe(true);
    expect(['waiting', 'connecting']).toContain(seen.links.at(-1));
  });

  it('waits longer after each failure, and hurries when told', () => {
    const { server, timers, connection } = start();
    for (const wait of RETRY) {
      server.last.events.closed(1006);
      const before = server.wires.length;
      timers.pass(wait - 1);
      expect(server.wires).toHaveLength(before);
      timers.pass(1);
      expect(server.wires).toHaveLength(before + 1);
    }
    server.last.events.closed(1006);
    const before = server.wires.length;
    connection.hurry();
    expect(server.wires).toHaveLength(before + 1);
  });

  it('does not come back when the server will not have it', async () => {
    const { server, timers, connection, seen } = start();
    const refused = connection.order({ do: 'start' });
    server.last.events.closed(4004);
    await expect(refused).rejects.toThrow('refused 4004');
    timers.pass(60_000);
    expect(server.wires).toHaveLength(1);
    expect(seen.links.at(-1)).toBe('refused');
  });

  it('hears nothing from a wire that it has given up', () => {
    const { server, timers, seen } = start();
    server.welcome();
    const old = server.last;
    timers.pass(PING_AFTER + PONG_WITHIN);
    old.events.received(JSON.stringify({ type: 'snapshot', ...snapshot(3) }));
    expect(seen.snapshots).toEqual([]);
  });
});
