/** What a table can choose of a game's rules, as people choose it. The server says what there is and what is usual. */

import type { Key } from '$lib/i18n/keys';
import { t } from '$lib/i18n/words.svelte';

export interface OptionCard {
  /** As the server calls it. */
  readonly name: string;
  readonly label: Key;
  readonly values: readonly { readonly value: string | number; readonly text: Key }[];
}

/** A value in words; `text` may show it. */
export const valueWords = (value: string | number, text: Key): string => t(text, { value });

/** What is not usual at a table, in a few words. */
export function optionWords(
  cards: readonly OptionCard[],
  options: Readonly<Record<string, unknown>>,
): string {
  const unusual = cards.flatMap(({ name, values }) => {
    const index = values.findIndex(({ value }) => value === options[name]);
    const found = values[index];
    return found && index > 0 ? [valueWords(found.value, found.text)] : [];
  });
  return unusual.length > 0 ? unusual.join(', ') : t('options-default');
}
