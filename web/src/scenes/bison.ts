/** Positions of Bison that answer like a server, as far as they were worked out before. */

import type { Answer, Command, Query, Reply, Snapshot, Stage } from '$lib/client/messages';
import type { Line } from '../table/live-table.svelte';
import { snapshotOf } from './fixture';
import positions from './bison.json';

export type BisonScene = keyof typeof positions;

interface Scene {
  readonly view: { readonly viewer: number | null; readonly seats: readonly unknown[] };
  readonly legal: unknown[] | null;
  readonly insight: unknown;
  readonly acting: number[];
  readonly options: Record<string, unknown>;
  readonly recent: unknown[];
  readonly log: unknown[][];
  readonly result?: { ranks: number[]; scores: number[]; detail: unknown };
  /** What moves lead to, by their JSON. */
  readonly previews: Record<string, Foreseen>;
}

interface Foreseen {
  readonly view: unknown;
  readonly legal: unknown[] | null;
  readonly insight: unknown;
  readonly moves: number;
  readonly effects: unknown[];
}

/** Whether a text names a scene of Bison. */
export const isBisonScene = (name: string): name is BisonScene => name in positions;
export const bisonScenes = Object.keys(positions) as BisonScene[];
export const bisonScene = (name: BisonScene): Scene => positions[name] as unknown as Scene;

/** What a server would send at first: the frame of another scene around this position. */
export function bisonSnapshot(name: BisonScene): Snapshot {
  const { view, legal, insight, acting, options, result } = bisonScene(name);
  const around = snapshotOf('drive');
  const seats = view.seats.length;
  const stage: Stage = result ? { stage: 'over', ended: 0, result } : { stage: 'playing', started: 0 };
  return {
    ...around,
    terms: { ...around.terms, game: 'bison', seats, options },
    viewer: view.viewer,
    stage,
    seats: around.seats?.slice(0, seats) ?? [],
    clocks: around.clocks?.slice(0, seats) ?? [],
    position: { events: 40, acting, view, insight, undo: [], ...(legal ? { legal: { moves: legal } } : {}) },
  };
}

/** Answers what was worked out before; of other moves it knows nothing. */
export class BisonLine implements Line {
  readonly #scene: Scene;

  constructor(name: BisonScene) {
    this.#scene = bisonScene(name);
  }

  order(command: Command): Promise<Answer> {
    // What was sent can be looked at by tests.
    document.documentElement.dataset.sent = JSON.stringify(command);
    return Promise.resolve({ id: 'fixture', done: { seq: 20 } });
  }

  ask(query: Query): Promise<Reply> {
    if (query.ask === 'log') {
      const lines = this.#scene.log.map((effects, event) => ({
        event,
        at: 0,
        by: 'table' as const,
        seat: null,
        what: null,
        effects,
      }));
      return Promise.resolve({ reply: 'log', lines, events: lines.length });
    }
    if (query.ask !== 'preview') return Promise.resolve({ reply: 'record', text: '' });
    const seen = this.#scene.previews[JSON.stringify(query.moves)];
    if (!seen) {
      const why = { reason: 'not-near', from: [0, 0, 'prairie'], to: [0, 0, 'river'] };
      return Promise.resolve({ reply: 'refused', reason: 'rule', index: 0, rule: 'B1.6', why, text: '' });
    }
    const { view, insight, legal, moves, effects } = seen;
    const next = legal ? { legal: { moves: legal } } : {};
    return Promise.resolve({ reply: 'preview', moves, view, insight, effects, ...next });
  }
}
