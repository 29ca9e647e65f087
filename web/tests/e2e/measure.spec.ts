import type { CDPSession, Page } from '@playwright/test';
import { beGuest, choose, openTable, seeded, tableOf } from './play';
import { expect, test } from './test';

// Nothing here is held to a number of milliseconds: the machine decides those. The figures are printed.
test.setTimeout(240_000);

/** How many moves are played before it is measured, and while it is. */
const WARM = 60;
const MEASURED = 24;
/**
 * How much slower the machine is that is meant. The page runs at full speed, and what its thread worked is multiplied:
 * Chromium's own throttle (`Emulation.setCPUThrottlingRate`) stops the thread by the wall clock, and where cores are
 * shared that made four times slower six to eight.
 */
const SLOWER = Number(process.env.SLOWER ?? 4);

const KINDS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

/** Milliseconds of its own time that the page's thread has worked so far, by kind: a busy machine adds nothing. */
async function worked(session: CDPSession): Promise<number[]> {
  const { metrics } = await session.send('Performance.getMetrics');
  return KINDS.map((kind) => 1000 * (metrics.find(({ name }) => name === kind)?.value ?? 0));
}

interface Offer {
  readonly seq: number;
  readonly position: {
    readonly acting: number[];
    readonly legal?: { moves?: unknown[]; muster?: { from: unknown[]; count: number } };
  };
}

/** Plays a legal move past the page, which then only has to draw it. */
async function play(page: Page): Promise<void> {
  const path = `/api/tables/${tableOf(page)}`;
  const { seq, position } = (await (await page.request.get(path)).json()) as Offer;
  if (!position.acting.includes(0)) return;
  const { moves = [], muster } = position.legal ?? {};
  const move = muster ? { muster: muster.from.slice(0, muster.count) } : moves[seq % moves.length];
  const order = { id: `m${seq}`, seq, do: 'play', moves: [move] };
  const answer = await page.request.post(`${path}/orders`, { data: order });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const game of ['wind-river', 'manitou', 'bison']) {
  test(`what a table of ${game} costs to redraw after a move, at a quarter of the speed`, async ({
    page,
  }) => {
    // The page is not asked anything while it is measured: what has come in is counted on the line.
    let came = 0;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (payload.toString().includes('"position"')) came += 1;
      });
    });
    await choose(page);
    await beGuest(page, 'Maren');
    await openTable(page, seeded(4, game));
    await page.locator('[data-events]').waitFor();
    const playOn = async (count: number) => {
      const goal = came + count;
      while (came < goal) {
        const before = came;
        await play(page);
        await expect.poll(() => came, { intervals: [50] }).toBeGreaterThan(before);
      }
    };
    await playOn(WARM);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const [before, first] = [await worked(session), came];
    await playOn(MEASURED);
    const [after, moves] = [await worked(session), came - first];
    const each = after.map((value, kind) => (SLOWER * (value - (before[kind] ?? 0))) / moves);
    const all = each.reduce((sum, value) => sum + value, 0);
    console.log(
      `${game}, 4 seats, ${SLOWER}x slower: a move is drawn in ${all.toFixed(1)} ms of the page's time ` +
        `(script, style, layout: ${each.map((value) => value.toFixed(1)).join(', ')}; ${moves} moves)`,
    );
    expect(moves).toBeGreaterThanOrEqual(MEASURED);
  });
}
