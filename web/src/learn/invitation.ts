/** How one is asked to a lesson: to begin it, or to go on with it. */

import { t } from '$lib/i18n/words.svelte';
import type { GameName } from '$games/game-ui';
import { lessons } from './progress.svelte';

/** The words of the way to a game's lesson; the same wherever one goes in. */
export function invitation(game: GameName): string {
  const { step, steps } = lessons.of(game) ?? {};
  return step !== undefined && steps !== undefined && step > 1
    ? t('play-learn-on', { step, steps })
    : t('play-learn');
}
