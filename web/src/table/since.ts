/** What others did since one's own last move: what a phone has room for, of the log. */

import type { Line } from '$games/game-ui';
import type { LiveTable } from './live-table.svelte';
import { undoneWords } from './undone';

export interface Since {
  readonly line: Line;
  /** How many lines of theirs stand before it. */
  readonly more: number;
}

/**
 * The newest line, those of others before one's own, and of those what counts most; null before anything was told.
 *
 * A turn ends with what is said of every turn, a payment or a step: what somebody lost on the way would stay unseen.
 */
export function since(table: LiveTable): Since | null {
  const undone = undoneWords(table);
  if (undone !== '') return { line: { seat: table.viewer, text: undone, rule: '' }, more: 0 };
  const { deeds, game, people, viewer } = table;
  const effectsOf = (from: number, to?: number) => deeds.slice(from, to).flatMap((deed) => deed.effects);
  const tell = (effects: ReturnType<typeof effectsOf>) => game.tell(effects, people, table.position.view);
  const own = viewer === null ? -1 : deeds.findLastIndex((deed) => deed.seat === viewer);
  const theirs = effectsOf(viewer === null ? Math.max(0, deeds.length - 1) : own + 1);
  const others = tell(theirs);
  const news = game.isNews ? tell(theirs.filter(({ effect }) => game.isNews?.(effect))) : [];
  const newest = news.at(-1) ?? others.at(-1);
  if (newest) return { line: newest, more: others.length - 1 };
  const last = own === -1 ? undefined : tell(effectsOf(own, own + 1)).at(-1);
  return last ? { line: last, more: 0 } : null;
}
