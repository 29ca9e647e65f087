import { describe, expect, it } from 'vitest';
import { language, learn, speak, t } from './words.svelte';

describe('the words', () => {
  it('are_all_there_when_several_catalogues_are_learnt_at_once', async () => {
    await speak('en');
    const rules = learn('manitou-rules');
    const again = learn('manitou-rules');
    await Promise.all([learn('glossary'), learn('lessons'), speak('de'), learn('replay'), rules, again]);
    expect(language()).toBe('de');
    expect(t('gloss-mn-hunter')).toMatch(/^Ein Jäger/);
    expect(t('lesson-next')).toBe('Weiter');
    expect(t('replay-all')).toBe('Alle');
  });

  it('are_remembered_but_not_mixed_up', async () => {
    await speak('en');
    const [one, two] = [t('table-watching', { count: 1 }), t('table-watching', { count: 2 })];
    expect(one).not.toBe(two);
    expect(t('table-watching', { count: 1 })).toBe(one);
    await speak('de');
    expect(t('table-watching', { count: 1 })).toBe('1 sieht zu');
    // A number chooses the plural, the same figure as a word does not.
    expect(t('table-watching', { count: '1' })).toBe('1 sehen zu');
  });

  it('write_numbers_as_the_language_does', async () => {
    await speak('de');
    expect(t('table-turn', { turn: 7 })).toBe('Zug\u00A07');
    expect(t('table-turn', { turn: 12_345 })).toBe('Zug\u00A012.345');
    expect(t('table-turn', { turn: 1.5 })).toBe('Zug\u00A01,5');
    expect(t('table-turn', { turn: -1_000 })).toBe('Zug\u00A0-1.000');
  });

  it('of_a_catalogue_can_be_used_by_everybody_who_has_waited_for_it', async () => {
    const [first, second] = [learn('drawings'), learn('drawings')];
    await second;
    expect(t('rules-print')).toBe('Drucken');
    await first;
  });
});
