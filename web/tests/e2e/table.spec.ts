import { beGuest, choose, myTurn, openTable, seeded, settled, snapshot } from './play';
import { expect, test } from './test';
import { cells, decide, START, TARGET } from './wind-river';

/** A number for each hex: those that are given, and none elsewhere. */
const hexes = (given: Readonly<Record<string, number>> = {}) =>
  Array.from({ length: 6 }, (_, lane) =>
    Array.from({ length: 6 }, (__, row) => given[`${lane},${row}`] ?? 0),
  );

/** The drive of seat 0, with a hex that is full. */
function nearlyFull() {
  const buffalo = hexes({ '2,3': 2, '2,4': 5 });
  const tipis = [hexes({ '3,3': 2 }), hexes({ '4,3': 1 }), hexes()];
  return {
    phase: 'drive',
    seat: 0,
    first: 0,
    buffalo,
    moved: hexes(),
    drive_left: 2,
    abandon_left: 0,
    tipis,
    unused: [5, 6, 7],
    plains: [0, 0, 0],
    provisions: [1, 1, 1],
  };
}

test.beforeEach(async ({ page }) => {
  await choose(page);
  await beGuest(page, 'Anna');
});

test('a step is taken back by undo, and the server agrees', async ({ page }) => {
  await openTable(page, seeded(4));
  await myTurn(page);
  const log = page.getByRole('tabpanel').first();
  await settled(page, () => decide(page));
  await myTurn(page);
  await settled(page, () => decide(page));
  // Against bots alone one can always go back.
  await myTurn(page);
  const { position } = await snapshot(page);
  const before = await log.innerText();
  // The bots have moved since: that is said, and asked about once.
  await page.getByRole('button', { name: 'Undo my move' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('moved since');
  await settled(page, () => asked.getByRole('button', { name: 'Undo my move' }).click());
  await expect(log).toContainText('Taken back:');
  const events = Number(await page.locator('[data-events]').first().getAttribute('data-events'));
  expect(events).toBeLessThan(position?.events ?? 0);
  await expect(log).not.toHaveText(before);
  await expect.poll(async () => (await snapshot(page)).position?.acting).toEqual([0]);
});

test('a refused move says why, and opens its rule', async ({ page }) => {
  await openTable(page, { ...seeded(3), beginning: { from: 'setup', state: nearlyFull() } });
  await myTurn(page);
  await page.locator('[data-place="2,3"]').click({ force: true });
  await expect(cells(page, TARGET).first()).toBeVisible();
  await page.locator('[data-place="2,4"]').click({ force: true });
  const refusal = page.getByRole('status').filter({ hasText: 'Not this move' });
  await expect(refusal).toContainText('W2.4: C5 is full: it already holds five buffalo.');
  await refusal.getByRole('button', { name: 'Open the rule' }).click();
  const rule = page.getByRole('dialog', { name: 'Rule W2.4' });
  await expect(rule).toContainText('five');
  const whole = page.waitForEvent('popup');
  await rule.getByRole('link', { name: 'All rules by number' }).click();
  await expect((await whole).locator('[id="W2.4"]')).toBeInViewport();
});

test('the language changes at once, on every page and in the middle of a game', async ({ page }) => {
  await page.goto('/');
  const titles = {
    de: 'Spiel jetzt gegen Bots',
    fr: 'Jouez tout de suite contre des robots',
    it: 'Gioca subito contro i bot',
    en: 'Play now against bots',
  };
  for (const [language, title] of Object.entries(titles)) {
    await page.locator('header select').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.locator('header select').selectOption('de');
  await openTable(page, { ...seeded(3), beginning: { from: 'setup', state: nearlyFull() } });
  await expect(page.getByRole('heading', { name: /^Treib/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Treib/ })).toBeVisible();
});

test('a move that ends the turn is shown, with what comes of it, before it is made', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('Confirm moves').selectOption('always');
  await openTable(page, { ...seeded(3), beginning: { from: 'setup', state: nearlyFull() } });
  await myTurn(page);
  const before = await page.locator('[data-events]').first().getAttribute('data-events');
  await cells(page, START).first().click({ force: true });
  await cells(page, TARGET).first().click({ force: true });
  await expect(page.getByRole('heading', { name: /\?$/ })).toBeVisible();
  expect(await page.locator('[data-events]').first().getAttribute('data-events')).toBe(before);
  await page.getByRole('button', { name: 'Back' }).click();
  await cells(page, START).first().click({ force: true });
  await cells(page, TARGET).first().click({ force: true });
  await settled(page, () => page.getByRole('button', { name: 'Do it' }).click());
});
