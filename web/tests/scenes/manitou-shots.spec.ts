import { test } from '@playwright/test';
import { MANITOU } from './manitou';

/** Pictures of Big Manitou's scenes, kept in `output/shots` to be looked at. */
const SIZES = [
  { width: 360, height: 780 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];
const language = process.env.SHOTS_LANGUAGE ?? 'en';
const only = process.env.SHOTS?.split(',');

/** What is done before the picture: the party half chosen, a card or a hunter in hand. */
const CHOSEN: Record<string, readonly string[]> = {
  'manitou-choice': ['[data-pick="2#1"]', '[data-pick="6#1"]', '[data-pick="chief#1"]'],
  'manitou-chosen': ['[data-card="clan-mother"]'],
  'manitou-chosen-hunter': ['[data-card="7"]'],
};
const SCENES = [...MANITOU, 'manitou-chosen', 'manitou-chosen-hunter'];

for (const theme of ['noon', 'dusk'] as const) {
  for (const { width, height } of SIZES) {
    for (const scene of SCENES) {
      const name = `${scene}-${width}-${theme}`;
      if (!only?.some((part) => name.includes(part)) && !process.env.SHOTS_ALL) continue;
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(
          (chosen) => {
            localStorage.setItem('tallgrass', JSON.stringify(chosen));
          },
          { theme, motion: 'off', language },
        );
        await page.goto(`/scenes/${scene.startsWith('manitou-chosen') ? 'manitou-play' : scene}`);
        await page.locator('[data-phase]').waitFor();
        for (const place of CHOSEN[scene] ?? []) {
          const thing = page.locator(place);
          if (await thing.isVisible()) await thing.click();
        }
        await page.mouse.move(2, 2);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(350);
        await page.screenshot({ path: `output/shots/${name}.png`, fullPage: width < 1200 });
      });
    }
  }
}
