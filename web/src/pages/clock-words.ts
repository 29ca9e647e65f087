/** A clock's rule in a few words. */

import { t } from '$lib/i18n/words.svelte';
import type { ClockRule } from '$lib/client/messages';

export function clockWords(rule: ClockRule): string {
  switch (rule.clock) {
    case 'none':
      return t('clock-none');
    case 'turn':
      return t('clock-turn', { seconds: rule.seconds });
    case 'fischer':
      return t('clock-fischer', { minutes: Math.round(rule.seconds / 60), increment: rule.increment });
    case 'days':
      return t('clock-per-days', { days: rule.days });
  }
}
