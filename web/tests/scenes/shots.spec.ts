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
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];
/** Sizes that are looked at now and then: `SHOTS=all` or a part of a scene's name takes them too. */
const MORE = [
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
];
const language = process.env.SHOTS_LANGUAGE ?? 'en';
const only = process.env.SHOTS?.split(',');

for (const scene of [...SCENES, ...PAGES, ...BISON]) {
  if (only && !only.includes('all') && !only.some((part) => scene.includes(part))) continue;
  test(`pictures of ${scene}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) => {
        localStorage.setItem('tallgrass', JSON.stringify(chosen));
      },
      { theme: 'noon', motion: 'off', language },
    );
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/scenes/${scene === 'chosen' ? 'drive' : scene}`);
    await page.locator('h1').first().waitFor();
    if (scene === 'chosen') {
      await page.locator('[data-place="2,3"]').click();
      await page.mouse.move(2, 2);
    }
    if (scene === 'travel') await page.locator('[data-place="2,5"]').click();
    await page.evaluate(() => document.fonts.ready);
    for (const size of [...SIZES, ...(only ? MORE : [])]) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `output/shots/${scene}-${size.width}-noon.png` });
    }
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dusk';
    });
    for (const size of only ? SIZES : SIZES.slice(-1)) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `output/shots/${scene}-${size.width}-dusk.png` });
    }
  });
}
