/**
 * What a person is about to do, and what lights up for it.
 *
 * Everything is read off the list of legal moves: this file groups them by the piece that one takes in hand and by
 * the place that one points at. It knows no rules.
 */

import { AHEAD, DIRECTIONS, beside, goalKey, sameGoal, type Direction } from './board';
import type { Goal, Hex, Move, Phase, Step } from './types';

/** The kinds of moves, in the order in which they are offered. */
export const KINDS = ['camp', 'drive', 'abandon', 'travel', 'raise', 'spur', 'gather', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** Kinds that take a piece from one place to another. */
export type StepKind = 'drive' | 'travel' | 'spur';
/** Kinds that name one hex. */
export type PlaceKind = 'camp' | 'abandon' | 'raise';

/** What is in hand: nothing, a kind of activity, or a piece. */
export type Choice =
  | { readonly hand: 'nothing' }
  | { readonly hand: 'kind'; readonly kind: Kind }
  | { readonly hand: 'piece'; readonly kind: StepKind; readonly from: Hex };

export const NOTHING: Choice = { hand: 'nothing' };

/** The kind of a move. */
export function kindOf(move: Move): Kind {
  if (typeof move === 'string') return move;
  return KINDS.find((kind) => kind in move) ?? 'rest';
}

/** The step of a move that has one. */
export function stepOf(move: Move): Step | null {
  if (typeof move === 'string') return null;
  if ('drive' in move) return move.drive;
  if ('travel' in move) return move.travel;
  if ('spur' in move) return move.spur;
  return null;
}

/** The hex of a move that names one. */
export function placeOf(move: Move): Hex | null {
  if (typeof move === 'string') return null;
  if ('camp' in move) return move.camp;
  if ('abandon' in move) return move.abandon;
  if ('raise' in move) return move.raise;
  return null;
}

/** A step as a move of a kind. */
export function stepMove(kind: StepKind, from: Hex, to: Goal): Move {
  const step = { from, to };
  switch (kind) {
    case 'drive':
      return { drive: step };
    case 'travel':
      return { travel: step };
    case 'spur':
      return { spur: step };
  }
}

/** Which kinds of moves there are, in the order of [`KINDS`]. */
export function kinds(legal: readonly Move[]): Kind[] {
  const present = new Set(legal.map(kindOf));
  return KINDS.filter((kind) => present.has(kind));
}

/** A place that can be pointed at now, and the move that this makes. */
export interface Target {
  readonly goal: Goal;
  readonly move: Move;
  /** From the piece in hand to the place, where there is one. */
  readonly direction: Direction | null;
}

/** The places that a choice lights up, in order of direction. */
export function targets(legal: readonly Move[], choice: Choice, seats: number): Target[] {
  if (choice.hand === 'piece') {
    const steps = legal.flatMap((move) => {
      const step = stepOf(move);
      return step && kindOf(move) === choice.kind && sameGoal(step.from, choice.from)
        ? [{ goal: step.to, move, direction: directionOf(step, seats) }]
        : [];
    });
    const order = (target: Target) => (target.direction ? DIRECTIONS.indexOf(target.direction) : 9);
    return steps.sort((a, b) => order(a) - order(b));
  }
  const wanted: readonly Kind[] = choice.hand === 'kind' ? [choice.kind] : ['camp', 'abandon'];
  return legal.flatMap((move) => {
    const hex = placeOf(move);
    return hex && wanted.includes(kindOf(move)) ? [{ goal: hex, move, direction: null }] : [];
  });
}

function directionOf(step: Step, seats: number): Direction | null {
  const leads = (direction: Direction) => sameGoal(beside(step.from, direction, seats), step.to);
  return DIRECTIONS.find(leads) ?? null;
}

/** What can be taken in hand, or done at once, by pointing at a hex: in the order in which pointing again goes on. */
export function startsAt(legal: readonly Move[], hex: Hex, choice: Choice): Choice[] {
  const only = choice.hand === 'kind' ? choice.kind : null;
  const found: Choice[] = [];
  for (const kind of ['drive', 'travel', 'spur'] as const) {
    if (only !== null && only !== kind) continue;
    const some = legal.some((move) => {
      const step = stepOf(move);
      return step !== null && kindOf(move) === kind && sameGoal(step.from, hex);
    });
    if (some) found.push({ hand: 'piece', kind, from: hex });
  }
  return found;
}

/**
 * Every hex where something can be taken in hand and that is worth a mark: where tipis can go, buffalo are marked
 * only once they are asked for, or nearly the whole board would be.
 */
export function starts(legal: readonly Move[], choice: Choice): Map<string, readonly StepKind[]> {
  const travels = legal.some((move) => kindOf(move) === 'travel');
  const only = choice.hand === 'kind' ? choice.kind : travels ? 'travel' : null;
  const found = new Map<string, StepKind[]>();
  for (const move of legal) {
    const step = stepOf(move);
    const kind = kindOf(move);
    if (!step || (kind !== 'drive' && kind !== 'travel' && kind !== 'spur')) continue;
    if (only !== null && only !== kind) continue;
    const list = found.get(goalKey(step.from)) ?? [];
    if (!list.includes(kind)) list.push(kind);
    found.set(goalKey(step.from), list);
  }
  return found;
}

/**
 * The places beside the piece in hand that do not light up and that one may wonder about: where the list of moves has
 * no way, but the land has one. The server says why.
 */
export function nearMisses(legal: readonly Move[], choice: Choice, seats: number): Target[] {
  if (choice.hand !== 'piece') return [];
  const open = targets(legal, choice, seats);
  const ways: readonly Direction[] = choice.kind === 'travel' ? DIRECTIONS : AHEAD;
  return ways.flatMap((direction) => {
    const goal = beside(choice.from, direction, seats);
    if (goal === null || goal === 'plains') return [];
    if (open.some((target) => sameGoal(target.goal, goal))) return [];
    return [{ goal, move: stepMove(choice.kind, choice.from, goal), direction }];
  });
}

/** What pointing at a place means. */
export type Answer =
  | { readonly say: 'play'; readonly move: Move }
  | { readonly say: 'choose'; readonly choice: Choice }
  | { readonly say: 'why'; readonly move: Move }
  | { readonly say: 'nothing' };

/**
 * What pointing at `goal` means. `piece` narrows it to a buffalo or a tipi that was hit itself.
 */
export function point(
  legal: readonly Move[],
  choice: Choice,
  goal: Goal,
  seats: number,
  piece: 'buffalo' | 'tipi' | null = null,
): Answer {
  const target = targets(legal, choice, seats).find((one) => sameGoal(one.goal, goal));
  if (target) return { say: 'play', move: target.move };
  if (goal === 'plains') return { say: 'nothing' };
  const miss = nearMisses(legal, choice, seats).find((one) => sameGoal(one.goal, goal));
  const base: Choice = choice.hand === 'piece' ? NOTHING : choice;
  const found = startsAt(legal, goal, base);
  if (choice.hand === 'piece' && sameGoal(choice.from, goal)) {
    const index = found.findIndex((one) => one.hand === 'piece' && one.kind === choice.kind);
    const next = found[index + 1];
    return { say: 'choose', choice: next ?? NOTHING };
  }
  const wanted = found.find(
    (one) => piece !== null && one.hand === 'piece' && (one.kind === 'travel') === (piece === 'tipi'),
  );
  const start = wanted ?? found[0];
  if (start && !miss) return { say: 'choose', choice: start };
  if (miss) return { say: 'why', move: miss.move };
  return choice.hand === 'nothing' ? { say: 'nothing' } : { say: 'choose', choice: NOTHING };
}

/** Which places it does something to point at: where `point` does not say nothing. */
export function live(legal: readonly Move[], choice: Choice, seats: number): (goal: Goal) => boolean {
  const places = new Set(targets(legal, choice, seats).map((target) => goalKey(target.goal)));
  const steps = new Set<string>();
  for (const move of legal) {
    const step = stepOf(move);
    if (step) steps.add(goalKey(step.from));
  }
  const holds = choice.hand !== 'nothing';
  return (goal) => places.has(goalKey(goal)) || (goal !== 'plains' && (holds || steps.has(goalKey(goal))));
}

/** A choice that still makes sense with these legal moves, or nothing. */
export function keep(legal: readonly Move[], choice: Choice): Choice {
  if (choice.hand === 'kind') return kinds(legal).includes(choice.kind) ? choice : NOTHING;
  if (choice.hand === 'piece') {
    return startsAt(legal, choice.from, { hand: 'kind', kind: choice.kind }).length > 0 ? choice : NOTHING;
  }
  return choice;
}

/**
 * A move that pointing at a hex would be about, though the list does not have it: the server says why not. Nothing
 * where one could mean several things.
 */
export function wonderedAt(phase: Phase, choice: Choice, hex: Hex, seats: number): Move | null {
  const step = (kind: StepKind) => stepMove(kind, hex, beside(hex, 'ahead', seats) ?? 'plains');
  if (choice.hand === 'kind') {
    if (choice.kind === 'raise') return { raise: hex };
    return choice.kind === 'travel' || choice.kind === 'spur' ? step(choice.kind) : null;
  }
  if (choice.hand === 'piece') return null;
  switch (phase) {
    case 'camp':
      return { camp: hex };
    case 'abandon':
      return { abandon: hex };
    case 'drive':
      return step('drive');
    default:
      return null;
  }
}

/** The two pieces that one could mean by a hex, where nothing is in hand yet. */
export const eitherAt = (legal: readonly Move[], choice: Choice, hex: Hex): boolean =>
  choice.hand === 'nothing' && startsAt(legal, hex, choice).length > 1;
