/** Bison's JSON, as the rules' page defines it. Nothing here knows what is legal. */

import type { Seat } from '$lib/seats';

/** `[q, r]`, axial, a corner of the hexagon up. */
export type Cell = readonly [q: number, r: number];
/** How far a tile is turned clockwise, in thirds. */
export type Turn = 0 | 1 | 2;

export const LANDS = ['prairie', 'river', 'mountain'] as const;
export type Land = (typeof LANDS)[number];

/** A space: a kind of land on a cell. */
export type Space = readonly [q: number, r: number, land: Land];

export const ANIMALS = ['bison', 'salmon', 'turkey'] as const;
export type Animal = (typeof ANIMALS)[number];

/** So many of a kind can be kept, and count at the end (B2.2, B5.4). */
export const MOST = 15;

/** A number for each kind of animal. */
export type Stock = Readonly<Record<Animal, number>>;

/** The six actions in the order of the rules. */
export const ACTIONS = ['place', 'tipi', 'canoe', 'gather', 'step', 'trek'] as const;
export type Action = (typeof ACTIONS)[number];

export type Craft = 'tipi' | 'canoe';
export type Walk = 'gather' | 'step' | 'trek';

/** What the market sells. */
export type Ware = 'hunter' | { readonly tipi: number } | { readonly canoe: number };

export interface Way {
  readonly from: Space;
  readonly to: Space;
}
export interface Site {
  readonly at: Space;
  readonly size: number;
}
export interface Placing {
  readonly cell: Cell;
  readonly turn: Turn;
  readonly hunters: number;
  readonly land: Land | null;
}

export type Move =
  | { readonly buy: Ware }
  | { readonly trade: { readonly give: Animal; readonly get: Animal } }
  | { readonly place: Placing }
  | { readonly tipi: Site }
  | { readonly canoe: Site }
  | { readonly gather: Way }
  | { readonly step: Way }
  | { readonly trek: Way }
  | { readonly skip: Action }
  | { readonly pay: Stock }
  | { readonly gain: Animal }
  | 'done'
  | 'settle';

export type Phase = 'start' | 'action' | Craft | Walk | 'pay' | 'gain' | 'overflow' | 'over';

/** The pieces on a space. */
export interface Camp {
  readonly owner: Seat | null;
  readonly hunters: number;
  readonly moved: number;
  readonly size: number;
}

export interface Laid extends Readonly<Record<Land, Camp>> {
  readonly cell: Cell;
  readonly tile: string;
  readonly turn: Turn;
}

/** Pieces beside the board; tipis and canoes of sizes 1 to 4. */
export interface Pieces {
  readonly hunters: number;
  readonly tipis: readonly number[];
  readonly canoes: readonly number[];
}

export interface Band extends Pieces {
  readonly stock: Stock;
  readonly market: Pieces;
  /** The tile in hand: its name, true if it is somebody else's, null once it is laid. */
  readonly tile: string | true | null;
  readonly taken: readonly Action[];
}

export interface View {
  readonly phase: Phase;
  readonly season: number;
  readonly seasons: number;
  readonly round: number;
  readonly first: Seat | null;
  readonly seat: Seat | null;
  readonly used: number;
  readonly target: Space | null;
  readonly changed: readonly Space[];
  readonly board: readonly Laid[];
  readonly seats: readonly Band[];
  readonly pile: number;
  readonly viewer: Seat | null;
}

export type Share = 'whole' | 'half' | 'held';

/** A seat's place in a region. */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
  readonly sizes: readonly number[];
  readonly hunters: number;
  readonly gets: number;
  readonly share: Share;
}

export interface Region {
  readonly land: Land;
  readonly spaces: readonly Space[];
  readonly animals: number;
  readonly places: readonly Place[];
}

export interface Income {
  readonly gets: Stock;
  readonly stock: Stock;
  readonly above: Stock;
}

export interface Final {
  readonly stock: Stock;
  readonly score: number;
  readonly rank: number;
}

/** What an action costs so far, and what it can still cost. */
export interface Bill {
  readonly seat: Seat;
  readonly action: Action | null;
  readonly used: number;
  readonly cost: number;
  readonly next: number | null;
  readonly most: number;
  readonly most_cost: number;
}

export interface Insight {
  readonly regions: readonly Region[];
  readonly season: readonly Income[];
  readonly final: readonly Final[];
  readonly action: Bill | null;
}

interface Built {
  readonly seat: Seat;
  readonly craft: Craft;
  readonly at: Space;
  readonly hunters: number;
}

