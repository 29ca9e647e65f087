import { expect, test, type Page } from '@playwright/test';

/** Whether all of something is seen: nothing lies over its corners or its middle. */
async function isClear(page: Page, what: string): Promise<boolean> {
  return page.locator(what).evaluateAll(
    (found) =>
      found.length > 0 &&
      found.every((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
        const points = [
          [left + 12, top + 12],
          [right - 12, bottom - 12],
          [(left + right) / 2, (top + bottom) / 2],
        ] as const;
        return points.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
      }),
  );
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  test.describe(`in a window ${size.width} wide`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(size);
      await page.addInitScript(() => {
        localStorage.setItem('tallgrass', JSON.stringify({ language: 'it', motion: 'off' }));
      });
    });

    test('a refusal is seen over the map, and so are the actions', async ({ page }) => {
      await page.goto('/scenes/bison-action');
      await page.getByRole('button', { name: 'Marcia', exact: true }).click();
      await page.locator('[data-place="0,0,prairie"]').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.complaint')).toContainText('B1.6');
      expect(await isClear(page, '.complaint')).toBe(true);
      if (size.width >= 700) expect(await isClear(page, '.actions')).toBe(true);
      await page.locator('.complaint').getByRole('button', { name: 'Chiudi' }).click();
      await expect(page.locator('.complaint')).toHaveCount(0);
    });

    test('a refusal is seen over the board', async ({ page }) => {
      await page.goto('/scenes/drive');
      await page.locator('[data-place="2,3"]').click();
      await page.locator('[data-place="1,3"]').click();
      await expect(page.locator('.complaint')).toContainText('W4.1');
      expect(await isClear(page, '.complaint')).toBe(true);
    });
  });
}

test('log and help on a phone lie over the sentence', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('tallgrass', JSON.stringify({ language: 'en', motion: 'off' }));
  });
  for (const scene of ['drive', 'manitou-choice']) {
    await page.goto(`/scenes/${scene}`);
    await expect(page.locator('.say h2').first()).toBeVisible();
    await page.getByRole('button', { name: 'Open log and chat' }).click();
    expect(await isClear(page, '.sheet.open')).toBe(true);
  }
});
