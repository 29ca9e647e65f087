import { AxeBuilder } from '@axe-core/playwright';
import { GOLDEN } from './golden';
import { beGuest, choose } from './play';
import { expect, test } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['noon', 'dusk'] as const) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing in replays, lessons and rules, ${theme}, ${width}`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
      await choose(page, { theme });
      await beGuest(page, 'Lia');
      const brought = await page.request.post('/api/replays', {
        data: GOLDEN.manitou,
        headers: { 'content-type': 'application/x-ndjson' },
      });
      const { replay } = (await brought.json()) as { replay: string };
      const pages: readonly (readonly [address: string, shown: string])[] = [
        [`/replay/${replay}?ply=30`, '[data-ply="30"]'],
        ['/replays', 'input[type=file]'],
        ['/learn/wind-river', 'aside[data-step]'],
        ['/rules/bison', 'figure'],
        ['/rules/manitou/summary', 'figure'],
        ['/rules/bison/reconstructed', 'article pre'],
      ];
      for (const [address, shown] of pages) {
        await page.goto(address);
        await page.locator(shown).first().waitFor({ state: 'attached' });
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        const found = violations.map(({ id, nodes }) => ({
          id,
          where: nodes.map((node) => node.html.slice(0, 160)),
        }));
        expect.soft(found, address).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(wide, `${address} fits`).toBeLessThanOrEqual(width);
      }
    });
  }
}
