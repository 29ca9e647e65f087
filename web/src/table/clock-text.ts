/** Time left, as short as it can be said. */

import type { t } from '$lib/i18n/words.svelte';

/** `12:48`, `1:02:30`, or days and hours. */
export function clockText(milliseconds: number, say: typeof t): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  if (days > 0) return say('clock-days', { days, hours });
  const minutes = Math.floor((seconds % 3_600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
