import { GAMES, GOLDEN } from './golden';
import { beGuest, choose } from './play';
import { expect, test } from './test';

const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
/** Words that are keys of the catalogues, shown because something is missing in them. */
const BARE = /\b(draw|rec|lesson|gloss|wrr|mnr|br|replay|(wr|mn|bison)-help)-[a-z0-9-]+\b/;

for (const game of GAMES) {
  test(`the summary of ${game} is printed on one page in every language`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.addInitScript((spoken) => {
        localStorage.setItem('tallgrass', JSON.stringify({ language: spoken, motion: 'off', theme: 'dusk' }));
      }, language);
      await page.goto(`/rules/${game}/summary`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[data-ready] figure').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('main').textContent()).not.toMatch(BARE);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), language).toHaveLength(1);
    }
  });

  test(`every rule that a game of ${game} names can be opened`, async ({ page }) => {
    await choose(page);
    await beGuest(page, 'Lia');
    const brought = await page.request.post('/api/replays', {
      data: GOLDEN[game],
      headers: { 'content-type': 'application/x-ndjson' },
    });
    const { replay } = (await brought.json()) as { replay: string };
    const answer = await page.request.get(`/api/replays/${replay}/story`);
    const story = (await answer.json()) as { lines: { effects: { rule: string }[] }[] };
    const named = [...new Set(story.lines.flatMap((line) => line.effects.map((effect) => effect.rule)))];
    expect(named.length).toBeGreaterThan(5);
    await page.goto(`/rules/${game}`);
    await expect(page.locator('.rule').first()).toBeVisible();
    const there = await page.locator('.rule').evaluateAll((all) => all.map((rule) => rule.id));
    expect(named.filter((rule) => !there.includes(rule))).toEqual([]);
    await expect(page.locator('.rule figure').first()).toBeVisible();
    // One of them, from a line that tells what happened.
    await page.goto(`/replay/${replay}?ply=12`);
    const link = page.getByRole('region', { name: 'Moves' }).getByRole('link').last();
    const rule = (await link.textContent()) ?? '';
    await link.click();
    const dialog = page.getByRole('dialog', { name: `Rule ${rule}` });
    const text = (await dialog.locator('.text').textContent()) ?? '';
    expect(text).not.toMatch(BARE);
    // All of them, without leaving the game.
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: 'All rules by number' }).click();
    await expect((await opened).locator('.rule.wanted')).toContainText(text);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toHaveCount(0);
  });
}

test('a summary is printed without the bars of the page when the server is away', async ({ page }) => {
  await choose(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/rules/manitou/summary');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The server cannot be reached')).toBeHidden();
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('what was reconstructed is told in every language', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.addInitScript((spoken) => {
      localStorage.setItem('tallgrass', JSON.stringify({ language: spoken }));
    }, language);
    for (const game of GAMES) {
      await page.goto(`/rules/${game}/reconstructed`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('article p').nth(1)).toBeVisible();
      expect(await page.locator('main').textContent()).not.toMatch(BARE);
    }
  }
});

test('a piece says what it is to whoever rests on it or stays there with the keyboard', async ({ page }) => {
  await choose(page);
  await page.goto('/learn/wind-river');
  const c3 = page.getByRole('gridcell', { name: /^C3:/ });
  await expect(c3).toBeVisible();
  const buffalo = page.locator('main use[data-piece="bison"]').first();
  await buffalo.hover({ force: true });
  await expect(page.getByRole('tooltip')).toContainText('A buffalo.');
  await page.mouse.move(2, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tooltip')).toContainText('A buffalo.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
