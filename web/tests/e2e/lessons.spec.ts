import type { Page } from '@playwright/test';
import { choose } from './play';
import { cells } from './wind-river';
import { expect, test } from './test';

const GAMES = ['wind-river', 'manitou', 'bison'] as const;
const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;

const coach = (page: Page) => page.locator('aside[data-step]');
const text = (page: Page) => coach(page).locator('.text');
const stepOf = async (page: Page) => Number(await coach(page).getAttribute('data-step'));
const stepsOf = async (page: Page) => Number(await coach(page).locator('progress').getAttribute('max'));

/** Reads on, or lets the coach make the move that is asked for, and waits for what comes of it. */
async function goOn(page: Page): Promise<void> {
  const before = await page.locator('[data-events]').first().getAttribute('data-events');
  const step = await stepOf(page);
  const next = coach(page).locator('button.primary');
  if (await next.isVisible()) {
    await next.click();
    await expect(coach(page)).not.toHaveAttribute('data-step', String(step));
  } else {
    await coach(page).locator('.buttons button').first().click();
    await expect(page.locator('[data-events]').first()).not.toHaveAttribute('data-events', before ?? '');
  }
}

for (const game of GAMES) {
  for (const language of LANGUAGES) {
    test(`the lesson of ${game} is led to its end in ${language}`, async ({ page }) => {
      await choose(page, { language });
      await page.goto(`/learn/${game}`);
      await expect(coach(page)).toHaveAttribute('data-step', '1');
      const steps = await stepsOf(page);
      const told = new Set<string>();
      while ((await stepOf(page)) < steps) {
        const words = (await text(page).textContent()) ?? '';
        expect(words, 'a text, not its key').not.toMatch(/^lesson-/);
        told.add(words);
        await goOn(page);
      }
      told.add((await text(page).textContent()) ?? '');
      expect(told.size).toBe(steps);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The table goes on as a game of its own.
      await coach(page).locator('button.primary').click();
      await expect(page).toHaveURL(/\/t\/\w+$/);
      await expect(coach(page)).toHaveCount(0);
    });
  }
}

test('the lesson of Wind River is played at the board, and what it does not ask for is explained', async ({
  page,
}) => {
  await choose(page);
  await page.goto('/learn/wind-river');
  await coach(page).getByRole('button', { name: 'Next', exact: true }).click();
  const click = (name: RegExp) => cells(page, name).first().click({ force: true });
  const at = (step: number) => expect(coach(page)).toHaveAttribute('data-step', String(step));
  const twice = async (from: RegExp, to: RegExp) => {
    await click(from);
    await click(to);
    await expect(page.locator('.say h2').first()).toContainText('Drive 1 more');
    await click(from);
    await click(to);
  };
  await click(/^D3:/);
  await expect(coach(page).locator('.hint')).toContainText('choose C3');
  await expect(page.getByText('Not this move'), 'nobody is scolded').toHaveCount(0);
  await at(2);
  await click(/^C3:/);
  await at(3);
  await expect(coach(page).locator('.hint')).toHaveCount(0);
  await click(/^F6:/);
  await at(4);
  await twice(/^C2:/, /^C3:/);
  await at(5);
  await click(/^F6:/);
  await click(/Open plains/);
  await at(6);
  // Left in the middle, and come back to.
  await page.goto('/');
  await page.goto('/learn/wind-river');
  await at(6);
  await click(/^C1:/);
  await click(/^C2:/);
  await at(7);
  await page
    .getByRole('button', { name: /^Gather/ })
    .first()
    .click();
  await at(8);
  await click(/^C2:/);
  await click(/^C3:/);
  await at(9);
  await page
    .getByRole('button', { name: /^Raise/ })
    .first()
    .click();
  await click(/^C3:/);
  await at(10);
  await twice(/^C3:/, /^C4:/);
  await at(11);
  await page
    .getByRole('button', { name: /^Travel/ })
    .first()
    .click();
  await click(/^C3:/);
  await click(/^C4:/);
  await at(12);
  await expect(text(page)).toContainText('Spur');
});
