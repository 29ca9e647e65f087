/** Deciding at Big Manitou's table, by what lies on it. */

import { expect, type Locator, type Page } from '@playwright/test';

/** The main button of the sentence. */
const main = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

/** The phase that the table is in. */
export const phaseOf = (page: Page): Promise<string | null> =>
  page.locator('[data-phase]').getAttribute('data-phase');

/** Cards that can still be put into the party. */
const open = (page: Page): Locator =>
  page.locator('[data-pick][aria-pressed="false"][aria-disabled="false"]');

/** Puts cards into the party until it is whole: the first that are there, or the last. */
export async function choosePicks(page: Page, from: 'first' | 'last' = 'first'): Promise<void> {
  while ((await open(page).count()) > 0) await open(page)[from]().click();
}

/** Chooses a party and takes it. */
export async function muster(page: Page, from: 'first' | 'last' = 'first'): Promise<void> {
  await choosePicks(page, from);
  await main(page, /^Take these \d$/).click();
}

/** Makes one decision: the first that the table offers. */
export async function decide(page: Page): Promise<void> {
  switch (await phaseOf(page)) {
    case 'muster':
      await muster(page);
      break;
    case 'force':
      await page
        .getByRole('button', { name: /^Give up / })
        .first()
        .click();
      break;
    case 'take':
      await page
        .getByRole('button', { name: /^Take / })
        .first()
        .click();
      break;
    case 'shift':
      await page
        .getByRole('button', { name: /^Move hunter \d+ from ground \d$/ })
        .first()
        .click();
      await page.locator('[data-ground].open').first().click();
      break;
    default:
      await playCard(page);
  }
}

/** Plays the first card that can be played; passes or does without where none can. */
async function playCard(page: Page): Promise<void> {
  const card = page.locator('[data-card][aria-disabled="false"]').first();
  const without = page.getByRole('button', { name: /^(Pass|Do without)$/ });
  await expect(card.or(without).first()).toBeVisible();
  if ((await card.count()) === 0) {
    await without.first().click();
    return;
  }
  await card.click();
  await page.locator('[data-ground].open').first().click();
}
