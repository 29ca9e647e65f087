import type { BrowserContext, Page } from '@playwright/test';
import { choose, isOver, recordLines, snapshot } from './play';
import { expect, test } from './test';
import { decide } from './wind-river';

/** A line to the server that a test can cut and mend. */
class Cable {
  #cut = false;
  #ends: (() => void)[] = [];

  async lay(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws$/, (socket) => {
      if (this.#cut) {
        void socket.close({ code: 3001, reason: 'cut' });
        return;
      }
      const server = socket.connectToServer();
      this.#ends.push(() => {
        void server.close({ code: 3001 });
        void socket.close({ code: 3001, reason: 'cut' });
      });
    });
  }

  cut(): void {
    this.#cut = true;
    for (const end of this.#ends.splice(0)) end();
  }

  mend(): void {
    this.#cut = false;
  }
}

const events = (page: Page) => page.locator('[data-events]').first().getAttribute('data-events');
const isMine = async (page: Page) => (await page.title()).startsWith('Your turn');

async function guest(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await choose(page);
  await context.request.post('/api/guest', { data: { name } });
  return page;
}

/** Lets whoever is to move move, until `enough` says so or the game is over. */
async function playOn(pages: readonly Page[], enough: (moves: number) => boolean | Promise<boolean>) {
  for (let moves = 0; !(await enough(moves)); moves += 1) {
    let mover: Page | undefined;
    await expect
      .poll(
        async () => {
          for (const page of pages) {
            if (await isOver(page)) return 'over';
            if (await isMine(page)) {
              mover = page;
              return 'move';
            }
          }
          return 'wait';
        },
        { timeout: 90_000 },
      )
      .not.toBe('wait');
    if (!mover) return;
    const before = await events(mover);
    await decide(mover);
    await expect(mover.locator('[data-events]').first()).not.toHaveAttribute('data-events', before ?? '');
  }
}

test('two friends play each other; one reloads and one is offline for a while', async ({
  browser,
  server,
}) => {
  test.setTimeout(400_000);
  const contexts = {
    anna: await browser.newContext({ baseURL: server }),
    ben: await browser.newContext({ baseURL: server }),
  };
  const anna = await guest(contexts.anna, 'Anna');
  const ben = await guest(contexts.ben, 'Ben');
  const cable = new Cable();
  await cable.lay(anna);

  // Anna makes a private table and sends the link; Ben comes in by it and sits down.
  await anna.goto('/tables/new');
  await anna.getByText('3', { exact: true }).click();
  await anna.getByLabel('Bot for absent players').selectOption('gentle');
  await anna.getByRole('button', { name: 'Make a table' }).click();
  const link = anna.getByRole('textbox', { name: 'Link to this table' });
  await expect(link).toHaveValue(/\/t\/\w+#\w+$/);
  await ben.goto(await link.inputValue());
  await ben.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ben).toHaveURL(/\/t\/\w+$/);
  await expect(anna.getByText('Ben')).toBeVisible();
  await anna.getByRole('button', { name: 'Start with 1 bot' }).click();
  await expect(ben.getByRole('grid')).toBeVisible();

  const both = [anna, ben];
  await playOn(both, (moves) => moves >= 6);

  // Ben reloads, in the middle of whatever is going on, and sees the same.
  await ben.reload();
  await expect(ben.getByRole('grid')).toBeVisible();
  await playOn(both, (moves) => moves >= 2);

  // Anna's line breaks when she is to move. What she does meanwhile is kept, and done once when she is back.
  await playOn(both, () => isMine(anna));
  const before = Number(await events(anna));
  cable.cut();
  await expect(anna.getByText('Connection lost')).toBeVisible();
  await decide(anna);
  expect(Number(await events(anna)), 'nothing is shown before the server has it').toBe(before);
  const stood = (await snapshot(ben)).position?.events;
  expect(stood).toBe(before);
  cable.mend();
  await expect(anna.getByText('Connection lost')).toBeHidden();
  await expect.poll(async () => Number(await events(anna))).toBeGreaterThan(before);
  const after = (await recordLines(anna)).filter((line) => 'move' in line || 'chance' in line);
  expect(after[before]).toMatchObject({ seat: 0 });

  await playOn(both, () => isOver(anna));
  await expect.poll(() => isOver(ben)).toBe(true);
  const result = (await recordLines(ben)).find((line) => 'result' in line)?.result as Record<string, unknown>;
  for (const page of both) expect((await snapshot(page)).stage.result).toMatchObject(result);
  expect(await anna.getByRole('list', { name: 'Result' }).innerText()).toBe(
    await ben.getByRole('list', { name: 'Result' }).innerText(),
  );
  for (const context of Object.values(contexts)) await context.close();
});
