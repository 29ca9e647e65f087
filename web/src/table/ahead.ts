/** What a table is made of, before anybody sits at it. */

import { gameCard } from '$games/registry';

/** Loads the frame that all games share. */
export const loadTable = () => import('./TablePage.svelte');

/** Loads what a table of this game needs. What does not come now is asked for again when it is needed. */
export async function lookAhead(game: string): Promise<void> {
  await Promise.allSettled([loadTable(), gameCard(game)?.load?.()]);
}
