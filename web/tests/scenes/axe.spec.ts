import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { BISON, PAGES, POSITIONS, WIDTHS } from './pages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const soft = expect.configure({ soft: true });

test.setTimeout(300_000);

async function keep(page: Page, theme: string, language = 'en') {
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('tallgrass', JSON.stringify(kept));
    },
    { theme, motion: 'off', language },
  );
}

async function open(page: Page, scene: string) {
  await page.goto(`/scenes/${scene}`);
  await page.locator('h1').first().waitFor();
}

async function violations(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 160)),
  }));
}

for (const width of WIDTHS) {
  for (const [kind, scenes] of Object.entries({ pages: PAGES, positions: POSITIONS, bison: BISON })) {
    test(`axe: ${kind}, ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await keep(page, 'noon');
      for (const scene of scenes) {
        await open(page, scene);
        expect.soft(await violations(page), scene).toEqual([]);
        // Only colours change with the theme.
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dusk';
        });
        expect.soft(await violations(page, ['color-contrast']), `${scene} at dusk`).toEqual([]);
      }
    });
  }
}

test('axe: a piece in hand, a refusal, the menu, the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await keep(page, 'noon');
  await open(page, 'drive');
  await page.locator('[data-place="2,3"]').click();
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-place="1,3"]').click();
  await expect(page.getByText('Not this move')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('button', { name: 'Open log and chat' }).click();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const language of ['fr', 'de', 'it']) {
  test(`nothing overflows in ${language}`, async ({ page }) => {
    await keep(page, 'noon', language);
    for (const scene of [
      'home',
      'drive',
      'activity',
      'over',
      'new-table',
      'account',
      'gathering',
      'bison-place',
      'bison-pay',
      'bison-over',
    ]) {
      await open(page, scene);
      for (const width of [360, 700, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const wider = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await soft.poll(wider, { message: `${scene} at ${width}` }).toBeLessThanOrEqual(0);
      }
    }
  });
}
