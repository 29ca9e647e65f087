import type { Page } from '@playwright/test';
import { point } from './bison';
import { aimed, at, coach, ready, stepOf, stepsOf, text } from './coach';
import { choose, gameCard } from './play';
import { cells } from './wind-river';
import { expect, test } from './test';

const GAMES = ['wind-river', 'manitou', 'bison'] as const;

const readOn = (page: Page) => coach(page).getByRole('button', { name: 'Next', exact: true }).click();

/** Something else was tried: the coach says why it is not the one, and nobody is scolded. */
async function explained(page: Page, step: number, words: string): Promise<void> {
  await expect(coach(page).locator('.hint')).toContainText(words);
  await expect(page.getByText('Not this move'), 'nobody is scolded').toHaveCount(0);
  await at(page, step);
  // What the hint names is marked, and more boldly than before.
  const arrow = page.locator('.pointer.insists svg');
  await expect(arrow).toBeVisible();
  await expect(arrow, 'nothing moves for one who wants it so').toHaveCSS('animation-name', 'none');
}

/** Leaves the lesson in the middle, and comes back to where it was left. */
async function leaveAndComeBack(page: Page, game: string, step: number): Promise<void> {
  await at(page, step);
  await coach(page)
    .getByRole('button', { name: /^Leave/ })
    .click();
  await gameCard(page, game)
    .getByRole('link', { name: `Go on with the lesson, step ${step} of` })
    .click();
  await at(page, step);
}

/** The tables where the page's person sits. */
async function sitsAt(page: Page): Promise<string[]> {
  const { mine } = (await (await page.request.get('/api/lobby')).json()) as { mine: { table: string }[] };
  return mine.map(({ table }) => table);
}

/** Reads on, or lets the coach make the move that is asked for, and waits for what comes of it. */
async function goOn(page: Page): Promise<void> {
  const before = await page.locator('[data-events]').first().getAttribute('data-events');
  const step = await stepOf(page);
  const next = coach(page).locator('button.primary');
  if (await next.isVisible()) {
    await next.click();
    await expect(coach(page)).not.toHaveAttribute('data-step', String(step));
  } else {
    await coach(page).locator('.buttons button').first().click();
    await expect(page.locator('[data-events]').first()).not.toHaveAttribute('data-events', before ?? '');
  }
}

for (const game of GAMES) {
  test(`the coach of ${game} makes every move for one who asks for it, and the table goes on`, async ({
    page,
  }) => {
    await choose(page);
    await page.goto(`/learn/${game}`);
    await at(page, 1);
    const steps = await stepsOf(page);
    while ((await stepOf(page)) < steps) await goOn(page);
    await coach(page).locator('.buttons button').first().click();
    await expect(page).toHaveURL(/\/t\/\w+$/);
    await expect(coach(page)).toHaveCount(0);
  });
}