export type Effect =
  | { readonly effect: 'first-seat'; readonly seat: Seat }
  | { readonly effect: 'shuffled'; readonly tiles: number; readonly removed: number }
  | { readonly effect: 'season-begins'; readonly season: number; readonly seasons: number }
  | { readonly effect: 'tile-drawn'; readonly seat: Seat; readonly tile: string | null }
  | { readonly effect: 'round-begins'; readonly round: number }
  | { readonly effect: 'bought'; readonly seat: Seat; readonly ware: Ware; readonly paid: Stock }
  | { readonly effect: 'traded'; readonly seat: Seat; readonly give: Animal; readonly get: Animal }
  | { readonly effect: 'action-taken'; readonly seat: Seat; readonly action: Action }
  | {
      readonly effect: 'placed';
      readonly seat: Seat;
      readonly tile: string;
      readonly cell: Cell;
      readonly turn: Turn;
    }
  | { readonly effect: 'arrived'; readonly seat: Seat; readonly at: Space; readonly hunters: number }
  | ({ readonly effect: 'built'; readonly size: number } & Built)
  | ({ readonly effect: 'enlarged' | 'shrunk'; readonly from: number; readonly size: number } & Built)
  | ({ readonly effect: 'removed'; readonly from: number } & Built)
  | {
      readonly effect: 'moved';
      readonly seat: Seat;
      readonly action: Walk;
      readonly from: Space;
      readonly to: Space;
    }
  | {
      readonly effect: 'ended';
      readonly seat: Seat;
      readonly action: Action;
      readonly hunters: number;
      readonly cost: number;
    }
  | { readonly effect: 'skipped'; readonly seat: Seat; readonly action: Action }
  | { readonly effect: 'paid'; readonly seat: Seat; readonly paid: Stock }
  | { readonly effect: 'gained'; readonly seat: Seat; readonly animal: Animal }
  | { readonly effect: 'gain-forgone'; readonly seat: Seat }
  | { readonly effect: 'stocks-cleared'; readonly lost: readonly Stock[] }
  | { readonly effect: 'land-scored'; readonly land: Land }
  | ({ readonly effect: 'region-scored' } & Region)
  | { readonly effect: 'overflowed'; readonly seat: Seat; readonly animal: Animal; readonly stock: number }
  | { readonly effect: 'settled'; readonly seat: Seat; readonly lost: Stock }
  | { readonly effect: 'game-over'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

export type Reason =
  | {
      readonly reason:
        | 'chance-is-due'
        | 'no-chance-is-due'
        | 'game-is-over'
        | 'gain-first'
        | 'settle-first'
        | 'nothing-to-pay'
        | 'nothing-to-gain'
        | 'nothing-to-end'
        | 'nothing-to-settle'
        | 'no-such-ware'
        | 'same-animal'
        | 'must-place'
        | 'cannot-skip-place'
        | 'land-missing'
        | 'land-needless'
        | 'same-space';
    }
  | { readonly reason: 'not-your-turn'; readonly seat: Seat; readonly acting: Seat }
  | { readonly reason: 'pay-first'; readonly cost: number }
  | { readonly reason: 'action-goes-on' | 'action-taken'; readonly action: Action }
  | { readonly reason: 'sold-out'; readonly ware: Ware }
  | {
      readonly reason: 'cannot-buy';
      readonly ware: Ware;
      readonly price: number;
      readonly animal: Animal;
      readonly has: number;
    }
  | { readonly reason: 'cannot-trade' | 'too-few-animals'; readonly animal: Animal; readonly has: number }
  | { readonly reason: 'stock-is-full'; readonly animal: Animal }
  | { readonly reason: 'cannot-pay'; readonly hunters: number; readonly cost: number; readonly has: number }
  | { readonly reason: 'too-many-hunters'; readonly hunters: number }
  | { readonly reason: 'supply-too-small'; readonly hunters: number; readonly has: number }
  | { readonly reason: 'cell-taken' | 'cell-apart'; readonly cell: Cell }
  | {
      readonly reason: 'cell-too-far';
      readonly cell: Cell;
      readonly distance: number;
      readonly reach: number;
    }
  | { readonly reason: 'wrong-land'; readonly craft: Craft; readonly land: Land }
  | { readonly reason: 'held-by-other'; readonly space: Space; readonly owner: Seat }
  | { readonly reason: 'no-hunter' | 'no-tile' | 'changed-already' | 'all-moved'; readonly space: Space }
  | { readonly reason: 'no-such-size' | 'not-in-supply'; readonly craft: Craft; readonly size: number }
  | { readonly reason: 'same-size' | 'nothing-to-shrink'; readonly craft: Craft; readonly space: Space }
  | { readonly reason: 'no-shrinking'; readonly craft: Craft; readonly variant: string }
  | {
      readonly reason: 'too-few-hunters';
      readonly space: Space;
      readonly needed: number;
      readonly has: number;
    }
  | { readonly reason: 'other-gathering'; readonly target: Space }
  | { readonly reason: 'not-near' | 'not-in-three'; readonly from: Space; readonly to: Space }
  | { readonly reason: 'wrong-sum'; readonly cost: number; readonly paid: number }
  | {
      readonly reason:
        | 'wrong-seats'
        | 'wrong-reach'
        | 'tile-set'
        | 'no-such-seat'
        | 'wrong-turn'
        | 'first-is-due'
        | 'pile-is-due'
        | 'no-such-tile'
        | 'starting-tile'
        | 'tile-twice'
        | 'wrong-pile'
        | 'inconsistent'
        | 'inconsistent-seat'
        | 'inconsistent-cell';
    };
