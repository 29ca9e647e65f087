/** What each tile shows: where its river runs and how many animals live on it. */

import { ANIMALS, type Animal, type Land, type Stock } from './types';

/** A tile as it lies before it is turned. */
export interface Tile {
  /** The corners where the river begins and ends; clockwise from the first to the second lies the prairie. */
  readonly river: readonly [number, number];
  readonly animals: Stock;
}

export type TileSet = ReadonlyMap<string, Tile>;

interface TileJson {
  readonly id: string;
  readonly river: readonly [number, number];
  readonly animals: readonly [number, number, number];
}

const animals = ([bison, salmon, turkey]: TileJson['animals']): Stock => ({ bison, salmon, turkey });

/** The named default set: river, then bison, salmon and turkeys. */
const RECONSTRUCTION_1 = {
  S1: [1, 4, 1, 1, 1],
  S2: [4, 1, 1, 1, 1],
  S3: [2, 5, 1, 1, 1],
  T01: [0, 2, 2, 1, 0],
  T02: [0, 2, 0, 2, 1],
  T03: [0, 2, 1, 0, 2],
  T04: [1, 3, 2, 0, 1],
  T05: [1, 3, 1, 2, 0],
  T06: [1, 3, 0, 1, 2],
  T07: [0, 3, 3, 0, 0],
  T08: [0, 3, 1, 1, 1],
  T09: [0, 3, 0, 3, 0],
  T10: [1, 4, 0, 0, 3],
  T11: [1, 4, 1, 1, 1],
  T12: [1, 4, 1, 1, 1],
  T13: [0, 4, 2, 1, 0],
  T14: [0, 4, 0, 2, 1],
  T15: [0, 4, 1, 0, 2],
  T16: [1, 5, 2, 0, 1],
  T17: [1, 5, 1, 2, 0],
  T18: [1, 5, 0, 1, 2],
} as const;

const NAMED: TileSet = new Map(
  Object.entries(RECONSTRUCTION_1).map(([id, [a, b, ...counts]]) => [
    id,
    { river: [a, b], animals: animals(counts) },
  ]),
);

/** The tiles that a table plays with: a named set, or one of its own. */
export function tileSet(options: Readonly<Record<string, unknown>>): TileSet {
  const given = options.tiles;
  if (typeof given !== 'object' || given === null) return NAMED;
  const { start = [], tiles = [] } = given as { start?: TileJson[]; tiles?: TileJson[] };
  return new Map(
    [...start, ...tiles].map((tile) => [tile.id, { river: tile.river, animals: animals(tile.animals) }]),
  );
}

const LIVES: Record<Land, Animal> = { prairie: 'bison', river: 'salmon', mountain: 'turkey' };

/** The animal that lives on a kind of land. */
export const animalOf = (land: Land): Animal => LIVES[land];

/** The kinds of animals, each with its number. */
export const each = (stock: Stock): [Animal, number][] => ANIMALS.map((animal) => [animal, stock[animal]]);

/** All animals together. */
export const total = (stock: Stock): number => stock.bison + stock.salmon + stock.turkey;
