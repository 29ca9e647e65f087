import { describe, expect, it } from 'vitest';
import { learn, speak } from '$lib/i18n/words.svelte';
import { actionsListed } from './words';

describe('the actions in the middle of a sentence', () => {
  it.each([
    ['en', 'place, canoe and step'],
    ['de', 'Legen, Kanu und Schritt'],
  ] as const)('are_written_in_%s_as_one_writes_them_there', async (language, words) => {
    await learn('bison');
    await speak(language);
    expect(actionsListed(['place', 'canoe', 'step'])).toBe(words);
  });
});
