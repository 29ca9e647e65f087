/** Big Manitou's JSON, as the rules' page defines it. Nothing here knows what is legal. */

import type { Seat } from '$lib/seats';

export const HEROES = ['chief', 'clan-mother', 'rainmaker', 'scout', 'shaman'] as const;
export type Hero = (typeof HEROES)[number];

/** A hunter's number, 1 to 10. */
export type Hunter = number;
export type Card = Hunter | Hero;

export const TILES = [
  'bison-1',
  'bison-2',
  'bison-3',
  'tipi-1',
  'tipi-2',
  'tipi-3',
  'horse',
  'totem',
  'tomahawk',
] as const;
export type Tile = (typeof TILES)[number];

export type Cylinder = 'totem' | 'horse';

/** The number of a ground, from 0. */
export type GroundId = number;
export const GROUNDS: readonly GroundId[] = [0, 1, 2];

export interface Play {
  readonly card: Card;
  readonly ground: GroundId;
}

export interface Shift {
  readonly card: Hunter;
  readonly from: GroundId;
  readonly to: GroundId;
}

export type Move =
  | { readonly muster: readonly Card[] }
  | { readonly play: Play }
  | { readonly shift: Shift }
  | { readonly discard: Tile }
  | { readonly take: Tile }
  | 'pass'
  | 'hold';

/** What a party is chosen from. */
export interface Menu {
  readonly muster?: { readonly from: readonly Card[]; readonly count: number };
}

export type Phase =
  'start' | 'grounds' | 'muster' | 'deal' | 'play' | 'eighth' | 'shift' | 'force' | 'take' | 'over';

/** A card that lies on a ground. */
export interface Placed {
  readonly seat: Seat;
  readonly card: Card;
  readonly up: boolean;
}

export interface Ground {
  readonly tiles: readonly Tile[];
  /** In order of play. */
  readonly cards: readonly Placed[];
}

/** Cards that the viewer sees, or only how many they are. */
export type Seen = readonly Card[] | number;

export interface SeatView {
  readonly available: Seen;
  readonly party: Seen;
  readonly hand: Seen;
  readonly pile: number;
  readonly played: number;
  readonly spent: readonly Card[];
  readonly tiles: readonly Tile[];
  readonly axes: number;
}

export interface View {
  readonly phase: Phase;
  readonly hunt: number;
  readonly hunts: number;
  readonly dealer: Seat | null;
  readonly first: Seat | null;
  readonly acting: readonly Seat[];
  readonly grounds: readonly Ground[];
  readonly seats: readonly SeatView[];
  readonly totem: Seat | null;
  readonly horse: Seat | null;
  readonly bag: Readonly<Record<Tile, number>>;
  readonly viewer: Seat | null;
}

export type Claim = 'hero' | 'highest' | 'next';

export interface Taker {
  readonly seat: Seat;
  readonly claim: Claim;
}

/** How a ground would be judged if the hunt ended now. */
export interface GroundInsight {
  readonly ground: GroundId;
  readonly hero: Seat | null;
  readonly heroes: number;
  readonly totals: readonly (number | null)[];
  readonly highest: Seat | null;
  readonly next: Seat | null;
  readonly takers: readonly Taker[];
  readonly gone: number;
}

export interface Points {
  readonly bison: number;
  readonly tipi: number;
  readonly pairs: number;
  readonly totem: boolean;
  readonly horse: boolean;
  readonly tomahawks: boolean;
  readonly points: number;
}

export interface Insight {
  readonly grounds: readonly GroundInsight[];
  readonly force: readonly number[];
  readonly strongest: readonly Seat[];
  readonly owing: readonly Seat[];
  readonly points: readonly Points[];
  /** The cards of each seat that everybody knows to be neither laid nor spent. */
  readonly unseen: readonly (readonly Card[])[];
}

export type Victor = 'attacker' | 'defender' | 'nobody';

/** Two heroes that meet. */
export interface Meeting {
  readonly ground: GroundId;
  readonly attacker: Seat;
  readonly attack: Hero;
  readonly defender: Seat;
  readonly defence: Hero;
}

