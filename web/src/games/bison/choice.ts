/**
 * What a person is about to do, and what lights up for it.
 *
 * Everything is read off the list of legal moves: this file groups them by action, by the space that one points at,
 * and by size. It knows no rules.
 */

import { cellKey, sameCell, sameSpace, spaceKey } from './cells';
import {
  ACTIONS,
  type Action,
  type Animal,
  type Cell,
  type Craft,
  type Land,
  type Move,
  type Pieces,
  type Placing,
  type Site,
  type Space,
  type Stock,
  type Turn,
  type Walk,
  type Ware,
  type Way,
} from './types';

/** What is in hand: nothing, an action, a hunter, or a place to build on. */
export type Choice =
  | { readonly hand: 'nothing' }
  | { readonly hand: 'market' }
  | { readonly hand: 'action'; readonly action: Action }
  | { readonly hand: 'hunter'; readonly action: Walk; readonly from: Space }
  | { readonly hand: 'site'; readonly action: Craft; readonly at: Space };

export const NOTHING: Choice = { hand: 'nothing' };

/** The action that a move belongs to, if it does. */
export function actionOf(move: Move): Action | null {
  if (typeof move === 'string') return null;
  return ACTIONS.find((action) => action in move) ?? null;
}

export const placingOf = (move: Move | undefined): Placing | null =>
  typeof move === 'object' && 'place' in move ? move.place : null;

/** The way of a move that has one. */
export function wayOf(move: Move): Way | null {
  if (typeof move === 'string') return null;
  if ('gather' in move) return move.gather;
  if ('step' in move) return move.step;
  if ('trek' in move) return move.trek;
  return null;
}

/** The site of a move that has one. */
export function siteOf(move: Move): Site | null {
  if (typeof move === 'string') return null;
  if ('tipi' in move) return move.tipi;
  if ('canoe' in move) return move.canoe;
  return null;
}

/** The actions that something can be done for. */
export const actions = (legal: readonly Move[]): Action[] =>
  ACTIONS.filter((action) => legal.some((move) => actionOf(move) === action));

/** The actions that can be taken without hunters, for an animal. */
export const skips = (legal: readonly Move[]): Action[] =>
  legal.flatMap((move) => (typeof move === 'object' && 'skip' in move ? [move.skip] : []));

function distinct<T>(list: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(list.map((one) => [key(one), one])).values()];
}

/** The cells that take the tile in hand. */
export const freeCells = (legal: readonly Move[]): Cell[] =>
  distinct(
    legal.flatMap((move) => {
      const placing = placingOf(move);
      return placing ? [placing.cell] : [];
    }),
    cellKey,
  );

/** The ways to lay the tile in a cell. */
export const placings = (legal: readonly Move[], cell: Cell): Placing[] =>
  legal.flatMap((move) => {
    const placing = placingOf(move);
    return placing && sameCell(placing.cell, cell) ? [placing] : [];
  });

const turns = new WeakMap<readonly Move[], ReadonlyMap<string, ReadonlySet<Turn>>>();

/** In how many turns the tile can lie in a cell; every free cell asks, so an index is kept for each list of moves. */
export function turnsIn(legal: readonly Move[], cell: Cell): number {
  let index = turns.get(legal);
  if (!index) {
    const found = new Map<string, Set<Turn>>();
    for (const move of legal) {
      const placing = placingOf(move);
      if (!placing) continue;
      const key = cellKey(placing.cell);
      found.set(key, (found.get(key) ?? new Set()).add(placing.turn));
    }
    index = found;
    turns.set(legal, index);
  }
  return index.get(cellKey(cell))?.size ?? 0;
}

/** The way to lay the tile that is nearest to what is wished for. */
export function nearestPlacing(
  legal: readonly Move[],
  cell: Cell,
  turn: Turn,
  hunters: number,
  land: Land | null,
): Placing | null {
  const all = placings(legal, cell).filter((one) => one.turn === turn);
  const few = all.filter((one) => one.hunters <= hunters);
  const most = few.reduce((best, one) => Math.max(best, one.hunters), 0);
  const best = few.filter((one) => one.hunters === most);
  return best.find((one) => one.land === land) ?? best[0] ?? all[0] ?? null;
}

/** Where hunters can be taken up for an action, or pieces built. */
export function starts(legal: readonly Move[], action: Action): Space[] {
  const spaces = legal.flatMap((move) => {
    const space = actionOf(move) === action ? (wayOf(move)?.from ?? siteOf(move)?.at) : undefined;
    return space ? [space] : [];
  });
  return distinct(spaces, spaceKey);
}

/** Where the hunter in hand can go. */
export function targets(legal: readonly Move[], choice: Choice): Space[] {
  if (choice.hand !== 'hunter') return [];
  return legal.flatMap((move) => {
    const way = actionOf(move) === choice.action ? wayOf(move) : null;
    return way && sameSpace(way.from, choice.from) ? [way.to] : [];
  });
}

/** The sizes that can be built on the place in hand. */
export function sizes(legal: readonly Move[], choice: Choice): number[] {
  if (choice.hand !== 'site') return [];
  return legal.flatMap((move) => {
    const site = actionOf(move) === choice.action ? siteOf(move) : null;
    return site && sameSpace(site.at, choice.at) ? [site.size] : [];
  });
}

