/** Scorings as the log tells them: region by region, with what each seat has got so far. */

import type { Told } from '$games/game-ui';
import { animalOf } from './tiles';
import type { Animal, Effect, Region, Stock } from './types';

/** The scoring of one season, as far as it has gone. */
export interface Scoring {
  /** The season that ended, from 1. */
  readonly season: number;
  readonly regions: readonly Region[];
}

type Turns = readonly { readonly effects: readonly Told<Effect>[] }[];

/** What a turn has of scorings: regions, and seasons that begin. */
type Mark = Extract<Effect, { effect: 'region-scored' | 'season-begins' }>;

const marks = new WeakMap<object, readonly Mark[]>();

/** Turns that are over stay the same, so each is looked through once. */
function marksOf(turn: Turns[number]): readonly Mark[] {
  const known = marks.get(turn);
  if (known) return known;
  const found = turn.effects.flatMap(({ effect }) =>
    effect.effect === 'region-scored' || effect.effect === 'season-begins' ? [effect] : [],
  );
  marks.set(turn, found);
  return found;
}

/** The scorings of the log, oldest first. One that is interrupted by dealings goes on after them. */
export function scorings(turns: Turns): Scoring[] {
  const found: { season: number; regions: Region[] }[] = [];
  const told = turns.flatMap(marksOf);
  // A log that does not begin at the beginning starts in the season before the first that it names.
  const named = told.find((effect) => effect.effect === 'season-begins');
  let season = Math.max(1, (named?.season ?? 2) - 1);
  for (const effect of told) {
    if (effect.effect === 'season-begins') season = effect.season;
    else {
      const last = found.at(-1);
      if (last?.season === season) last.regions.push(effect);
      else found.push({ season, regions: [effect] });
    }
  }
  return found;
}

/** What each seat has got in the first regions of a scoring. */
export function gotBy({ regions }: Scoring, count: number, seats: number): Stock[] {
  const got = Array.from({ length: seats }, (): Record<Animal, number> => ({
    bison: 0,
    salmon: 0,
    turkey: 0,
  }));
  for (const region of regions.slice(0, count)) {
    for (const place of region.places) {
      const mine = got[place.seat];
      if (mine) mine[animalOf(region.land)] += place.gets;
    }
  }
  return got;
}
