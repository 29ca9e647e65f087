import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { CATEGORIES, median, worksOf } from './frames';
import { beGuest, choose, openTable, seeded, tableOf } from './play';
import { expect, test } from './test';

// Nothing here is held to a number of milliseconds: the machine decides those. The figures are printed.
test.setTimeout(240_000);

const SEATS = 4;
/** How many moves are played before it is measured, and while it is. */
const WARM = 60;
const MEASURED = 24;
/** How long the page is left alone after a move, so that each is drawn by itself. */
const FRAMES = 60;
/**
 * How much slower the machine is that is meant. The page runs at full speed, and what its thread worked is multiplied:
 * Chromium's own throttle (`Emulation.setCPUThrottlingRate`) stops the thread by the wall clock, and where cores are
 * shared that made four times slower six to eight.
 */
const SLOWER = Number(process.env.SLOWER ?? 4);

const KINDS = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const;

/** Milliseconds of its own time that the page's thread has worked so far, by kind: a busy machine adds little. */
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

/**
 * Seats the other three, who play without a browser. Bots would answer one another within a frame, which would then
 * hold many moves; people make one at a time.
 */
async function seatOthers(page: Page, line: () => Promise<APIRequestContext>): Promise<APIRequestContext[]> {
  const path = `/api/tables/${tableOf(page)}`;
  const others: APIRequestContext[] = [];
  for (const [index, name] of ['Teo', 'Ines', 'Ravi'].entries()) {
    const other = await line();
    const seat = index + 1;
    await other.post('/api/guest', { data: { name } });
    const link = await page.request.post(`${path}/links`, { data: { seat } });
    const secret = ((await link.json()) as { path: string }).path.split('#')[1];
    await other.post('/api/links', { data: { secret } });
    const { seq } = (await (await other.get(path)).json()) as Offer;
    const sat = await other.post(`${path}/orders`, { data: { id: `s${seat}`, seq, do: 'sit', seat } });
    expect(sat.ok(), await sat.text()).toBe(true);
    others.push(other);
  }
  return others;
}

/** Plays a legal move of whoever is to move past the page, which then only has to draw it. */
async function play(page: Page, people: readonly APIRequestContext[]): Promise<void> {
  const path = `/api/tables/${tableOf(page)}`;
  const offerTo = async (seat: number) => (await (await people[seat]?.get(path))?.json()) as Offer;
  const seat = (await offerTo(0)).position.acting[0] ?? 0;
  const { seq, position } = await offerTo(seat);
  const { moves = [], muster } = position.legal ?? {};
  const move = muster ? { muster: muster.from.slice(0, muster.count) } : moves[seq % moves.length];
  const order = { id: `m${seq}`, seq, do: 'play', moves: [move] };
  const answer = await people[seat]?.post(`${path}/orders`, { data: order });
  expect(answer?.ok(), await answer?.text()).toBe(true);
}

for (const game of ['wind-river', 'manitou', 'bison']) {
  test(`what a table of ${game} costs to redraw after a move, at a quarter of the speed`, async ({
    page,
    playwright,
    server,
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
    const places = Array.from({ length: SEATS - 1 }, () => ({ place: 'open' }));
    await openTable(page, { ...seeded(SEATS, game), places: [{ place: 'host' }, ...places] });
    const others = await seatOthers(page, () => playwright.request.newContext({ baseURL: server }));
    const people = [page.request, ...others];
    await page.locator('[data-events]').waitFor();
    const playOn = async (count: number) => {
      const goal = came + count;
      while (came < goal) {
        const before = came;
        await play(page, people);
        await expect.poll(() => came, { intervals: [10] }).toBeGreaterThan(before);
        await new Promise((drawn) => setTimeout(drawn, FRAMES));
      }
    };
    await playOn(WARM);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    // Counted first, then written down event by event, which costs the page something itself.
    const [before, first] = [await worked(session), came];
    await playOn(MEASURED);
    const [after, moves] = [await worked(session), came - first];
    const each = after.map((value, kind) => (SLOWER * (value - (before[kind] ?? 0))) / moves);
    const all = each.reduce((sum, value) => sum + value, 0);
    console.log(
      `${game}, ${SEATS} seats, ${SLOWER}x slower: a move is drawn in ${all.toFixed(1)} ms of the page's time ` +
        `(script, style, layout: ${each.map((value) => value.toFixed(1)).join(', ')}; ${moves} moves)`,
    );
    expect(moves).toBeGreaterThanOrEqual(MEASURED);
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories: CATEGORIES });
    await playOn(MEASURED);
    const works = worksOf((await browser?.stopTracing()) ?? Buffer.from('{"traceEvents":[]}'));
    expect(works.filter((work) => work.frame > 0).length).toBeGreaterThanOrEqual(MEASURED);
    const middle = (of: 'frame' | 'all') => (SLOWER * median(works.map((work) => work[of]))).toFixed(1);
    console.log(
      `${game}, with painting: ${middle('frame')} ms until the frame that shows it is done, ` +
        `${middle('all')} ms with what follows (medians of ${works.length} moves)`,
    );
    for (const other of others) await other.dispose();
  });
}
