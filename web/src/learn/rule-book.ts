/** A game's rules with their drawings and their words, for whoever shows all of them or one. */

import { learn } from '$lib/i18n/words.svelte';
import type { GameCard } from '$games/registry';
import type { Chapter } from '$games/wind-river/rules';
import { drawingsOf, type Drawings } from './drawings';

export interface RuleBook {
  readonly chapters: readonly Chapter[];
  readonly drawings: Drawings;
}

/** Opens the book of a game; it is empty where the game has none yet. */
export async function openBook(card: GameCard | undefined): Promise<RuleBook> {
  if (!card?.rules) return { chapters: [], drawings: {} };
  const [{ CHAPTERS }, drawings] = await Promise.all([
    card.rules(),
    drawingsOf(card.name),
    learn(`${card.name}-rules`),
  ]);
  return { chapters: CHAPTERS, drawings };
}
