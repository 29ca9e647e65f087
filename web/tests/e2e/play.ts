/** Playing through the interface, as a person would, on a real server. */

import { expect, type Page } from '@playwright/test';

/** Opens a table against bots from the home page: two clicks. */
export async function playNow(page: Page, seats = 4): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('tallgrass')) {
      localStorage.setItem('tallgrass', JSON.stringify({ language: 'en', motion: 'off', confirm: 'never' }));
    }
  });
  await page.goto('/');
  if (seats !== 4) await page.getByLabel(String(seats), { exact: true }).first().check();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Whether the game is over. */
export const isOver = (page: Page) => page.getByRole('button', { name: 'Play again' }).isVisible();

/** Waits until it is one's own turn or the game is over; tells which. */
export async function myTurn(page: Page): Promise<boolean> {
  await expect
    .poll(async () => (await isOver(page)) || /^(Your turn)/.test(await page.title()), { timeout: 60_000 })
    .toBe(true);
  return !(await isOver(page));
}

/** Makes one decision by the first way that the board offers. */
export async function decide(page: Page): Promise<void> {
  const title = await page.locator('.say h2').first().textContent();
  const gather = page.getByRole('button', { name: /^Gather/ });
  const rest = page.getByRole('button', { name: /^Rest/ });
  const travel = page.getByRole('button', { name: /^Travel/ });
  if (title?.startsWith('Your activity')) {
    for (const button of [gather, rest]) {
      if ((await button.isVisible()) && (await button.getAttribute('aria-disabled')) === 'false') {
        await button.click();
        return;
      }
    }
    if ((await travel.getAttribute('aria-disabled')) === 'false') await travel.click();
    else await page.getByRole('button', { name: /^Spur/ }).click();
  }
  const place = page.getByRole('gridcell', { name: /Can be chosen\./ }).first();
  if (await place.isVisible()) {
    await place.click();
    return;
  }
  await page
    .getByRole('gridcell', { name: /Can go to/ })
    .first()
    .press('Enter');
  await page
    .getByRole('gridcell', { name: /(Drive|Travel|Spur) .*\./ })
    .first()
    .press('Enter');
}
