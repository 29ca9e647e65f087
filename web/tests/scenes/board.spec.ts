import { expect, test, type Page } from '@playwright/test';

const cell = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    if (!localStorage.getItem('tallgrass')) {
      localStorage.setItem('tallgrass', JSON.stringify({ language: 'en', motion: 'off' }));
    }
  });
});

test('a buffalo is chosen, its targets are told, a near miss says why', async ({ page }) => {
  await page.goto('/scenes/drive');
  await expect(cell(page, '2,3')).toHaveAccessibleName('C4: 2 buffalo. No tipis. Can go to C5 or D4.');
  await cell(page, '2,3').click();
  await expect(
    page.getByRole('heading', { name: 'Drive 2 more: where does this buffalo from C4 go?' }),
  ).toBeVisible();
  await expect(
    page.getByText('Ahead to C5 or ahead-right to D4. B4 is full: it already holds five buffalo.'),
  ).toBeVisible();
  await expect(cell(page, '2,4')).toHaveAccessibleName(/Drive a buffalo from C4 to C5\./);
  await cell(page, '1,3').click();
  const refusal = page.getByRole('status').filter({ hasText: 'Not this move' });
  await expect(refusal).toContainText('W4.1: B4 is full: it already holds five buffalo.');
  await refusal.getByRole('button', { name: 'Open the rule' }).click();
  const rule = page.getByRole('dialog', { name: 'Rule W4.1' });
  await expect(rule.locator('.text')).toContainText('buffalo');
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
});

test('the board is played by keyboard alone', async ({ page }) => {
  await page.goto('/scenes/drive');
  await cell(page, '2,2').focus();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, '2,3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, '2,3')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(cell(page, '2,3')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, '3,3')).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'plains')).toBeFocused();
  await expect(cell(page, 'plains')).toHaveAccessibleName('Open plains. Saved: Teo 1.');
});

test('own camps are heard with their hunger', async ({ page }) => {
  await page.goto('/scenes/drive');
  await expect(cell(page, '1,3')).toHaveAccessibleName(
    'B4: 5 buffalo, full. Tipis: you 2, fed; Teo 1; Ines 1. Can go to A5, B5 or C5.',
  );
  await expect(cell(page, '3,4')).toHaveAccessibleName('D5: No buffalo. Tipis: you 1, 1 hungry.');
});

test('a move that ends the turn is shown before it is made', async ({ page }) => {
  await page.goto('/scenes/travel');
  await page.getByRole('button', { name: 'Travel' }).click();
  await cell(page, '2,5').click();
  await cell(page, 'plains').click();
  await expect(page.getByRole('heading', { name: 'Travel from C6 to the open plains?' })).toBeVisible();
  // What comes of it is said to oneself, and the move not once more.
  await expect(page.getByText('This saves a tipi.').first()).toBeVisible();
  await expect(page.getByText(/Maren travels from C6/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Your activity: do one thing.' })).toBeVisible();
});

test('activities keep within their column in every language', async ({ page }) => {
  for (const language of ['en', 'fr', 'de', 'it']) {
    await page.addInitScript((chosen) => {
      localStorage.setItem('tallgrass', JSON.stringify({ language: chosen, motion: 'off' }));
    }, language);
    for (const scene of ['activity', 'travel']) {
      await page.goto(`/scenes/${scene}`);
      const grid = page.locator('section > .grid').filter({ has: page.locator('.one') });
      await grid.waitFor();
      const beyond = await grid.evaluate((all) => {
        const { right } = all.getBoundingClientRect();
        return [...all.querySelectorAll('.one, .one > *')].filter(
          (one) => one.getBoundingClientRect().right > right + 0.5,
        ).length;
      });
      expect(beyond, `${scene} in ${language}`).toBe(0);
    }
  }
});

test('seats say colour and shape', async ({ page }) => {
  await page.goto('/scenes/drive');
  const seat = page.getByRole('region', {
    name: 'Maren, red circle, you, to move. 4 provisions, 0 tipis saved, 4 on the board, 3 unused.',
  });
  await expect(seat).toBeVisible();
});

test('the language can be changed at once', async ({ page }) => {
  await page.goto('/scenes/home');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { name: 'Spiel jetzt gegen Bots' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await page.getByLabel('Sprache').selectOption('it');
  await expect(page.getByRole('heading', { name: 'Gioca subito contro i bot' })).toBeVisible();
});

test('targets for fingers are 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/scenes/activity');
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    if (box) expect(Math.round(box.height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
  }
  const hex = await cell(page, '2,3').boundingBox();
  expect(hex?.width).toBeGreaterThanOrEqual(44);
  expect(hex?.height).toBeGreaterThanOrEqual(44);
});