test('a real game against bots follows the lesson, whose table is closed', async ({ page }) => {
  await choose(page);
  await page.goto('/learn/wind-river');
  await expect(coach(page)).toHaveAttribute('data-step', '1');
  const steps = await stepsOf(page);
  while ((await stepOf(page)) < steps) await goOn(page);
  await coach(page).getByRole('button', { name: 'Play a real game' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  expect(await sitsAt(page)).toEqual([new URL(page.url()).pathname.split('/').at(-1)]);
  // What is finished is not offered to be gone on with.
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn by playing' })).toHaveCount(3);
});

test('a lesson is marked among the tables, leads back to its guide, and begins anew only when asked', async ({
  page,
}) => {
  await choose(page);
  await page.goto('/learn/manitou');
  await readOn(page);
  await at(page, 2);
  const [table] = await sitsAt(page);
  await page.goto('/tables');
  await expect(page.getByText(/^your turn/)).toHaveCount(0);
  await page.getByRole('link', { name: /lesson, step 2 of 11/ }).click();
  await at(page, 2);
  // Not even its address leads to the table without its guide.
  await page.goto(`/t/${table}`);
  await at(page, 2);
  await coach(page).getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await at(page, 2);
  await coach(page).getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await at(page, 1);
  const now = await sitsAt(page);
  expect(now).toHaveLength(1);
  expect(now).not.toContain(table);
});

test('the lesson of Wind River is played at the board, and what it does not ask for is explained', async ({
  page,
}) => {
  await choose(page);
  await page.goto('/learn/wind-river');
  await readOn(page);
  const click = (name: RegExp) => cells(page, name).first().click({ force: true });
  const twice = async (from: RegExp, to: RegExp) => {
    await click(from);
    await click(to);
    await expect(page.locator('.say h2').first()).toContainText('Drive 1 buffalo');
    await click(from);
    await click(to);
  };
  await click(/^D3:/);
  await explained(page, 2, 'choose C3');
  await expect(aimed(page)).toHaveAccessibleName(/^C3:/);
  await click(/^C3:/);
  await at(page, 3);
  await expect(coach(page).locator('.hint')).toHaveCount(0);
  await click(/^F6:/);
  await at(page, 4);
  await twice(/^C2:/, /^C3:/);
  await at(page, 5);
  await click(/^F6:/);
  await click(/Open plains/);
  await leaveAndComeBack(page, 'Wind River', 6);
  await click(/^C1:/);
  await click(/^C2:/);
  await at(page, 7);
  await page
    .getByRole('button', { name: /^Gather/ })
    .first()
    .click();
  await at(page, 8);
  await click(/^C2:/);
  await click(/^C3:/);
  await at(page, 9);
  await page
    .getByRole('button', { name: /^Raise/ })
    .first()
    .click();
  await click(/^C3:/);
  await at(page, 10);
  await twice(/^C3:/, /^C4:/);
  await at(page, 11);
  await page
    .getByRole('button', { name: /^Travel/ })
    .first()
    .click();
  await click(/^C3:/);
  await click(/^C4:/);
  await at(page, 12);
  await expect(text(page)).toContainText('Spur');
});

test('the lesson of Big Manitou is played at the table, and what it does not ask for is explained', async ({
  page,
}) => {
  await choose(page, { confirm: 'turn' });
  await page.goto('/learn/manitou');
  await readOn(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const pick = async (...cards: (number | string)[]) => {
    for (const card of cards) await page.locator(`[data-pick="${card}#1"]`).click();
  };
  const play = async (card: number | string, ground: number) => {
    await page.locator(`[data-card="${card}"]`).click();
    await page
      .locator('[data-ground].open')
      .nth(ground - 1)
      .click();
  };
  const take = async (...tiles: string[]) => {
    for (const tile of tiles) {
      await button(`Take ${tile}`).click();
      await expect(button(`Take ${tile}`)).toHaveCount(0);
    }
  };
  // Seven cards are there; the one that is missing is pointed at, and one that is too many as well.
  await expect(page.locator('[data-pick][aria-pressed="true"]')).toHaveCount(7);
  await expect(aimed(page)).toHaveAttribute('data-pick', '8#1');
  await pick(10);
  await button('Take these 8').click();
  await explained(page, 2, 'leave the seven as they are, and add hunter 8');
  await expect(aimed(page)).toHaveAttribute('data-pick', '10#1');
  await pick(10);
  await expect(aimed(page)).toHaveAttribute('data-pick', '8#1');
  await pick(8);
  await expect(aimed(page)).toHaveText('Take these 8');
  await button('Take these 8').click();
  await at(page, 3);
  await play(8, 2);
  await explained(page, 3, 'Ground 1 has the most tiles');
  await expect(aimed(page)).toHaveAttribute('data-card', '8');
  await page.locator('[data-card="8"]').click();
  await expect(aimed(page)).toHaveAttribute('data-ground', '0');
  await page.locator('[data-card="8"]').click();
  await play(8, 1);
  await at(page, 4);
  await expect(coach(page).locator('.hint')).toHaveCount(0);
  await play('clan-mother', 1);
  await at(page, 5);
  // The lesson makes a move itself, and only then asks for one.
  await expect(text(page)).toHaveText('This move is made for you.');
  await expect(page.locator('.say h2').first()).toHaveText('This move is made for you.');
  await ready(page);
  await expect(text(page)).toContainText('Your 9');
  await expect(page.locator('[data-card="9"]')).toHaveCount(0);
  await play('scout', 1);
  await leaveAndComeBack(page, 'Big Manitou', 6);
  await ready(page);
  await expect(page.locator('[data-card="4"]')).toHaveCount(0);
  await play('chief', 3);
  await at(page, 7);
  await play(6, 2);
  await at(page, 8);
  await button('Take tipi 2').click();
  await explained(page, 8, 'Take bison 3, then tipi 2');
  await expect(aimed(page)).toHaveAccessibleName('Take bison 3');
  await take('bison 3', 'tipi 2', 'tomahawk');
  await at(page, 9);
  await take('tipi 3', 'horse', 'totem');
  await at(page, 10);
  await button('Give up tipi 2').click();
  await at(page, 11);
  await expect(text(page)).toContainText('Three more hunts follow');
});

test('the lesson of Bison is played on the map, and what it does not ask for is explained', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page, { confirm: 'turn' });
  await page.goto('/learn/bison');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const place = (name: RegExp) => page.getByRole('gridcell', { name });
  const sentence = page.locator('.say h2').first();
  const [prairie, river] = [place(/^Prairie of T13/), place(/^River of T13/)];
  await readOn(page);
  await readOn(page);
  await at(page, 3);
  await button('Place').click();
  await point(page, place(/^Free cell, east of S2/));
  await page.locator('.say').getByRole('button', { name: 'Place', exact: true }).click();
  await explained(page, 3, 'furthest to the right, just as it comes, with 3 hunters');
  await page.getByText('−4').click();
  await button('One turkey more').click();
  await button('Place and pay 4').click();
  await at(page, 4);
  await expect(prairie).toHaveAccessibleName(/Yours: 3 hunters/);
  // The same way by another action: what was laid out is taken back.
  await button('Trek').click();
  await point(page, prairie);
  await expect(sentence).toHaveText('Where does this hunter go?');
  await point(page, river);
  await button('End here').click();
  await explained(page, 4, 'one hunter steps from your prairie');
  await expect(aimed(page)).toHaveText('Back');
  await button('Back').click();
  await button('Back').click();
  await button('Step').click();
  await point(page, prairie);
  await button('End here').click();
  await leaveAndComeBack(page, 'Bison', 5);
  await readOn(page);
  await button('Tipi').click();
  await point(page, prairie);
  await button('Size 1').click();
  await button('Do it').click();
  await explained(page, 6, 'build size 2 there');
  await button('Back').click();
  await point(page, prairie);
  await button('Size 2').click();
  await button('Pay 2').click();
  await at(page, 7);
  await button('Canoe').click();
  await point(page, river);
  await button('Do it').click();
  await at(page, 8);
  await expect(text(page)).toContainText('2 bison and 3 salmon');
  await expect(page.getByText('Scoring of season 1')).toBeVisible();
  await readOn(page);
  await button('Gather').click();
  await button(/^Skip Gather/).click();
  await button(/^Take 1 /).click();
  await at(page, 10);
  await expect(text(page)).toContainText('only the land counts');
});

test('a lesson that was begun on one device goes on with its guide on another', async ({
  browser,
  page,
  server,
}) => {
  const account = { name: `Ida ${Date.now() % 1_000_000}`, password: 'a long password' };
  expect((await page.request.post('/api/account', { data: account })).ok()).toBe(true);
  await choose(page);
  await page.goto('/learn/wind-river');
  await readOn(page);
  await cells(page, /^C3:/).first().click({ force: true });
  await at(page, 3);

  const other = await browser.newContext({ baseURL: server });
  const phone = await other.newPage();
  expect((await phone.request.post('/api/login', { data: account })).ok()).toBe(true);
  await choose(phone);
  await phone.goto('/tables');
  // Only the server can have told it: this browser has no lesson of its own.
  await expect(phone.getByText(/^your turn/)).toHaveCount(0);
  await phone.getByRole('link', { name: /Wind River.*lesson/ }).click();
  await at(phone, 3);
  // Whoever asks for the lesson instead of its table gets no second one.
  const third = await browser.newContext({ baseURL: server });
  const tablet = await third.newPage();
  expect((await tablet.request.post('/api/login', { data: account })).ok()).toBe(true);
  await choose(tablet);
  await tablet.goto('/learn/wind-river');
  await at(tablet, 3);
  await third.close();

  while ((await stepOf(phone)) < 12) await goOn(phone);
  // At its end it is a game like any other.
  await coach(phone).getByRole('button', { name: 'Play on here' }).click();
  await expect(coach(phone)).toHaveCount(0);
  const { mine } = (await (await phone.request.get('/api/lobby')).json()) as { mine: { lesson: boolean }[] };
  expect(mine.map(({ lesson }) => lesson)).toEqual([false]);
  await other.close();
});
