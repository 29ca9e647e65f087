/** Each thing's name for those who hear the map. */

import { t } from '$lib/i18n/words.svelte';
import type { Person } from '$games/game-ui';
import { across, cellKey, cellOf } from './cells';
import { turnsIn } from './choice';
import type { BisonHand } from './hand.svelte';
import { laidAt } from './regions';
import { animalOf } from './tiles';
import { animalWords, regionWords, wayWords } from './words';
import type { Camp, Cell, Region, Space } from './types';

/** What the name of a space is made of. */
export interface Facts {
  readonly people: readonly Person[];
  readonly cell: Cell;
  readonly tile: string;
  readonly camp: Camp;
  readonly region: Region | undefined;
  readonly offered: Offered;
}

/** The name of a space: "Prairie of T07, north-west of the totem. 1 bison. Your tipi of size 2 and 1 hunter. ..." */
export function spaceWords(hand: BisonHand, space: Space, facts: Facts): string {
  const { people, cell, tile, camp, region, offered } = facts;
  const animals = hand.tiles.get(tile)?.animals[animalOf(space[2])] ?? 0;
  const parts = [
    `${t('bison-space', { land: space[2], tile })}, ${wayWords(cell)}.`,
    `${animalWords(animalOf(space[2]), animals)}.`,
    campWords(hand, camp, space),
    region && region.spaces.length > 1 ? regionWords(region, people) : '',
    offered === null ? '' : t(OFFERS[offered]),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function campWords(hand: BisonHand, camp: Camp, space: Space): string {
  if (camp.owner === null) return '';
  const person = hand.people.find((one) => one.seat === camp.owner);
  return t('bison-hear-camp', {
    mine: person?.isMe ? 'yes' : 'no',
    name: person?.name ?? '',
    craft: camp.size === 0 ? 'none' : space[2] === 'river' ? 'canoe' : 'tipi',
    size: camp.size,
    hunters: camp.hunters,
  });
}

const OFFERS = {
  chosen: 'bison-hear-chosen',
  target: 'bison-hear-target',
  start: 'bison-hear-start',
} as const;

/** What pointing at a space would be, if anything. */
export type Offered = keyof typeof OFFERS | null;

export function offerOf(hand: BisonHand, space: Space): Offered {
  if (hand.isChosen(space)) return 'chosen';
  if (hand.isTarget(space)) return 'target';
  return hand.isStart(space) ? 'start' : null;
}

/** Whether pointing at a space does something. */
export const alive = (hand: BisonHand, space: Space): boolean =>
  hand.mayAct &&
  (hand.draft
    ? cellKey(hand.draft.cell) === cellKey(cellOf(space))
    : hand.isChosen(space) || hand.isTarget(space) || hand.isStart(space));

const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
const BESIDE = {
  ne: 'bison-beside-ne',
  e: 'bison-beside-e',
  se: 'bison-beside-se',
  sw: 'bison-beside-sw',
  w: 'bison-beside-w',
  nw: 'bison-beside-nw',
} as const;

/** The name of a free cell: "Free cell, east of T16. Your tile fits in three ways." */
export function cellWords(hand: BisonHand, cell: Cell): string {
  const { board } = hand.offered.view;
  const beside = SIDES.map((way, side) => ({
    way,
    laid: laidAt(board, across(cell, side + 3)),
  })).find((one) => one.laid);
  const where = beside?.laid ? t(BESIDE[beside.way], { tile: beside.laid.tile }) : wayWords(cell);
  return t('bison-hear-cell', { where, turns: turnsIn(hand.offered.legal, cell) });
}
