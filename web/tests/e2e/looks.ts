/** How a table looks in the middle of a game: for eyes, and for those who hear or cannot tell colours apart. */

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SIZES = [
  { width: 360, height: 780 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Finds nothing that axe objects to, in both themes. */
export async function accessible(page: Page): Promise<void> {
  for (const theme of ['noon', 'dusk']) {
    await setTheme(page, theme);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((one) => one.html.slice(0, 160)),
    }));
    expect(found, theme).toEqual([]);
  }
  await setTheme(page, 'noon');
}

/** Keeps pictures at three widths in `output/shots`, to be looked at; nothing may stand out of the page. */
export async function pictures(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `output/shots/e2e-${name}-${size.width}.png` });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${name} at ${size.width}`).toBeLessThanOrEqual(size.width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
