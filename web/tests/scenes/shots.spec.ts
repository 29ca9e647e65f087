import { test } from '@playwright/test';
import { BISON } from './pages';

/** Pictures of named scenes, kept in `output/shots` to be looked at. */
const SCENES = [
  'home',
  'drive',
  'chosen',
  'activity',
  'travel',
  'camp',
  'abandon',
  'over',
  'three',
  'dense',
  'gathering',
];
const PAGES = ['tables', 'new-table', 'settings', 'account', 'profile', 'rules'];
const SIZES = [
  { width: 360, height: 780 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const language = process.env.SHOTS_LANGUAGE ?? 'en';
const only = process.env.SHOTS?.split(',');

for (const theme of ['noon', 'dusk'] as const) {
  for (const { width, height } of SIZES) {
    for (const scene of [...SCENES, ...PAGES, ...BISON]) {
      const name = `${scene}-${width}-${theme}`;
      if (only && !only.some((part) => name.includes(part))) continue;
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(
          (chosen) => {
            localStorage.setItem('tallgrass', JSON.stringify(chosen));
          },
          { theme, motion: 'off', language },
        );
        await page.goto(`/scenes/${scene === 'chosen' ? 'drive' : scene}`);
        await page.locator('h1').first().waitFor();
        if (scene === 'chosen') {
          await page.locator('[data-place="2,3"]').click();
          await page.mouse.move(2, 2);
        }
        if (scene === 'travel') await page.locator('[data-place="2,5"]').click();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(350);
        await page.screenshot({ path: `output/shots/${name}.png` });
      });
    }
  }
}
