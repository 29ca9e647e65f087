import type { Page } from '@playwright/test';
import { GAMES, GOLDEN, type Game } from './golden';
import { beGuest, choose, snapshot } from './play';
import { expect, test } from './test';

interface Position {
  readonly acting: readonly number[];
  readonly view: View;
}

/** The members of the three games' views that a page shows as text. */
interface View {
  readonly phase: string;
  readonly viewer: number | null;
  readonly buffalo?: readonly (readonly number[])[];
  readonly provisions?: readonly number[];
  readonly plains?: readonly number[];
  readonly unused?: readonly number[];
  readonly board?: readonly unknown[];
  readonly seats?: readonly {
    readonly hand?: number | readonly unknown[];
    readonly pile?: number;
    readonly stock?: Readonly<Record<string, number>>;
  }[];
}

const replay = (page: Page) => page.locator('.replay');
const at = (page: Page, ply: number) => expect(replay(page)).toHaveAttribute('data-ply', String(ply));

/** Brings a record by the page of replays, as a person would. */
async function bring(page: Page, game: Game): Promise<string> {
  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles({
    name: `${game}.jsonl`,
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(GOLDEN[game]),
  });
  await expect(page).toHaveURL(/\/replay\/\w+/);
  await at(page, 0);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The server's positions, asked for without the page. */
async function positions(page: Page, id: string, eyes: string): Promise<Position[]> {
  const all: Position[] = [];
  for (;;) {
    const path = `/api/replays/${id}/positions?eyes=${eyes}&from=${all.length}&count=50`;
    const more = (await (await page.request.get(path)).json()) as Position[];
    all.push(...more);
    if (more.length < 50) return all;
  }
}

/** What the page shows of a position, in the order of the seats, and what it ought to show. */
const SHOWN: Record<Game, { page: (page: Page) => Promise<unknown>; view: (view: View) => unknown }> = {
  'wind-river': {
    page: async (page) => {
      const cells = await page
        .getByRole('gridcell')
        .evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''));
      const herd = cells.flatMap((name) => {
        const found = /^([B-F])(\d): (\d+|No) buffalo/.exec(name);
        return found ? [[`${found[1]}${found[2]}`, found[3] === 'No' ? 0 : Number(found[3])] as const] : [];
      });
      return Object.fromEntries(herd);
    },
    view: (view) =>
      Object.fromEntries(
        (view.buffalo ?? []).flatMap((lane, at) =>
          at === 0 ? [] : lane.map((count, row) => [`${'ABCDEF'[at]}${row + 1}`, count] as const),
        ),
      ),
  },
  manitou: {
    page: (page) =>
      page.locator('.seats section').evaluateAll((all) =>
        all.map((seat) => {
          const [, hand, pile] = /hand (\d+), pile (\d+)/.exec(seat.textContent) ?? [];
          return hand === undefined ? null : [Number(hand), Number(pile)];
        }),
      ),
    view: ({ phase, seats = [] }) =>
      seats.map(({ hand, pile }) =>
        phase === 'muster' || phase === 'over' ? null : [Array.isArray(hand) ? hand.length : hand, pile],
      ),
  },
  bison: {
    page: (page) =>
      page
        .locator('.seats section')
        .evaluateAll((all) =>
          all.map((seat) => [...seat.querySelectorAll('.stocks b')].map((one) => Number(one.textContent))),
        ),
    view: (view) => (view.seats ?? []).map(({ stock }) => [stock?.bison, stock?.salmon, stock?.turkey]),
  },
};

for (const game of GAMES) {
  test(`a golden game of ${game} is shown as the server looks at it, ply by ply`, async ({ page }) => {
    test.setTimeout(300_000);
    await choose(page);
    await beGuest(page, 'Lia');
    const id = await bring(page, game);
    const all = await positions(page, id, 'all');
    const events = GOLDEN[game]
      .split('\n')
      .filter((line) => /"(move|chance)"/.test(line) && !/"tallgrass"/.test(line));
    expect(all).toHaveLength(events.length + 1);
    await expect(replay(page)).toHaveAttribute('data-events', String(events.length));
    await page.getByRole('tab', { name: 'Players' }).click();
    for (const [ply, position] of all.entries()) {
      if (ply > 0) {
        await page.keyboard.press('ArrowRight');
        await at(page, ply);
      }
      expect(await SHOWN[game].page(page), `after ${ply} events`).toEqual(SHOWN[game].view(position.view));
      // Nothing of the end before the end.
      const over = ply === events.length;
      await expect(page.getByRole('list', { name: 'How it ended' })).toHaveCount(over ? 1 : 0);
      if (!over) await expect(page.locator('[data-until]')).toHaveAttribute('data-until', String(ply));
    }
  });
}

