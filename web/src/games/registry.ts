/** The one place that lists the games. */

import type { Key } from '$lib/i18n/keys';
import type { AnyGameUi, GameName } from './game-ui';

/** What is known of a game before its interface is loaded. */
export interface GameCard {
  readonly name: GameName;
  readonly title: Key;
  readonly promise: Key;
  readonly seats: readonly number[];
  readonly minutes: number;
  /** Loads the game's interface and its words; absent while it cannot be played in the browser yet. */
  readonly load?: () => Promise<{ readonly default: AnyGameUi }>;
}

export const GAMES: readonly GameCard[] = [
  {
    name: 'wind-river',
    title: 'game-wind-river',
    promise: 'game-wind-river-promise',
    seats: [3, 4],
    minutes: 40,
    load: () => import('./wind-river'),
  },
  {
    name: 'manitou',
    title: 'game-manitou',
    promise: 'game-manitou-promise',
    seats: [2, 3, 4, 5],
    minutes: 45,
  },
  {
    name: 'bison',
    title: 'game-bison',
    promise: 'game-bison-promise',
    seats: [2, 3, 4],
    minutes: 75,
    load: () => import('./bison'),
  },
];

/** The card of a game by its name. */
export const gameCard = (name: string): GameCard | undefined => GAMES.find((game) => game.name === name);
