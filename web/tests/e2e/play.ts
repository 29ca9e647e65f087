/** Playing through the interface, as a person would, on a real server. */

import { expect, type Page } from '@playwright/test';

/** What a person may have chosen before; a test says what matters to it. */
export interface Chosen {
  readonly language?: string;
  readonly theme?: 'noon' | 'dusk';
  readonly motion?: 'off' | 'fast' | 'normal' | 'slow';
  readonly confirm?: 'never' | 'turn' | 'always';
}

/** Chooses settings before the first page is opened; what is changed later stays changed. */
export async function choose(page: Page, chosen: Chosen = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('tallgrass')) localStorage.setItem('tallgrass', JSON.stringify(kept));
    },
    { language: 'en', motion: 'off', confirm: 'never', ...chosen },
  );
}

/** Becomes a guest with a name, without going through a page. */
export async function beGuest(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/guest', { data: { name } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The card of a game on the home page. */
export const gameCard = (page: Page, game: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game, exact: true }) });

/** From the home page to a game against gentle bots. */
export async function playNow(page: Page, game = 'Wind River', seats?: number): Promise<void> {
  await page.goto('/');
  const card = gameCard(page, game);
  if (seats !== undefined) await card.getByText(String(seats), { exact: true }).click();
  await card.getByText('Gentle', { exact: true }).click();
  await card.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.locator('.say h2').first()).toBeVisible();
}

/** The table that the page is at. */
export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Opens a table by the API as whoever the page is, and goes there. */
export async function openTable(page: Page, opening: Record<string, unknown>): Promise<string> {
  const answer = await page.request.post('/api/tables', { data: opening });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table } = (await answer.json()) as { table: string };
  await page.goto(`/t/${table}`);
  return table;
}

/** A game with an outcome that a test can rely on: chance comes from a seed. */
export const seeded = (seats: number, game = 'wind-river') => ({
  game,
  seats,
  chance: { chance: 'seeded', seed: 'tallgrass' },
  places: [
    { place: 'host' },
    ...Array.from({ length: seats - 1 }, () => ({ place: 'bot', level: 'gentle' })),
  ],
});

export interface Snapshot {
  readonly seq: number;
  readonly viewer: number | null;
  readonly stage: { readonly stage: string; readonly result?: { ranks: number[]; scores: number[] } };
  readonly position?: { readonly events: number; readonly acting: number[]; readonly view: unknown };
}

/** What the server says of the table to whoever the page is. */
export async function snapshot(page: Page): Promise<Snapshot> {
  const answer = await page.request.get(`/api/tables/${tableOf(page)}`);
  return (await answer.json()) as Snapshot;
}

/** The lines of the server's record. */
export async function recordLines(page: Page): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get(`/api/tables/${tableOf(page)}/record`);
  expect(answer.ok()).toBe(true);
  const lines = (await answer.text()).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Whether the game is over. */
export const isOver = (page: Page) => page.getByRole('button', { name: 'Play again' }).isVisible();

/** Waits until it is one's own turn or the game is over; tells whether there is something to decide. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.title.startsWith('Your turn') ||
      [...document.querySelectorAll('button')].some((button) => button.textContent?.includes('Play again')),
    undefined,
    { timeout: 90_000 },
  );
  return !(await isOver(page));
}

/** Plays one's own decisions until the game is over; `decide` makes one. Tells how many there were. */
export async function playToTheEnd(page: Page, decide: (page: Page) => Promise<void>): Promise<number> {
  let decisions = 0;
  while (await myTurn(page)) {
    await settled(page, () => decide(page));
    decisions += 1;
  }
  return decisions;
}

/** Does something, and waits until the server's next position is on the page. */
export async function settled(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.locator('[data-events]').first().getAttribute('data-events');
  await act();
  await expect(page.locator('[data-events]').first()).not.toHaveAttribute('data-events', before ?? '');
}
