import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { beGuest, choose, myTurn, openTable, seeded, settled, tableOf } from './play';
import { expect, test } from './test';
import { cells, decide, START, TARGET } from './wind-river';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PAGES = [
  '/',
  '/tables',
  '/tables/new?game=bison',
  '/replays',
  '/rules',
  '/rules/wind-river',
  '/rules/manitou',
  '/rules/bison',
  '/people',
  '/ratings',
  '/settings',
  '/account',
  '/nowhere',
];

/** What axe finds by day, and what the colours of dusk add: nothing else changes with the theme. */
async function violations(page: Page) {
  const noon = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  await wear(page, 'dusk');
  const dusk = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  await wear(page, 'noon');
  return [...noon.violations, ...dusk.violations].map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 160)),
  }));
}

const wear = (page: Page, theme: 'noon' | 'dusk') =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000);
  await choose(page, { theme: 'noon' });
  await beGuest(page, 'Anna');
});

test('axe finds nothing on any page, by day and at dusk', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    expect.soft(await violations(page), path).toEqual([]);
  }
});

test('axe finds nothing before and in the middle of a game, by day and at dusk', async ({ page }) => {
  await openTable(page, {
    game: 'wind-river',
    seats: 3,
    places: [{ place: 'host' }, { place: 'open' }, { place: 'open' }],
  });
  await expect(page.getByRole('textbox', { name: 'Link to this table' })).toBeVisible();
  expect.soft(await violations(page), 'gathering').toEqual([]);
  await openTable(page, seeded(4));
  for (let decisions = 0; decisions < 5 && (await myTurn(page)); decisions += 1) {
    await settled(page, () => decide(page));
  }
  await myTurn(page);
  expect.soft(await violations(page), `table ${tableOf(page)}`).toEqual([]);
  await cells(page, START).first().click({ force: true });
  await expect(cells(page, TARGET).first()).toBeVisible();
  expect.soft(await violations(page), 'a piece in hand').toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect.soft(await violations(page), 'the menu').toEqual([]);
});
