/** Where a lesson points on Bison's map and beside it. */

import { AIM } from '$games/game-ui';
import { sameCell, sameSpace, spaceKey } from './cells';
import { actionOf, placingOf, siteOf, wayOf, type Choice } from './choice';
import type { BisonHand } from './hand.svelte';
import { movesOf, type Plan } from './plan';
import { spotKey } from './walk';
import type { Action, Move, Placing, Space } from './types';

/** What of a hand tells where it goes on. */
export interface Holding {
  readonly plan: Plan;
  readonly choice: Choice;
  readonly draft: Placing | null;
  readonly whole: boolean;
}

type Wanted = readonly (Move | null)[];

const at = (space: Space) => `[data-place="${spaceKey(space)}"]`;
const named = (name: string) => `[data-do="${name}"]`;

/** Whether a move is the one that is asked for; where any is good, it is. */
const fits = (move: Move, wanted: Move | null | undefined): boolean =>
  wanted === null ||
  (wanted !== undefined && JSON.stringify(sorted(move)) === JSON.stringify(sorted(wanted)));

/** With its parts in one order, however they were written. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}

/** Nothing of a move is chosen for anybody; a scoring that has been read is put away. */
export const prepare = (hand: Pick<BisonHand, 'follow'>): void => {
  hand.follow(null);
};

/** What is to be touched next: the action, then the parts of it, then the main button. */
export function aim(hand: Holding, wanted: Wanted): string | null {
  if (wanted.length === 0) return null;
  const laid = movesOf(hand.plan);
  const before = hand.draft ? laid.slice(0, -1) : laid;
  if (!before.every((move, index) => fits(move, wanted[index]))) return AIM.back;
  const next = wanted[before.length];
  if (hand.draft) return aimAtDraft(hand.draft, next ?? null);
  if (hand.whole || next === null || next === undefined || next === 'done' || next === 'settle')
    return AIM.main;
  return aimAt(hand, next);
}

/** A tile that is being laid: its cell, how it lies, who comes with it. */
function aimAtDraft(draft: Placing, wanted: Move | null): string {
  const placing = wanted === null ? null : placingOf(wanted);
  if (!placing) return AIM.back;
  if (!sameCell(draft.cell, placing.cell)) return `[data-place="${spotKey(placing.cell)}"]`;
  if (draft.turn !== placing.turn) return `[data-turn="${placing.turn}"]`;
  if (draft.hunters !== placing.hunters) return `[data-hunters="${placing.hunters}"]`;
  const { cell, land } = placing;
  if (land !== null && draft.land !== land) return at([cell[0], cell[1], land]);
  return AIM.main;
}

function aimAt({ plan, choice }: Holding, move: Exclude<Move, string>): string | null {
  if ('buy' in move) {
    if (choice.hand === 'market') return `[data-ware='${JSON.stringify(move.buy)}']`;
    return choice.hand === 'nothing' ? named('market') : AIM.back;
  }
  if (choice.hand === 'market') return plan.length > 0 ? AIM.main : AIM.back;
  const action: Action | null = 'skip' in move ? move.skip : actionOf(move);
  if (action === null) return AIM.main;
  if (choice.hand === 'nothing') return named(action);
  if (choice.action !== action) return AIM.back;
  if ('skip' in move) return named('skip');
  if ('place' in move) return `[data-place="${spotKey(move.place.cell)}"]`;
  const [way, site] = [wayOf(move), siteOf(move)];
  if (way) {
    if (choice.hand !== 'hunter') return at(way.from);
    return sameSpace(choice.from, way.from) ? at(way.to) : AIM.back;
  }
  if (!site) return AIM.main;
  return choice.hand === 'site' && sameSpace(choice.at, site.at) ? `[data-size="${site.size}"]` : at(site.at);
}
