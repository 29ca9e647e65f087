import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Command, LogLine, Query, Reply, Snapshot, Update } from '$lib/client/messages';
import { settings } from '$lib/settings.svelte';
import type { AnyGameUi } from '$games/game-ui';
import { LiveTable, type Line } from './live-table.svelte';
import { extend, told } from './log';

/** A game that only knows when a turn begins. */
const game = {
  name: 'wind-river',
  turnBegins: (effect: unknown) => (effect as { begins?: number }).begins ?? null,
} as unknown as AnyGameUi;

class FakeLine implements Line {
  readonly orders: Command[] = [];
  readonly questions: Query[] = [];
  legalAfter: unknown[] = [];
  /** What the server has in its log. */
  told: LogLine[] = [];
  refuse = false;
  stop: 'revelation' | 'chance' | null = null;

  order(command: Command): Promise<Answer> {
    this.orders.push(command);
    return Promise.resolve(
      this.refuse ? { id: 'c', refused: { reason: 'not-started' } } : { id: 'c', done: { seq: 9 } },
    );
  }

  ask(query: Query): Promise<Reply> {
    this.questions.push(query);
    if (query.ask === 'log') {
      const lines = this.told.slice(query.from, query.from + query.count);
      return Promise.resolve({ reply: 'log', lines, events: this.told.length });
    }
    if (query.ask === 'preview') {
      if (this.refuse) {
        return Promise.resolve({
          reply: 'refused',
          reason: 'rule',
          index: 0,
          rule: 'W4.1',
          why: { reason: 'hex-is-full' },
          text: '',
        });
      }
      return Promise.resolve({
        reply: 'preview',
        moves: 1,
        view: 'after',
        insight: null,
        legal: { moves: this.legalAfter },
        effects: [{ rule: 'W4.3b', effect: 'x' }],
        ...(this.stop ? { stop: this.stop } : {}),
      });
    }
    return Promise.resolve({ reply: 'record', text: 'record' });
  }
}

const snapshot: Snapshot = {
  seq: 5,
  terms: {
    table: 't',
    game: 'wind-river',
    rules: 1,
    seats: 3,
    options: {},
    clock: { clock: 'none' },
    public: false,
    stand_in: 'steady',
    chance: 'seeded',
    setup: false,
    prefix: 0,
    opened: 0,
  },
  viewer: 0,
  you: { person: 'me', forced: false, contribute: false, muted: false },
  chat: [],
  stage: { stage: 'playing', started: 0 },
  position: { events: 3, acting: [0], view: 'before', insight: null, legal: { moves: ['gather'] }, undo: [] },
  clocks: [{ left: 10_000, since: 1_000 }],
};
const move = (seq: number, effects: unknown[], view?: unknown): Update => ({
  seq,
  at: Date.now(),
  by: 'table',
  event: 'move',
  seat: 0,
  move: null,
  effects,
  ...(view ? { position: { events: 4, acting: [1], view, insight: null, undo: [] } } : {}),
});

function seated() {
  const line = new FakeLine();
  const table = new LiveTable(game, line);
  table.snapshot(snapshot);
  return { line, table };
}

