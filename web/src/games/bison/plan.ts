/** Moves that are laid out but not sent yet, each with what it would lead to. */

import type { Ahead } from '$games/game-ui';
import { placingOf } from './choice';
import type { Effect, Insight, Move, Placing, View } from './types';

export type Seen = Ahead<View, Move, Insight, Effect>;

export interface Part {
  readonly move: Move;
  readonly seen: Seen;
}

export type Plan = readonly Part[];

export const NO_PLAN: Plan = [];

export const movesOf = (plan: Plan): Move[] => plan.map((part) => part.move);

/** The tile that is being laid, while that is the last part and can still be changed. */
export const draftOf = (plan: Plan): Placing | null => placingOf(plan.at(-1)?.move);

/** Whether a turn is played to its end: somebody else would be next, or something hidden comes to light. */
export function isWhole(plan: Plan, viewer: number | null): boolean {
  const last = plan.at(-1);
  if (!last) return false;
  return last.seen.moves < plan.length || last.seen.position.view.seat !== viewer;
}

/** What is drawn after the plan: a tile whose laying cannot be foreseen lies there all the same. */
export function drawnView(view: View, draft: Placing | null, tile: string | null): View {
  if (!draft || tile === null) return view;
  const [q, r] = draft.cell;
  if (view.board.some((laid) => laid.cell[0] === q && laid.cell[1] === r)) return view;
  const empty = { owner: null, hunters: 0, moved: 0, size: 0 };
  const camp = (land: string) =>
    land === draft.land ? { ...empty, owner: view.viewer, hunters: draft.hunters } : empty;
  const laid = {
    cell: draft.cell,
    tile,
    turn: draft.turn,
    prairie: camp('prairie'),
    river: camp('river'),
    mountain: camp('mountain'),
  };
  return { ...view, board: [...view.board, laid] };
}