/** A way as a move of a kind. */
export function walkMove(action: Walk, from: Space, to: Space): Move {
  switch (action) {
    case 'gather':
      return { gather: { from, to } };
    case 'step':
      return { step: { from, to } };
    case 'trek':
      return { trek: { from, to } };
  }
}

/** Building as a move. */
export const buildMove = (craft: Craft, at: Space, size: number): Move =>
  craft === 'tipi' ? { tipi: { at, size } } : { canoe: { at, size } };

/** What the market sells now. */
export const wares = (legal: readonly Move[]): Ware[] =>
  legal.flatMap((move) => (typeof move === 'object' && 'buy' in move ? [move.buy] : []));

/** All that a market can ever sell: hunters, and tipis and canoes of four sizes. */
export const WARES: readonly Ware[] = [
  'hunter',
  ...[1, 2, 3, 4].map((tipi) => ({ tipi })),
  ...[1, 2, 3, 4].map((canoe) => ({ canoe })),
];

/** How many of a ware are left. */
export function left(market: Pieces, ware: Ware): number {
  if (ware === 'hunter') return market.hunters;
  return ('tipi' in ware ? market.tipis[ware.tipi - 1] : market.canoes[ware.canoe - 1]) ?? 0;
}

/** What can be exchanged now. */
export const trades = (legal: readonly Move[]): { give: Animal; get: Animal }[] =>
  legal.flatMap((move) => (typeof move === 'object' && 'trade' in move ? [move.trade] : []));

/** The animals that can be taken. */
export const gains = (legal: readonly Move[]): Animal[] =>
  legal.flatMap((move) => (typeof move === 'object' && 'gain' in move ? [move.gain] : []));

/** The ways to pay. */
export const payments = (legal: readonly Move[]): Stock[] =>
  legal.flatMap((move) => (typeof move === 'object' && 'pay' in move ? [move.pay] : []));

/** The action that goes on, or that is the only one. */
export function onlyAction(legal: readonly Move[], phase: string): Action | null {
  const going = ACTIONS.find((action) => action === phase);
  if (going) return going;
  const open = actions(legal);
  return open.length === 1 && skips(legal).length === 0 ? (open[0] ?? null) : null;
}

/** A choice that still makes sense with these legal moves, or nothing. */
export function keep(legal: readonly Move[], choice: Choice, phase: string): Choice {
  const only = onlyAction(legal, phase);
  const base: Choice = only ? { hand: 'action', action: only } : NOTHING;
  switch (choice.hand) {
    case 'nothing':
      return base;
    case 'market':
      return wares(legal).length + trades(legal).length > 0 ? choice : base;
    case 'action':
      return actions(legal).includes(choice.action) || skips(legal).includes(choice.action) ? choice : base;
    case 'hunter':
      return targets(legal, choice).length > 0 ? choice : base;
    case 'site':
      return sizes(legal, choice).length > 0 ? choice : base;
  }
}

/** What pointing at a space means. */
export type Answer =
  | { readonly say: 'play'; readonly move: Move }
  | { readonly say: 'choose'; readonly choice: Choice }
  | { readonly say: 'why'; readonly move: Move }
  | { readonly say: 'nothing' };

/** What pointing at a space means with this in hand. */
export function point(legal: readonly Move[], choice: Choice, space: Space): Answer {
  switch (choice.hand) {
    case 'hunter':
      if (targets(legal, choice).some((one) => sameSpace(one, space))) {
        return { say: 'play', move: walkMove(choice.action, choice.from, space) };
      }
      if (sameSpace(choice.from, space)) {
        return { say: 'choose', choice: { hand: 'action', action: choice.action } };
      }
      if (starts(legal, choice.action).some((one) => sameSpace(one, space))) {
        return { say: 'choose', choice: { ...choice, from: space } };
      }
      return { say: 'why', move: walkMove(choice.action, choice.from, space) };
    case 'site':
      if (sameSpace(choice.at, space))
        return { say: 'choose', choice: { hand: 'action', action: choice.action } };
      return point(legal, { hand: 'action', action: choice.action }, space);
    case 'action':
      return begin(legal, choice.action, space);
    default:
      return { say: 'nothing' };
  }
}

/** Another land of the same tile: somewhere to go, for one who asks why nobody can. */
const besides = ([q, r, land]: Space): Space => [q, r, land === 'river' ? 'prairie' : 'river'];

function begin(legal: readonly Move[], action: Action, space: Space): Answer {
  if (action === 'place') return { say: 'nothing' };
  const open = starts(legal, action).some((one) => sameSpace(one, space));
  if (action === 'tipi' || action === 'canoe') {
    if (!open) return { say: 'why', move: buildMove(action, space, 1) };
    const site: Choice = { hand: 'site', action, at: space };
    const [only, ...larger] = sizes(legal, site);
    // Nothing is taken away that nobody asked to take away.
    if (only !== undefined && only > 0 && larger.length === 0)
      return { say: 'play', move: buildMove(action, space, only) };
    return { say: 'choose', choice: site };
  }
  if (!open) return { say: 'why', move: walkMove(action, space, besides(space)) };
  const choice: Choice = { hand: 'hunter', action, from: space };
  const [only, ...more] = targets(legal, choice);
  // A gathering that goes on has one goal: taking a hunter up brings it there.
  if (only && more.length === 0) return { say: 'play', move: walkMove(action, space, only) };
  return { say: 'choose', choice };
}
