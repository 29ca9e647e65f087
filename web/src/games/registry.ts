/** The one place that lists the games. */

import type { Key } from '$lib/i18n/keys';
import { learn } from '$lib/i18n/words.svelte';
import type { AnyGameUi, GameName } from './game-ui';
import type { OptionCard } from './options';
import type { Chapter } from './wind-river/rules';

/** What is known of a game before its interface is loaded. */
export interface GameCard {
  readonly name: GameName;
  readonly title: Key;
  readonly promise: Key;
  readonly seats: readonly number[];
  readonly minutes: number;
  /** What a table can choose; the usual value first. */
  readonly options: readonly OptionCard[];
  /** Loads the game's interface and its words; absent while it cannot be played in the browser yet. */
  readonly load?: () => Promise<{ readonly default: AnyGameUi }>;
  /** Loads the game's rules by number; their words are in the catalogue of the game's name with `-rules`. */
  readonly rules?: () => Promise<{ readonly CHAPTERS: readonly Chapter[] }>;
}

/** A game's words are asked for together with its interface, which waits for them. */
function both<T>(game: GameName, ui: Promise<T>): Promise<T> {
  void learn(game).catch(() => undefined);
  return ui;
}

export const GAMES: readonly GameCard[] = [
  {
    name: 'wind-river',
    title: 'game-wind-river',
    promise: 'game-wind-river-promise',
    seats: [3, 4],
    minutes: 40,
    options: [],
    load: () => both('wind-river', import('./wind-river')),
    rules: () => import('./wind-river/rules'),
  },
  {
    name: 'manitou',
    title: 'game-manitou',
    promise: 'game-manitou-promise',
    seats: [2, 3, 4, 5],
    minutes: 45,
    options: [
      {
        name: 'muster',
        label: 'option-muster',
        values: [
          { value: 'choice', text: 'option-muster-choice' },
          { value: 'random', text: 'option-muster-random' },
        ],
      },
      {
        name: 'spoils',
        label: 'option-spoils',
        values: [
          { value: 'rest', text: 'option-spoils-rest' },
          { value: 'one', text: 'option-spoils-one' },
        ],
      },
    ],
    load: () => both('manitou', import('./manitou')),
    rules: () => import('./manitou/rules'),
  },
  {
    name: 'bison',
    title: 'game-bison',
    promise: 'game-bison-promise',
    seats: [2, 3, 4],
    minutes: 75,
    options: [
      {
        name: 'variant',
        label: 'option-variant',
        values: [
          { value: 'basic', text: 'option-variant-basic' },
          { value: 'extension-1', text: 'option-variant-1' },
          { value: 'extension-2', text: 'option-variant-2' },
        ],
      },
      {
        name: 'reach',
        label: 'option-reach',
        values: [3, 4, 5].map((value) => ({ value, text: 'option-reach-cells' as const })),
      },
      {
        name: 'tiles',
        label: 'option-tiles',
        values: [
          { value: 'reconstruction-2', text: 'option-tiles-2' },
          { value: 'reconstruction-1', text: 'option-tiles-1' },
        ],
      },
    ],
    load: () => both('bison', import('./bison')),
    rules: () => import('./bison/rules'),
  },
];

/** The card of a game by its name. */
export const gameCard = (name: string): GameCard | undefined => GAMES.find((game) => game.name === name);
