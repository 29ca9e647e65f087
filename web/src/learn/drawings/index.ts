/** The drawings of the rules, by number; each game's are loaded with its rules. */

import type { Component } from 'svelte';
import { learn } from '$lib/i18n/words.svelte';
import type { GameName } from '$games/game-ui';

export type Drawings = Readonly<Record<string, Component>>;

const DRAWN: Record<GameName, () => Promise<Drawings>> = {
  'wind-river': async () => {
    const [drive, feed, travel] = await Promise.all([
      import('./Drive.svelte'),
      import('./Feed.svelte'),
      import('./Travel.svelte'),
    ]);
    return { 'W4.1': drive.default, 'W4.2': feed.default, 'W4.3a': travel.default };
  },
  manitou: async () => {
    const [circle, trial, spoils] = await Promise.all([
      import('./Circle.svelte'),
      import('./Trial.svelte'),
      import('./Spoils.svelte'),
    ]);
    return { 'M1.4': circle.default, 'M3.5': trial.default, 'M4.3': spoils.default };
  },
  bison: async () => {
    const [turns, region, ranks] = await Promise.all([
      import('./Turns.svelte'),
      import('./Region.svelte'),
      import('./Ranks.svelte'),
    ]);
    return { 'B1.2': turns.default, 'B1.7': region.default, 'B5.2': ranks.default };
  },
};

/** A game's drawings, with the words that they need. */
export async function drawingsOf(game: GameName): Promise<Drawings> {
  const [drawings] = await Promise.all([DRAWN[game](), learn('drawings'), learn(game)]);
  return drawings;
}
