/** Why a table does not do something, in words. */

import { t } from '$lib/i18n/words.svelte';
import type { Key } from '$lib/i18n/keys';
import type { TableRefusal } from '$lib/client/messages';

type Plain = Exclude<
  TableRefusal['reason'],
  'rule' | 'long-line' | 'too-much-chat' | 'seen-another' | 'opening'
>;

const PLAIN: Record<Plain, Key> = {
  'not-a-move': 'no-not-a-move',
  'move-count': 'no-not-a-move',
  'too-far-ahead': 'no-too-far-ahead',
  'off-lesson': 'no-off-lesson',
  stale: 'no-stale',
  future: 'no-stale',
  'not-started': 'no-not-started',
  started: 'no-started',
  ended: 'no-ended',
  'not-ended': 'no-not-ended',
  'no-seat': 'no-no-seat',
  seated: 'no-seated',
  'no-such-seat': 'no-no-such-seat',
  'seat-taken': 'no-seat-taken',
  full: 'no-full',
  'seat-empty': 'no-seat-empty',
  away: 'no-away',
  present: 'no-already',
  resigned: 'no-resigned',
  'time-is-up': 'no-time-is-up',
  'not-your-turn': 'no-not-your-turn',
  'host-only': 'no-host-only',
  'nobody-like-that': 'no-nobody-like-that',
  'seated-talk': 'no-seated-talk',
  'no-bytes-needed': 'no-already',
  'bad-bytes': 'no-not-a-move',
  'nothing-to-undo': 'no-nothing-to-undo',
  'request-open': 'no-request-open',
  'request-closed': 'no-request-closed',
  already: 'no-already',
  'empty-line': 'no-empty-line',
  muted: 'no-muted',
  'no-such-line': 'no-no-such-line',
  'not-yet': 'no-not-yet',
  'no-such-event': 'no-no-such-line',
};

/** A refusal of the table itself; those of a game's rules are in the game's words. */
export function tableRefusalWords(refusal: TableRefusal): string {
  switch (refusal.reason) {
    case 'rule':
    case 'opening':
      return refusal.text;
    case 'long-line':
      return t('no-long-line', { most: refusal.most });
    case 'too-much-chat':
      return t('no-too-much-chat', { seconds: Math.ceil(refusal.wait / 1000) });
    case 'seen-another':
      return t('no-seen-another');
    default:
      return t(PLAIN[refusal.reason]);
  }
}
