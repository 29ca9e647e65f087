import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { MANITOU } from './manitou';
import { WIDTHS } from './pages';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function open(page: Page, scene: string, kept: object = {}) {
  await page.addInitScript(
    (chosen) => {
      localStorage.setItem('tallgrass', JSON.stringify(chosen));
    },
    { language: 'en', motion: 'off', theme: 'noon', ...kept },
  );
  await page.goto(`/scenes/${scene}`);
  await page.locator('[data-phase]').waitFor();
  await page.waitForTimeout(250);
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

const card = (page: Page, name: string) => page.locator(`[data-card="${name}"]`);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const width of WIDTHS) {
  for (const scene of MANITOU) {
    test(`axe: ${scene}, ${width}`, async ({ page }) => {
      // Tall on phones, so that nothing lies under the foot.
      await page.setViewportSize({ width, height: width === 360 ? 2000 : 900 });
      await open(page, scene);
      expect(await violations(page)).toEqual([]);
      // Only colours change with the theme.
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dusk';
      });
      expect(await violations(page, ['color-contrast']), 'at dusk').toEqual([]);
    });
  }
}

for (const width of [360, 1440]) {
  test(`axe: a hero and a hunter in hand, the help, ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: width === 360 ? 2000 : 900 });
    await open(page, 'manitou-play');
    await card(page, 'clan-mother').click();
    await page.waitForTimeout(250);
    expect(await violations(page)).toEqual([]);
    await card(page, '7').click();
    await page.waitForTimeout(250);
    expect(await violations(page)).toEqual([]);
    if (width < 700) return;
    await page.getByRole('tab', { name: 'Help' }).click();
    expect(await violations(page)).toEqual([]);
  });
}

for (const language of ['fr', 'de', 'it']) {
  test(`nothing of Big Manitou overflows in ${language}`, async ({ page }) => {
    test.slow();
    for (const width of [360, 700, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const scene of [
        'manitou-choice',
        'manitou-play',
        'manitou-shift',
        'manitou-over',
        'manitou-five',
      ]) {
        await open(page, scene, { language });
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${scene} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('a card is chosen, what it would do is told, and it is shown before it is played', async ({ page }) => {
  await open(page, 'manitou-play');
  await card(page, 'clan-mother').click();
  await expect(heading(page, 'Clan mother: onto which ground?')).toBeVisible();
  await expect(card(page, 'clan-mother')).toHaveAccessibleName(
    'Clan mother. Ground 1: meets nobody and stays. Ground 2: meets nobody and stays. Ground 3: meets Badger’s clan mother: equal, both turn.',
  );
  await page.getByRole('button', { name: 'Play the clan mother on Ground 3' }).click();
  await expect(heading(page, 'Play the clan mother on ground 3?')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Play one of your cards onto a ground.')).toBeVisible();
});

test('grounds say their tiles and who leads', async ({ page }) => {
  await open(page, 'manitou-play');
  await expect(
    page.getByRole('region', {
      name: 'Ground 2: horse, totem, tomahawk, tomahawk. Badger leads with 14.',
    }),
  ).toBeVisible();
});

test('a card is played by keyboard alone', async ({ page }) => {
  await open(page, 'manitou-play');
  await card(page, '7').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'clan-mother')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'clan-mother')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card(page, 'clan-mother')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await page.locator('[data-ground="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Play the clan mother on ground 1?')).toBeVisible();
});

test('a party has as many cards as it needs, and no more', async ({ page }) => {
  await open(page, 'manitou-choice');
  const take = page.getByRole('button', { name: 'Take these 8' });
  await expect(take).toBeDisabled();
  const picks = page.locator('[data-pick]');
  for (let index = 0; index < 8; index += 1) await picks.nth(index).click();
  await expect(page.getByText('Your party is complete.')).toBeVisible();
  await expect(take).toBeEnabled();
  await picks.nth(8).click({ force: true });
  await expect(page.locator('[data-pick][aria-pressed="true"]')).toHaveCount(8);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('[data-pick][aria-pressed="true"]')).toHaveCount(0);
});

test('a hunter is moved to another ground', async ({ page }) => {
  await open(page, 'manitou-shift');
  await page.getByRole('button', { name: 'Move hunter 7 from ground 2' }).click();
  await expect(heading(page, 'Hunter 7 from ground 2: where to?')).toBeVisible();
  await expect(page.locator('[data-ground="1"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hunter 7: move to Ground 1' }).click();
  await expect(heading(page, 'Move hunter 7 from ground 2 to ground 1?')).toBeVisible();
});

test('tiles are taken from the ground that is judged, and given up for force', async ({ page }) => {
  await open(page, 'manitou-take');
  await page.getByRole('button', { name: 'Take tipi 1' }).click();
  await expect(heading(page, 'Take tipi 1?')).toBeVisible();
  await open(page, 'manitou-force');
  const tiles = page.getByRole('group', { name: 'Your tiles: give up one' });
  await expect(tiles.getByRole('button', { name: /^Give up (bison|tipi)/ }).first()).toBeVisible();
  await expect(tiles.getByRole('button', { name: /horse|totem|tomahawk/ })).toHaveCount(0);
});

test('the end of a hunt and of the game is told', async ({ page }) => {
  await open(page, 'manitou-hunt-end');
  await expect(heading(page, 'Hunt 2 is over')).toBeVisible();
  await open(page, 'manitou-over');
  await expect(heading(page, 'Teo wins.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Teo 8 8 8/ })).toBeVisible();
});

test('targets for fingers are 44 px at Big Manitou', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const scene of ['manitou-play', 'manitou-choice', 'manitou-take', 'manitou-force']) {
    await open(page, scene);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
      if (box)
        expect(Math.round(Math.min(box.height, box.width)), `${scene}: ${name}`).toBeGreaterThanOrEqual(44);
    }
  }
});

for (const language of ['en', 'fr', 'de', 'it']) {
  test(`heroes' names keep clear of their cards' edges in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('tallgrass', JSON.stringify({ language: chosen, motion: 'off' }));
    }, language);
    for (const scene of ['manitou-first', 'manitou-choice', 'manitou-play']) {
      await page.goto(`/scenes/${scene}`);
      await page.locator('svg.card').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const widths = await page
        .locator('svg.card text.name')
        .evaluateAll((names) => names.map((name) => (name as SVGTextElement).getComputedTextLength()));
      expect(widths.length).toBeGreaterThan(0);
      // A card is 90 wide.
      expect(Math.max(...widths)).toBeLessThan(80);
    }
  });
}
