/**
 * The lessons are played on a phone by touching what they point at, in just as many taps as they are said to take.
 * What that means in minutes is reckoned, and limited, in `src/learn/pace.test.ts`.
 */

import { LESSONS } from '../../src/learn/lessons';
import { at, coach, countTaps, follow, ready, stepOf, text } from './coach';
import { choose } from './play';
import { expect, test } from './test';

const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const lesson of Object.values(LESSONS)) {
  for (const language of LANGUAGES) {
    test(`the lesson of ${lesson.game} takes as many taps as it says, in ${language}`, async ({ page }) => {
      // As somebody has it who has never been here.
      await choose(page, { language, confirm: 'turn' });
      const taps = await countTaps(page);
      await page.goto(`/learn/${lesson.game}`);
      const told = new Set<string>();
      for (const [index, step] of lesson.steps.entries()) {
        await at(page, index + 1);
        await ready(page);
        const words = (await text(page).textContent()) ?? '';
        expect(words, 'a text, not its key').not.toMatch(/^lesson-/);
        told.add(words);
        const before = await taps();
        if (step.moves === 0) await coach(page).locator('button.primary').click();
        else while ((await stepOf(page)) === index + 1) await follow(page);
        expect((await taps()) - before, `${step.text} takes so many taps`).toBe(step.taps);
      }
      expect(told.size).toBe(lesson.steps.length);
      // A game of one's own follows.
      await expect(page).toHaveURL(/\/t\/\w+$/);
      await expect(coach(page)).toHaveCount(0);
    });
  }
}
