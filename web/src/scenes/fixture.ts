/** Tables without a server: fixed positions that answer like one, for screenshots and tests. */

import type { Line } from '../table/live-table.svelte';
import type {
  Answer,
  ChatLine,
  Command,
  Person,
  Preview,
  Query,
  Reply,
  SeatCard,
  Snapshot,
  Stage,
} from '$lib/client/messages';
import type { GameName } from '$games/game-ui';
import manitou from './manitou.json';
import windRiver from './positions.json';

/** Legal moves as a server sends them: a list, or a game's own form. */
type Legal = { readonly moves?: readonly unknown[] } & Readonly<Record<string, unknown>>;

const GAMES = { 'wind-river': windRiver, manitou } as const;
const positions = { ...windRiver, ...manitou };

export type SceneName = keyof typeof positions;

interface Position {
  readonly view: {
    readonly viewer: number | null;
    readonly tipis?: readonly unknown[];
    readonly seats?: readonly unknown[];
  };
  /** A list of moves, or the whole of what a server says. */
  readonly legal: readonly unknown[] | Legal | null;
  readonly insight: unknown;
  readonly recent: readonly unknown[];
  readonly log: readonly (readonly unknown[])[];
  readonly acting: readonly number[];
  /** What a server would answer to previews, by the move's JSON. */
  readonly previews?: Readonly<Record<string, Partial<Preview> & { readonly reply: 'preview' | 'refused' }>>;
  readonly result?: { ranks: number[]; scores: number[]; detail: unknown };
}

const person = (id: string, name: string): Person => ({ id, name, account: true });
const PEOPLE: readonly SeatCard[] = [
  { person: person('maren', 'Maren'), player: 'person', resigned: false, contributed: true },
  { person: person('teo', 'Teo'), player: 'person', resigned: false, contributed: true },
  { person: person('ines', 'Ines'), player: 'person', resigned: false, contributed: true },
  { person: null, player: 'bot', level: 'steady', resigned: false, contributed: true },
  { person: person('jonas', 'Jonas'), player: 'person', resigned: false, contributed: true },
];

const CHAT: ChatLine[] = [
  { seq: 5, at: 0, person: person('teo', 'Teo'), seat: 1, text: 'Leave B4 alone and I stay out of E5.' },
  { seq: 9, at: 0, person: person('ines', 'Ines'), seat: 2, text: 'No promises!' },
  { seq: 12, at: 0, person: person('uma', 'Uma'), seat: null, text: 'Good luck, all.' },
];

/** Whether a text names a scene. */
export const isScene = (name: string): name is SceneName => name in positions;

export const sceneNames = Object.keys(positions) as SceneName[];

/** The game of a scene. */
export const gameOf = (name: SceneName): GameName =>
  (Object.keys(GAMES) as (keyof typeof GAMES)[]).find((game) => name in GAMES[game]) ?? 'wind-river';

const legalOf = (legal: Position['legal']): { legal?: Legal } => {
  if (legal === null) return {};
  return { legal: Array.isArray(legal) ? { moves: legal as readonly unknown[] } : (legal as Legal) };
};

export const positionOf = (name: SceneName): Position => positions[name] as unknown as Position;

/** What a server would send at first. */
export function snapshotOf(name: SceneName): Snapshot {
  const { view, legal, insight, acting, result } = positionOf(name);
  const seats = (view.seats ?? view.tipis ?? []).length;
  const stage: Stage = result ? { stage: 'over', ended: 0, result } : { stage: 'playing', started: 0 };
  const now = Date.now();
  return {
    seq: 20,
    terms: {
      table: 'scene',
      game: gameOf(name),
      rules: 1,
      seats,
      options: {},
      clock: { clock: 'fischer', seconds: 900, increment: 10 },
      public: true,
      stand_in: 'steady',
      chance: 'verifiable',
      setup: false,
      prefix: 0,
      opened: 0,
    },
    viewer: view.viewer,
    you: { person: 'maren', forced: false, contribute: false, muted: false },
    chat: CHAT,
    stage,
    rated: true,
    host: 'maren',
    seats: PEOPLE.slice(0, seats),
    position: {
      events: 40,
      acting: [...acting],
      view,
      insight,
      ...legalOf(legal),
      undo: acting[0] === view.viewer ? [{ keep: 39, free: true, unrated: false }] : [],
    },
    clocks: [768_000, 545_000, 860_000, 900_000, 610_000]
      .slice(0, seats)
      .map((left, seat) => ({ left, since: acting.includes(seat) && name === 'waiting' ? now : null })),
    requests: { undo: null, abandon: [] },
  };
}

/** Before the game. */
export function gatheringSnapshot(): Snapshot {
  const rest = snapshotOf('camp');
  delete rest.position;
  delete rest.clocks;
  const free: SeatCard = { person: null, player: 'nobody', resigned: false, contributed: false };
  const [first, second] = PEOPLE;
  return {
    ...rest,
    stage: { stage: 'gathering' },
    seats: first && second ? [first, second, free, free] : [],
    viewer: 0,
  };
}

/** Answers as a server would that refuses everything but what the list says. */
export class FixtureLine implements Line {
  readonly #name: SceneName;
  readonly sent: Command[] = [];

  constructor(name: SceneName) {
    this.#name = name;
  }

  order(command: Command): Promise<Answer> {
    this.sent.push(command);
    return Promise.resolve({ id: 'fixture', done: { seq: 20 } });
  }

  ask(query: Query): Promise<Reply> {
    const position = positionOf(this.#name);
    if (query.ask === 'log') {
      const lines = position.log.map((effects, event) => ({
        event,
        at: 0,
        by: 'table' as const,
        seat: null,
        what: null,
        effects: [...effects],
      }));
      return Promise.resolve({ reply: 'log', lines, events: lines.length });
    }
    if (query.ask === 'preview') return Promise.resolve(preview(position, query.moves[0]));
    return Promise.resolve({ reply: 'record', text: '' });
  }
}

function preview(position: Position, move: unknown): Reply {
  const wanted = JSON.stringify(move);
  const known = position.previews?.[wanted];
  if (known) {
    const { view, insight } = position;
    const legal = known.stop === 'revelation' ? legalOf(position.legal) : {};
    return { moves: 1, view, insight, effects: [], ...legal, ...known } as Reply;
  }
  const listed = legalOf(position.legal).legal?.moves ?? [];
  if (listed.some((one) => JSON.stringify(one) === wanted)) {
    const travel = isTravel(move) ? [{ rule: 'W4.3a', effect: 'travelled', seat: 0, ...move.travel }] : [];
    return { reply: 'preview', moves: 1, view: position.view, insight: position.insight, effects: travel };
  }
  const to = /"to":(\[\d,\d\])/.exec(wanted)?.[1] ?? '[1,3]';
  const gather = wanted === '"gather"';
  return {
    reply: 'refused',
    reason: 'rule',
    index: 0,
    rule: gather ? 'W4.3b' : 'W4.1',
    why: gather ? { reason: 'nothing-to-gather' } : { reason: 'hex-is-full', hex: JSON.parse(to) as unknown },
    text: '',
  };
}

const isTravel = (move: unknown): move is { travel: object } =>
  typeof move === 'object' && move !== null && 'travel' in move;
