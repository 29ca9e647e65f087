/** Why the server did not do what a page asked, in words. */

import { ApiError } from '$lib/client/api';
import type { Key } from '$lib/i18n/keys';
import { t } from '$lib/i18n/words.svelte';

const WORDS: Readonly<Record<string, Key>> = {
  'too-much': 'fail-too-much',
  'name-taken': 'fail-name-taken',
  'wrong-secret': 'fail-wrong-secret',
  'both-seated': 'fail-both-seated',
  'disk-full': 'fail-busy',
  unavailable: 'fail-busy',
  stopping: 'fail-busy',
  'bad-request': 'fail-bad',
  opening: 'fail-bad',
  'not-found': 'fail-not-found',
};

/** What went wrong; an error that is not the server's means that it did not answer. */
export function failureWords(error: unknown): string {
  if (!(error instanceof ApiError)) return t('fail-unreachable');
  return t(WORDS[error.reason] ?? 'fail-other');
}
