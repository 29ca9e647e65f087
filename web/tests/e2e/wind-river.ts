/** Deciding at Wind River's board, by what the board itself offers. */

import { expect, type Locator, type Page } from '@playwright/test';

export const cells = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name });

/** Places where something can be done at once: a camp, a tipi to give up or to raise, the goal of a piece in hand. */
export const TARGET = /(Camp on|Give up|Raise|Drive|Travel|Spur) /;
/** Places where a piece can be taken in hand. */
export const START = /Can go to/;

const sentence = (page: Page) => page.locator('.say h2').first();

/** Clicks the middle of a hex, wherever something is drawn over it. */
async function click(cell: Locator): Promise<void> {
  await cell.click({ force: true });
}

/** The names of places follow the board by a frame: what was offered before must not be taken for an offer. */
async function named(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
      }),
  );
}

/** Makes one decision: the first that the board offers, an activity that lets the game go on. */
export async function decide(page: Page): Promise<void> {
  await named(page);
  if ((await sentence(page).textContent())?.startsWith('Your activity')) {
    if (await activity(page)) return;
    await named(page);
  }
  const target = cells(page, TARGET);
  if ((await target.count()) === 0) {
    await click(cells(page, START).first());
    await expect(target.first()).toBeVisible();
  }
  await click(target.first());
}

/** Takes up an activity; tells whether that was all. */
async function activity(page: Page): Promise<boolean> {
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  const open = async (name: RegExp) =>
    (await button(name).isVisible()) && (await button(name).getAttribute('aria-disabled')) === 'false';
  // Tipis that travel are saved one day, so that the game comes to its end.
  for (const name of [/^Travel/, /^Gather/, /^Rest/, /^Spur/]) {
    if (!(await open(name))) continue;
    await button(name).click();
    return name.source === '^Gather' || name.source === '^Rest';
  }
  throw new Error('no activity is open');
}
