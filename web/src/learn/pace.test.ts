/** Every lesson fits into five minutes, in every language. That it takes so many taps is tested at the board. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '$lib/i18n/language';
import { LESSONS } from './lessons';
import { LIMIT, readIn, secondsOf, tapsOf, wordsIn } from './pace';

const LOCALES = join(import.meta.dirname, '../../../locales');

function teller(language: string): (key: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, 'lessons.ftl'), 'utf8')));
  return (key) => {
    const value = bundle.getMessage(key)?.value;
    if (!value) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(value);
  };
}

const minutes = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const table: Record<string, Record<string, string | number>> = {};
afterAll(() => {
  console.table(table);
});

describe.each(Object.values(LESSONS))('the lesson of $game', (lesson) => {
  it.each(LANGUAGES)('takes_a_newcomer_four_minutes_in_%s', (language) => {
    const told = teller(language);
    const seconds = secondsOf(lesson, told);
    const words = readIn(lesson).reduce((sum, key) => sum + wordsIn(told(key)), 0);
    table[`${lesson.game} ${language}`] = { words, taps: tapsOf(lesson), time: minutes(seconds) };
    expect(seconds).toBeLessThanOrEqual(LIMIT);
  });

  it('asks_for_a_touch_at_every_step', () => {
    for (const step of lesson.steps) expect(step.taps).toBeGreaterThanOrEqual(1);
  });
});

describe('the words of a text', () => {
  it('are_told_apart_by_spaces_and_are_no_signs', () => {
    expect(wordsIn('Choose C3: 4 − 1 = 3.')).toBe(5);
    expect(wordsIn('Marché conclu : « Payer 2 »')).toBe(4);
    expect(wordsIn('')).toBe(0);
  });
});
