/** What a lesson is: a table that is opened for it, and what is said step by step. */

import type { Key } from '$lib/i18n/keys';
import type { Opening } from '$lib/client/messages';
import type { GameName } from '$games/game-ui';

/** One step: something to read, and with moves something to do. */
export interface Step {
  readonly text: Key;
  /** Why another move is not the one that is asked for now; none where there is nothing to do. */
  readonly hint?: Key;
  /** The rule that it is about. */
  readonly rule?: string;
  /** How many moves the lesson makes itself before it asks for any, lest one does the same thing over and over. */
  readonly made?: number;
  /** How many moves of the lesson it asks for. */
  readonly moves: number;
  /** How often one has to touch something to get through it; the lessons are played with exactly so many. */
  readonly taps: number;
  /** What of its move is chosen already, in the game's own form. */
  readonly laid?: unknown;
}

/** What a lesson asks for now. */
export interface Guide {
  /** From 1. */
  readonly step: number;
  /** The moves that are left of the step; null for any. */
  readonly moves: readonly unknown[];
  /** Whether something else was tried. */
  readonly tried: boolean;
  readonly laid?: unknown;
}

export interface Lesson {
  readonly game: GameName;
  /** Loads what the server is asked for; only whoever starts the lesson needs it. */
  readonly opening: () => Promise<Opening>;
  readonly steps: readonly Step[];
  /** What is otherwise in a real game, said at the end. */
  readonly then?: Key;
  /** How many seats the game has that one plays next: few, so that one's own turn comes soon. */
  readonly seats: number;
}

/** How many moves of the learning seat a step takes, whoever makes them. */
const taken = ({ made = 0, moves }: Step): number => made + moves;

/** How many moves of the learning seat the steps before one take. */
export const movesUntil = (steps: readonly Step[], index: number): number =>
  steps.slice(0, index).reduce((sum, step) => sum + taken(step), 0);

/** How many moves of the learning seat a lesson has. */
export const movesOf = ({ steps }: Lesson): number => movesUntil(steps, steps.length);

/**
 * The step that somebody is at, from 0, who has made so many moves and read so many steps without any; the number of
 * steps when all are done. Whoever has moved on has read what stood before.
 */
export function stepAt(steps: readonly Step[], moves: number, read: number): number {
  let [left, unread] = [moves, read];
  for (const [index, step] of steps.entries()) {
    const later = movesUntil(steps, index + 1);
    if (step.moves === 0) {
      if (unread <= 0 && moves <= later) return index;
      unread -= 1;
    } else {
      if (left < taken(step)) return index;
      left -= taken(step);
    }
  }
  return steps.length;
}

/** How many steps without moves stand before a step. */
export const readBefore = (steps: readonly Step[], index: number): number =>
  steps.slice(0, index).filter((step) => step.moves === 0).length;