/** Lets what was promised happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  settings.confirm = 'turn';
});

describe('a table', () => {
  it('shows what the snapshot says', () => {
    const { table } = seated();
    expect(table.position).toMatchObject({ view: 'before', insight: null, legal: ['gather'] });
    expect(table.mayAct).toBe(true);
  });

  it('tells nothing twice when the log runs ahead of the updates', async () => {
    const line = new FakeLine();
    line.told = Array.from({ length: 4 }, (_, event) => ({
      event,
      seat: 0,
      what: null,
      effects: [{ rule: 'W3.2', effect: `e${event}` }],
    })) as unknown as LogLine[];
    const table = new LiveTable(game, line);
    table.snapshot(snapshot);
    await settle();
    table.update(move(6, [{ rule: 'W3.2', effect: 'e3' }], 'after'));
    await settle();
    const effects = table.turns.flatMap((turn) => turn.effects).map(({ effect }) => effect);
    expect(effects).toMatchObject(['e0', 'e1', 'e2', 'e3'].map((effect) => ({ effect })));
  });

  it('gathers the effects of one command until its position comes', () => {
    const { table } = seated();
    table.update(move(6, [{ rule: 'W4.1', effect: 'a' }]));
    expect(table.position.view).toBe('before');
    expect(table.recent).toEqual([]);
    table.update(move(7, [{ rule: 'W4.2', effect: 'b' }], 'after'));
    expect(table.position.view).toBe('after');
    expect(table.recent.map((one) => one.rule)).toEqual(['W4.1', 'W4.2']);
    expect(table.mayAct).toBe(false);
  });

  it('keeps what a move does not change: the same objects', () => {
    const { table } = seated();
    table.update(move(6, [], { seats: [{ hand: 3 }, { hand: 4 }], bag: { horse: 1 } }));
    const before = table.position.view as { seats: unknown[]; bag: unknown };
    table.update(move(7, [], { seats: [{ hand: 3 }, { hand: 3 }], bag: { horse: 1 } }));
    const after = table.position.view as { seats: unknown[]; bag: unknown };
    expect(after).toEqual({ seats: [{ hand: 3 }, { hand: 3 }], bag: { horse: 1 } });
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(after.seats[1]).not.toBe(before.seats[1]);
    expect(after.bag).toBe(before.bag);
  });

  it('shows a move that ends the turn before it makes it', async () => {
    const { table, line } = seated();
    table.propose('gather');
    await settle();
    expect(table.position).toEqual({ view: 'after', insight: null, legal: [] });
    expect(line.orders).toEqual([]);
    table.withdraw();
    expect(table.position.view).toBe('before');
    table.propose('gather');
    await settle();
    await table.confirm();
    expect(line.orders).toEqual([{ do: 'play', moves: ['gather'] }]);
  });

  it('makes a move at once that does not end the turn', async () => {
    const { table, line } = seated();
    line.legalAfter = ['more'];
    table.propose('gather');
    await settle();
    expect(line.orders).toEqual([{ do: 'play', moves: ['gather'] }]);
  });

  it('shows a move that is a turn by itself, whoever comes next', async () => {
    const { table, line } = seated();
    line.legalAfter = ['more'];
    table.propose('gather', 'turn');
    await settle();
    expect(line.orders).toEqual([]);
    expect(table.proposal?.move).toBe('gather');
  });

  it('shows what is known of a move that brings something hidden to light', async () => {
    const line = new FakeLine();
    line.stop = 'revelation';
    const drawn = ({ insight }: { insight: unknown }, effects: readonly { rule: string }[]) => ({
      view: `drawn after ${effects[0]?.rule ?? ''}`,
      insight,
    });
    const table = new LiveTable({ ...game, drawn } as unknown as AnyGameUi, line);
    table.snapshot(snapshot);
    table.propose('gather');
    await settle();
    expect(table.position.view).toBe('drawn after W4.3b');
    table.withdraw();
    line.stop = 'chance';
    table.propose('gather');
    await settle();
    expect(table.position.view, 'the server knows better').toBe('after');
  });

  it('asks nothing when nothing is to be confirmed', async () => {
    settings.confirm = 'never';
    const { table, line } = seated();
    table.propose('gather');
    await settle();
    expect(line.questions.filter((query) => query.ask === 'preview')).toEqual([]);
    expect(line.orders).toHaveLength(1);
  });

  it('asks nothing in a lesson, which refuses what it does not ask for', async () => {
    settings.confirm = 'always';
    const { line, table } = seated();
    table.snapshot({ ...snapshot, you: { ...snapshot.you, lesson: 0 } });
    table.propose('gather');
    await settle();
    expect(table.proposal).toBeNull();
    expect(line.orders).toEqual([{ do: 'play', moves: ['gather'] }]);
  });

  it('shows every move when all are to be confirmed', async () => {
    settings.confirm = 'always';
    const { table, line } = seated();
    line.legalAfter = ['more'];
    table.propose('gather');
    await settle();
    expect(line.orders).toEqual([]);
    expect(table.proposal?.move).toBe('gather');
  });

  it('says why a move is refused, and does not make it', async () => {
    const { table, line } = seated();
    line.refuse = true;
    table.propose('gather');
    await settle();
    expect(table.complaint).toEqual({
      by: 'rule',
      refusal: { rule: 'W4.1', reason: { reason: 'hex-is-full' } },
    });
    expect(line.orders).toEqual([]);
    expect(await table.why('gather')).toEqual({ rule: 'W4.1', reason: { reason: 'hex-is-full' } });
    table.dismiss();
    expect(table.complaint).toBeNull();
  });

  it('tells a refusal of the table itself', async () => {
    const { table, line } = seated();
    line.refuse = true;
    expect(await table.command({ do: 'resign' })).toBe(false);
    expect(table.complaint).toEqual({ by: 'table', refusal: { reason: 'not-started' } });
  });

  it('begins anew after an undo', () => {
    const { table } = seated();
    table.update(move(6, [{ rule: 'W4.1', effect: 'a' }], 'after'));
    table.update({
      seq: 7,
      at: 0,
      by: 'table',
      event: 'afresh',
      because: 'undone',
      snapshot: { ...snapshot, seq: 7 },
    });
    expect(table.position.view).toBe('before');
    expect(table.recent).toEqual([]);
  });

  it('keeps what was taken back, and what was seen of it, until the next move', async () => {
    const { table, line } = seated();
    line.told = Array.from({ length: 3 }, (_, event) => ({
      event,
      at: 0,
      by: 'table',
      seat: 0,
      what: null,
      effects: [],
    }));
    table.snapshot(snapshot);
    await settle();
    expect(table.deeds).toHaveLength(3);
    table.update(move(6, [{ rule: 'W4.1', effect: 'a' }], 'after'));
    const undo: Update = {
      seq: 7,
      at: 0,
      by: 'table',
      event: 'afresh',
      because: 'undone',
      snapshot: { ...snapshot, seq: 7 },
    };
    table.update(undo);
    expect(table.undone?.deeds.map((deed) => deed.effects.map((one) => one.rule))).toEqual([['W4.1']]);
    expect(table.undone?.view).toBe('after');
    expect(table.deeds).toHaveLength(3);
    table.update(move(8, [{ rule: 'W4.2', effect: 'b' }], 'after'));
    expect(table.undone).toBeNull();
  });

  it('tells the move that a new view comes of: the last one of a game', () => {
    const { table } = seated();
    table.update(move(6, [{ rule: 'W6.1', effect: 'over' }]));
    table.update({
      seq: 7,
      at: 0,
      by: 'table',
      event: 'afresh',
      because: 'over',
      snapshot: { ...snapshot, seq: 7 },
    });
    expect(table.recent.map((one) => one.rule)).toEqual(['W6.1']);
  });

  it('lets a clock run while it is somebody’s turn', () => {
    const { table } = seated();
    expect(table.left(0, 4_000)).toBe(7_000);
    expect(table.left(0, 40_000)).toBe(0);
    expect(table.left(1, 4_000)).toBeNull();
  });

  it('keeps chat, and forgets what is removed', () => {
    const { table } = seated();
    const line = { seq: 6, at: 0, person: { id: 'x', name: 'X', account: false }, seat: null, text: 'Hello' };
    table.update({ seq: 6, at: 0, by: { person: 'x' }, event: 'chat', line });
    expect(table.chat).toEqual([line]);
    table.update({ seq: 7, at: 0, by: { person: 'me' }, event: 'hush', line: 6 });
    expect(table.chat).toEqual([]);
  });
});

describe('the log', () => {
  it('groups effects by turn and leaves old turns as they are', () => {
    const first = extend([], [told({ rule: 'W3.1' }), told({ begins: 1 }), told({ rule: 'W4.1' })], game);
    expect(first.map((turn) => [turn.number, turn.seat, turn.effects.length])).toEqual([
      [0, null, 1],
      [1, 1, 2],
    ]);
    const second = extend(first, [told({ begins: 2 })], game);
    expect(second[1]).toBe(first[1]);
    expect(second[2]?.number).toBe(2);
  });

  it('reads the rule out of an effect', () => {
    expect(told({ rule: 'W4.1', effect: 'driven' }).rule).toBe('W4.1');
    expect(told('odd').rule).toBe('');
  });
});
