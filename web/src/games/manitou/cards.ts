/** Cards and tiles: what they are called and how they are put in order. */

import type { Key } from '$lib/i18n/keys';
import { HEROES, TILES, type Card, type Hero, type Hunter, type Placed, type Seen, type Tile } from './types';

export const isHunter = (card: Card): card is Hunter => typeof card === 'number';
export const isHero = (card: Card): card is Hero => typeof card !== 'number';

export const HERO_KEYS: Record<Hero, Key> = {
  chief: 'mn-chief',
  'clan-mother': 'mn-clan-mother',
  rainmaker: 'mn-rainmaker',
  scout: 'mn-scout',
  shaman: 'mn-shaman',
};

export const TILE_KEYS: Record<Tile, Key> = {
  'bison-1': 'mn-bison',
  'bison-2': 'mn-bison',
  'bison-3': 'mn-bison',
  'tipi-1': 'mn-tipi',
  'tipi-2': 'mn-tipi',
  'tipi-3': 'mn-tipi',
  horse: 'mn-horse',
  totem: 'mn-totem',
  tomahawk: 'mn-tomahawk',
};

/** Which heroes a hero beats (M1.4), for the picture that explains it. */
export const BEATS: Record<Hero, readonly Hero[]> = {
  chief: ['shaman', 'rainmaker', 'scout'],
  'clan-mother': ['chief'],
  shaman: ['rainmaker', 'clan-mother'],
  rainmaker: ['scout', 'clan-mother'],
  scout: ['shaman', 'clan-mother'],
};

/** How many figures a tile shows: its points, 0 for those that bring none. */
export const figures = (tile: Tile): number => Number(tile.split('-')[1] ?? 0);

/** The place of a card in a sorted list: hunters by number, then heroes. */
export const cardOrder = (card: Card): number => (isHunter(card) ? card : 11 + HEROES.indexOf(card));

export const sortCards = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => cardOrder(a) - cardOrder(b));

export const sortTiles = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort((a, b) => TILES.indexOf(a) - TILES.indexOf(b));

/** The cards, if they are seen. */
export const cardsOf = (seen: Seen | undefined): readonly Card[] =>
  typeof seen === 'number' || seen === undefined ? [] : seen;

/** How many cards there are, seen or not. */
export const countOf = (seen: Seen | undefined): number =>
  typeof seen === 'number' ? seen : (seen?.length ?? 0);

/** The sum of the hunters among cards, at their printed numbers. */
export const forceOf = (cards: readonly Card[]): number =>
  cards.reduce<number>((sum, card) => sum + (isHunter(card) ? card : 0), 0);

/** A thing of a list with a key of its own: equal ones are numbered. */
export interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** Gives every thing of a list a key that stays while others come and go. */
export function keyed<T>(values: readonly T[], name: (value: T) => string): Keyed<T>[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const base = name(value);
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { key: `${base}#${count}`, value };
  });
}

export const keyedCards = (cards: readonly Card[]): Keyed<Card>[] => keyed(cards, String);
export const keyedTiles = (tiles: readonly Tile[]): Keyed<Tile>[] => keyed(tiles, String);
export const keyedPlaced = (cards: readonly Placed[]): Keyed<Placed>[] =>
  keyed(cards, ({ seat, card }) => `${seat}:${card}`);

/** The grass of a hunter's card: as many blades as its number. */
export function blades(number: Hunter): string {
  const n = (value: number) => Number(value.toFixed(2));
  const step = Math.min(9.5, 68 / Math.max(1, number - 1));
  const heights = [24.48, 29.24, 34, 26.86, 31.62];
  const leans = [-0.6, 2.6, 5.8];
  return Array.from({ length: number }, (_, index) => {
    const x = 45 - ((number - 1) / 2) * step + index * step - 2.6;
    const height = heights[index % heights.length] ?? 28;
    // The seventh and the eighth lean the other way round, so that no two neighbours look alike.
    const lean = leans[(index + Math.floor(index / 3)) % leans.length] ?? 0;
    const top = 118 - height;
    return `M${n(x)} 118Q${n(x + 1.6)} ${n(118 - height * 0.6)} ${n(x + lean)} ${n(top)}Q${n(x + 5.2)} ${n(118 - height / 2)} ${n(x + 5.2)} 118Z`;
  }).join('');
}

/** A hero's name as it stands on a card 90 wide. */
export interface NameOn {
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly y: number }[];
}

/** What a name may take of a card's width, and how wide a letter of the widest names is for its height. */
const ROOM = 78;
const WIDE = 0.58;

/** Long names are set on two lines, or smaller, rather than cut. */
export function nameOn(name: string): NameOn {
  const [first, ...rest] = name.split(' ');
  const lines = name.length > 12 && first && rest.length > 0 ? [first, rest.join(' ')] : [name];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(lines.length === 1 ? 13.4 : 12, ROOM / (WIDE * longest));
  const top = lines.length === 1 ? 113 : 106.2;
  return { size, lines: lines.map((text, index) => ({ text, y: top + index * 12.6 })) };
}
