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

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 160)),
  }));
}

for (const theme of ['noon', 'dusk'] as const) {
  test(`axe finds nothing on any page, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await choose(page, { theme });
    await beGuest(page, 'Anna');
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect.soft(await violations(page), path).toEqual([]);
    }
  });

  test(`axe finds nothing before, in the middle of and after a game, ${theme}`, async ({ page }) => {
    test.setTimeout(240_000);
    await choose(page, { theme });
    await beGuest(page, 'Anna');
    await openTable(page, {
      game: 'wind-river',
      seats: 3,
      places: [{ place: 'host' }, { place: 'open' }, { place: 'open' }],
    });
    await page.getByRole('heading', { name: 'Who plays' }).waitFor();
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
}
