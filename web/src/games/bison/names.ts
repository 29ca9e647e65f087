/** Each thing's name for those who hear the map. */

import { t } from '$lib/i18n/words.svelte';
import { across, cellKey, cellOf } from './cells';
import { placings } from './choice';
import type { BisonHand } from './hand.svelte';
import { regionOf } from './regions';
import { animalOf } from './tiles';
import { animalWords, regionWords, spaceName, wayWords } from './words';
import type { Camp, Cell, Space } from './types';

/** The name of a space: "Prairie of T07, north-west of the totem. 1 bison. Your tipi of size 2 and 1 hunter. ..." */
export function spaceWords(hand: BisonHand, space: Space): string {
  const { view, insight } = hand;
  const { people } = hand.table;
  const laid = view.board.find((one) => cellKey(one.cell) === cellKey(space));
  if (!laid) return '';
  const animals = hand.tiles.get(laid.tile)?.animals[animalOf(space[2])] ?? 0;
  const region = regionOf(insight.regions, space);
  const parts = [
    `${spaceName({ people, board: view.board }, space)}, ${wayWords(laid.cell)}.`,
    `${animalWords(animalOf(space[2]), animals)}.`,
    campWords(hand, laid[space[2]], space),
    region && region.spaces.length > 1 ? regionWords(region, people) : '',
    offerWords(hand, space),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function campWords(hand: BisonHand, camp: Camp, space: Space): string {
  if (camp.owner === null) return '';
  const person = hand.table.people.find((one) => one.seat === camp.owner);
  return t('bison-hear-camp', {
    mine: person?.isMe ? 'yes' : 'no',
    name: person?.name ?? '',
    craft: camp.size === 0 ? 'none' : space[2] === 'river' ? 'canoe' : 'tipi',
    size: camp.size,
    hunters: camp.hunters,
  });
}

function offerWords(hand: BisonHand, space: Space): string {
  if (hand.isChosen(space)) return t('bison-hear-chosen');
  if (hand.isTarget(space)) return t('bison-hear-target');
  return hand.isStart(space) ? t('bison-hear-start') : '';
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
    laid: board.find((one) => cellKey(one.cell) === cellKey(across(cell, side + 3))),
  })).find((one) => one.laid);
  const where = beside?.laid ? t(BESIDE[beside.way], { tile: beside.laid.tile }) : wayWords(cell);
  const turns = new Set(placings(hand.offered.legal, cell).map((placing) => placing.turn)).size;
  return t('bison-hear-cell', { where, turns });
}
