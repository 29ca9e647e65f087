import type { Browser, Page } from '@playwright/test';
import { decide as decideBison } from './bison';
import { decide as decideManitou, muster } from './manitou';
import { beGuest, choose, myTurn, openTable, settled, snapshot } from './play';
import { contents, listen, objects } from './secrets';
import { expect, test } from './test';

test.setTimeout(240_000);

/** Somebody at a table in a browser of his own, and all that it was told. */
interface Player {
  readonly page: Page;
  readonly heard: readonly string[];
}

async function player(browser: Browser, server: string, name: string): Promise<Player> {
  const context = await browser.newContext({ baseURL: server, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { heard } = listen(page);
  await choose(page);
  await beGuest(page, name);
  return { page, heard };
}

/** Two people who sit down at one table; with the last of them the game begins. */
async function two(browser: Browser, server: string, game: string): Promise<[Player, Player]> {
  const maren = await player(browser, server, 'Maren');
  const teo = await player(browser, server, 'Teo');
  const table = await openTable(maren.page, {
    game,
    seats: 2,
    public: true,
    places: [{ place: 'host' }, { place: 'open' }],
  });
  await teo.page.goto(`/t/${table}`);
  await teo.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [maren, teo]) await expect(page.locator('[data-events]')).toBeVisible();
  return [maren, teo];
}

interface Seat {
  readonly hand?: unknown;
  readonly party?: unknown;
  readonly available?: unknown;
  readonly tile?: unknown;
}

/** A seat as the server shows it to a page. */
async function seatOf({ page }: Player, seat: number): Promise<Seat> {
  const { position } = await snapshot(page);
  return (position?.view as { seats: Seat[] }).seats[seat] ?? {};
}

/** Where a text stands in what a page was told, shows or keeps. */
async function traces({ page, heard }: Player, secret: string): Promise<string[]> {
  return [...heard, ...(await contents(page))].filter((text) => text.includes(secret));
}

/** What a message says of another seat that only this seat may know. */
function told(text: string, own: number): unknown[] {
  return objects(text).flatMap((one) => {
    const seats = Array.isArray(one.seats) && 'viewer' in one ? (one.seats as Seat[]) : [];
    const open = seats.flatMap((seat, index) =>
      index === own ? [] : [seat.hand, seat.party, seat.available].filter(Array.isArray),
    );
    const effect = ['mustered', 'dealt', 'drew', 'cards-cleared'].includes(String(one.effect));
    const said = effect && one.seat !== own ? [one.cards, one.hand, one.card] : [];
    return [...open, ...said.filter((value) => value !== null && value !== undefined)];
  });
}

test('two browsers choose their parties at the same time, and neither learns the other', async ({
  browser,
  server,
}) => {
  const [maren, teo] = await two(browser, server, 'manitou');
  for (const { page } of [maren, teo]) {
    await expect(page.getByRole('heading', { name: /^Choose \d cards for this hunt/ })).toBeVisible();
  }

  // M2.4: one has chosen, the other still chooses and sees no more than that; what it has picked stays picked.
  const picked = teo.page.locator('[data-pick][aria-pressed="true"]');
  for (const number of [1, 2, 3]) await teo.page.locator(`[data-pick="${number}#1"]`).click();
  await expect(picked).toHaveCount(3);
  await settled(maren.page, () => muster(maren.page, 'last'));
  await expect(maren.page.getByRole('heading', { name: 'Teo is still choosing a party.' })).toBeVisible();
  await expect(teo.page.getByText('chosen', { exact: true }).first()).toBeVisible();
  await expect(picked).toHaveCount(3);
  const first = await seatOf(maren, 0);
  expect(await traces(maren, JSON.stringify(first.party))).not.toEqual([]);
  expect(await traces(teo, JSON.stringify(first.party))).toEqual([]);
  expect((await seatOf(teo, 0)).party).toEqual(expect.any(Number));

  // A choice can be taken back as long as somebody else still chooses.
  await settled(maren.page, () => maren.page.getByRole('button', { name: 'Undo' }).click());
  await expect(maren.page.getByRole('heading', { name: /^Choose \d cards for this hunt/ })).toBeVisible();
  await settled(maren.page, () => muster(maren.page, 'last'));
  await settled(teo.page, () => muster(teo.page, 'first'));

  // The deal: each sees its own hand alone, now and after every card.
  for (let card = 0; card < 6; card += 1) {
    const [acting] = (await snapshot(maren.page)).position?.acting ?? [];
    const { page } = acting === 0 ? maren : teo;
    await myTurn(page);
    await settled(page, () => decideManitou(page));
    const [mine, his] = [await seatOf(maren, 0), await seatOf(teo, 1)];
    expect(await traces(maren, JSON.stringify(mine.hand))).not.toEqual([]);
    expect(await traces(teo, JSON.stringify(mine.hand))).toEqual([]);
    expect(await traces(maren, JSON.stringify(his.hand))).toEqual([]);
  }
  for (const [own, one] of [maren, teo].entries()) {
    expect(one.heard.length).toBeGreaterThan(5);
    expect(one.heard.flatMap((text) => told(text, own))).toEqual([]);
    // What it hears of its own seat shows that the search finds something where there is something.
    expect(one.heard.flatMap((text) => told(text, 1 - own))).not.toEqual([]);
  }
});

test('a tile in hand is in no other page before it is laid', async ({ browser, server }) => {
  const [maren, teo] = await two(browser, server, 'bison');
  const players = [maren, teo];
  for (const { page } of players) await expect(page.getByRole('grid')).toBeVisible();
  for (const [own, one] of players.entries()) {
    const other = players[1 - own];
    const { tile } = await seatOf(one, own);
    expect(tile).toMatch(/^T\d\d$/);
    expect(await traces(one, String(tile))).not.toEqual([]);
    expect(other && (await traces(other, String(tile)))).toEqual([]);
  }
  const { tile } = await seatOf(maren, 0);
  const [acting] = (await snapshot(maren.page)).position?.acting ?? [];
  const [before, after] = acting === 0 ? [maren, teo] : [teo, maren];
  for (const { page } of [before, after]) {
    await myTurn(page);
    await settled(page, () => decideBison(page));
  }
  // Laid, it is everybody's: the log names it.
  await expect.poll(() => traces(teo, String(tile))).not.toEqual([]);
});