export type Trial = Meeting & { readonly effect: 'trial'; readonly victor: Victor };
export type Sacrifice = Meeting & { readonly effect: 'sacrifice'; readonly succeeded: boolean };

export type Effect =
  | { readonly effect: 'dealer-drawn'; readonly dealer: Seat; readonly first: Seat }
  | { readonly effect: 'grounds-laid'; readonly grounds: readonly (readonly Tile[])[] }
  | {
      readonly effect: 'mustered';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[] | null;
      readonly random: boolean;
    }
  | {
      readonly effect: 'dealt';
      readonly seat: Seat;
      readonly hand: readonly Card[] | null;
      readonly pile: number;
    }
  | ({ readonly effect: 'played'; readonly seat: Seat; readonly eighth: boolean } & Play)
  | ({ readonly effect: 'stands'; readonly seat: Seat; readonly heroes: number } & Play)
  | Trial
  | Sacrifice
  | ({ readonly effect: 'turned-down'; readonly seat: Seat } & Play)
  | { readonly effect: 'drew'; readonly seat: Seat; readonly card: Card | null; readonly pile: number }
  | { readonly effect: 'passed'; readonly seat: Seat }
  | { readonly effect: 'held'; readonly seat: Seat; readonly cylinder: Cylinder }
  | ({ readonly effect: 'shifted'; readonly seat: Seat } & Shift)
  | {
      readonly effect: 'force-compared';
      readonly totals: readonly number[];
      readonly strongest: readonly Seat[];
      readonly owing: readonly Seat[];
    }
  | { readonly effect: 'discarded'; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly effect: 'judged';
      readonly ground: GroundId;
      readonly hero: Seat | null;
      readonly totals: readonly (number | null)[];
      readonly takers: readonly Taker[];
    }
  | {
      readonly effect: 'took';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly ground: GroundId;
      readonly claim: Claim;
    }
  | {
      readonly effect: 'cylinder-taken';
      readonly cylinder: Cylinder;
      readonly seat: Seat;
      readonly from: Seat | null;
    }
  | { readonly effect: 'ground-finished'; readonly ground: GroundId; readonly gone: readonly Tile[] }
  | {
      readonly effect: 'cards-cleared';
      readonly seat: Seat;
      readonly spent: readonly Card[];
      readonly back: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly effect: 'cards-restored'; readonly hunt: number }
  | { readonly effect: 'hunt-began'; readonly hunt: number; readonly dealer: Seat; readonly first: Seat }
  | ({ readonly effect: 'scored'; readonly seat: Seat } & Points)
  | { readonly effect: 'ranked'; readonly ranks: readonly number[] };

export type Reason =
  | { readonly reason: 'not-your-turn'; readonly seat: Seat; readonly acting: readonly Seat[] }
  | { readonly reason: 'already-mustered'; readonly seat: Seat }
  | { readonly reason: 'wrong-phase'; readonly kind: string; readonly phase: Phase }
  | { readonly reason: 'not-available'; readonly card: Card; readonly available: number }
  | { readonly reason: 'wrong-party-size'; readonly cards: number; readonly needed: number }
  | { readonly reason: 'not-in-hand'; readonly card: Card }
  | { readonly reason: 'two-heroes'; readonly card: Hero; readonly ground: GroundId }
  | { readonly reason: 'cannot-pass' }
  | { readonly reason: 'not-a-hunter'; readonly card: Hero }
  | { readonly reason: 'not-there'; readonly card: Card; readonly ground: GroundId }
  | { readonly reason: 'same-ground'; readonly ground: GroundId }
  | { readonly reason: 'no-such-tile' | 'bison-or-tipi-first'; readonly tile: Tile }
  | { readonly reason: 'not-on-ground'; readonly tile: Tile; readonly ground: GroundId }
  | { readonly reason: 'game-is-over' }
  /** What a page never asks for: setups, chance, seats that do not exist. */
  | { readonly reason: 'impossible' };