test('a replay is stepped, played, jumped through and linked to by keys and buttons', async ({
  page,
  context,
}) => {
  await choose(page);
  await beGuest(page, 'Lia');
  const id = await bring(page, 'wind-river');
  const events = Number(await replay(page).getAttribute('data-events'));
  await page.keyboard.press('End');
  await at(page, events);
  await expect(page.getByRole('list', { name: 'How it ended' })).toBeVisible();
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const turn = Number(await replay(page).getAttribute('data-ply'));
  expect(turn).toBeGreaterThan(1);
  await page.locator('body').press(' ');
  await expect(replay(page)).not.toHaveAttribute('data-ply', String(turn));
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Go to a turn').selectOption({ index: 5 });
  await expect(page.locator('.moves h3').last()).toContainText('Turn 5');
  // A link to a moment, with one seat's eyes, in another window.
  await page.goto(`/replay/${id}?ply=27&seat=1`);
  await at(page, 27);
  await expect(replay(page)).toHaveAttribute('data-eyes', '1');
  await page.getByRole('button', { name: 'One move on' }).click();
  await at(page, 28);
  await expect(page).toHaveURL(/ply=28&seat=1$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await at(other, 28);
  await expect(other.locator('.say h2')).toHaveText((await page.locator('.say h2').textContent()) ?? '');
});

test('hidden hands are seen by their seat and with everything open, and by nobody else', async ({ page }) => {
  await choose(page);
  await beGuest(page, 'Lia');
  const id = await bring(page, 'manitou');
  const all = await positions(page, id, 'watch');
  const ply = all.findIndex(({ view }) =>
    view.seats?.every((seat) => typeof seat.hand === 'number' && seat.hand === 3),
  );
  expect(ply).toBeGreaterThan(0);
  await page.goto(`/replay/${id}?ply=${ply}`);
  await page.getByRole('tab', { name: 'Players' }).click();
  await expect(page.locator('[data-held="3"]')).toHaveCount(all[ply]?.view.seats?.length ?? 0);
  await page.getByLabel('as onlookers saw it').check({ force: true });
  await expect(replay(page)).toHaveAttribute('data-eyes', 'watch');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await page.locator('.track label').nth(1).click();
  await expect(replay(page)).toHaveAttribute('data-eyes', '0');
  await expect(page.getByRole('group', { name: 'Your hand' }).getByRole('button')).toHaveCount(3);
});

test('one plays on from a moment of a replay against bots', async ({ page }) => {
  await choose(page);
  await beGuest(page, 'Lia');
  const id = await bring(page, 'wind-river');
  await page.goto(`/replay/${id}?ply=20`);
  await at(page, 20);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect.poll(async () => (await snapshot(page)).position?.events ?? 0).toBeGreaterThanOrEqual(20);
  expect((await snapshot(page)).viewer).not.toBeNull();
});

test('a file that is no record is refused with the line that is wrong', async ({ page }) => {
  await choose(page);
  await beGuest(page, 'Lia');
  await page.goto('/replays');
  const wrong = GOLDEN['wind-river'].replace(/"first":\d/, '"first":9');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'wrong.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(wrong) });
  await expect(page.getByRole('alert')).toContainText('line 2');
});

test('a low window leaves the board most of its height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await choose(page);
  await beGuest(page, 'Lia');
  await bring(page, 'wind-river');
  const box = await page.locator('main > .board').boundingBox();
  expect(box?.height).toBeGreaterThan(600);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Moves' })).toBeInViewport();
  await expect(page.locator('.chart')).toBeInViewport({ ratio: 1 });
});
