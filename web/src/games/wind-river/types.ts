/** Wind River's JSON, as the rules' page defines it. Nothing here knows what is legal. */

import type { Seat } from '$lib/seats';

/** `[lane, row]`: lane 0 is the leftmost, row 0 the nearest. */
export type Hex = readonly [lane: number, row: number];

/** Where something can go. */
export type Goal = Hex | 'plains';

/** A number for each hex: six lanes of six rows. */
export type Table = readonly (readonly number[])[];

export interface Step<To = Goal> {
  readonly from: Hex;
  readonly to: To;
}

export type Move =
  | { readonly camp: Hex }
  | { readonly drive: Step }
  | { readonly abandon: Hex }
  | { readonly travel: Step }
  | { readonly raise: Hex }
  | { readonly spur: Step }
  | 'gather'
  | 'rest';

export type Phase = 'start' | 'camp' | 'drive' | 'abandon' | 'activity' | 'over';

export interface View {
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly first: Seat | null;
  readonly buffalo: Table;
  readonly moved: Table;
  readonly drive_left: number;
  readonly abandon_left: number;
  readonly tipis: readonly Table[];
  readonly unused: readonly number[];
  readonly plains: readonly number[];
  readonly provisions: readonly number[];
  readonly viewer: Seat | null;
}

export interface Camp {
  readonly hex: Hex;
  readonly tipis: number;
  readonly unfed: number;
  readonly alone: boolean;
}

export interface Forecast {
  readonly camps: readonly Camp[];
  readonly cost: number;
  readonly lost: number;
  readonly harvest: number;
}

export interface Insight {
  readonly seats: readonly Forecast[];
}

export type Effect =
  | { readonly effect: 'first'; readonly seat: Seat }
  | { readonly effect: 'camped'; readonly seat: Seat; readonly hex: Hex }
  | { readonly effect: 'turn-began'; readonly seat: Seat; readonly buffalo: number }
  | { readonly effect: 'driven'; readonly seat: Seat; readonly from: Hex; readonly to: Goal }
  | { readonly effect: 'herd-stuck'; readonly seat: Seat; readonly left: number }
  | { readonly effect: 'fed'; readonly seat: Seat; readonly paid: number; readonly provisions: number }
  | { readonly effect: 'hungry'; readonly seat: Seat; readonly tipis: number }
  | { readonly effect: 'abandoned'; readonly seat: Seat; readonly hex: Hex }
  | { readonly effect: 'travelled'; readonly seat: Seat; readonly from: Hex; readonly to: Goal }
  | { readonly effect: 'tolls'; readonly hex: Hex; readonly paid: readonly number[] }
  | { readonly effect: 'gathered'; readonly seat: Seat; readonly provisions: number; readonly lost: number }
  | { readonly effect: 'raised'; readonly seat: Seat; readonly hex: Hex }
  | { readonly effect: 'spurred'; readonly seat: Seat; readonly from: Hex; readonly to: Goal }
  | { readonly effect: 'rested'; readonly seat: Seat }
  | { readonly effect: 'ended' }
  | { readonly effect: 'ranked'; readonly ranks: readonly number[] };

export type Reason =
  | { readonly reason: 'wrong-seats'; readonly seats: number }
  | { readonly reason: 'not-your-turn'; readonly seat: Seat; readonly acting: Seat }
  | { readonly reason: 'chance-is-due' | 'no-chance-is-due' | 'game-is-over' }
  | { readonly reason: 'wrong-phase'; readonly kind: string; readonly phase: Phase }
  | { readonly reason: 'no-such-seat'; readonly seat: Seat }
  | {
      readonly reason:
        | 'not-in-play'
        | 'camp-taken'
        | 'no-buffalo'
        | 'all-driven'
        | 'hex-is-full'
        | 'not-hungry'
        | 'no-tipi'
        | 'cannot-pay-to-enter'
        | 'not-alone';
      readonly hex: Hex;
    }
  | { readonly reason: 'not-ahead' | 'not-adjacent'; readonly from: Hex; readonly to: Goal }
  | { readonly reason: 'nothing-to-gather' | 'store-is-full' | 'no-unused-tipi' | 'cannot-rest' }
  | { readonly reason: 'cannot-pay-to-raise'; readonly provisions: number }
  | { readonly reason: 'inconsistent'; readonly what: string }
  /** Said by the page itself: no move could be asked about. */
  | { readonly reason: 'no-tipi-out' };
