/** Measures, printed and not asserted: a busy machine must not fail a test that asks how fast another one would be. */

import type { Browser, WebSocketRoute } from '@playwright/test';
import { beGuest, choose, myTurn, openTable, seeded, settled } from './play';
import { expect, test } from './test';
import { cells, decide, START, TARGET } from './wind-river';

const say = (text: string) => {
  console.log(`measured: ${text}`);
};

/** What a page notes of its own first visit, in milliseconds from its beginning, each when it has been painted. */
interface Noted {
  home?: number;
  table?: number;
}

/**
 * Runs in the page: plays now as soon as home has been painted, and notes when that was and when the table was.
 *
 * Nobody is as quick; but then nothing can be prepared behind a person's back while he makes up his mind.
 */
function playAtOnce(): void {
  const noted: Noted = {};
  Object.assign(window, { noted });
  const button = () =>
    [...document.querySelectorAll('article')]
      .find((card) => card.querySelector('h2')?.textContent === 'Wind River')
      ?.querySelector('button');
  const note = (name: keyof Noted, then: () => void) => {
    noted[name] = NaN;
    // After the next frame: then it has been painted.
    requestAnimationFrame(() => {
      setTimeout(() => {
        noted[name] = performance.now();
        then();
      });
    });
  };
  const look = () => {
    if (noted.home === undefined && button()) note('home', () => button()?.click());
    if (noted.table === undefined && document.querySelector('[role=grid]')) {
      note('table', () => {
        console.debug('the table is there');
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** A stranger opens the address and plays the first game. The page itself looks at the clock. */
async function visit(browser: Browser, slower: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  let files = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(playAtOnce);
  const there = page.waitForEvent('console', (line) => line.text() === 'the table is there');
  await page.goto('/', { waitUntil: 'commit' });
  await there;
  const { metrics } = await session.send('Performance.getMetrics');
  const worked = (name: string) => 1_000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  const noted = await page.evaluate(() => (window as unknown as { noted: Required<Noted> }).noted);
  await context.close();
  return {
    bytes,
    files,
    home: noted.home,
    table: noted.table,
    thread: worked('TaskDuration'),
    script: worked('ScriptDuration'),
  };
}

test('the first visit: bytes, and time until one can move with a processor four times slower', async ({
  browser,
}) => {
  const visits = async (slower: number) => {
    const all = [];
    for (let times = 0; times < 5; times += 1) all.push(await visit(browser, slower));
    return all;
  };
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
  const slow = await visits(4);
  const of = (seen: typeof slow, what: keyof (typeof slow)[0]) => middle(seen.map((one) => one[what]));
  const files = of(slow, 'files');
  expect(files).toBeGreaterThan(3);
  say(
    `first visit to a table: ${(of(slow, 'bytes') / 1024).toFixed(0)} KB in ${files} files (250 KB wanted)`,
  );
  const [home, table] = [of(slow, 'home'), of(slow, 'table')].map(Math.round);
  say(
    `4x slower: home after ${home} ms, table after ${table} ms (1500 wanted), median of ${slow.length} visits`,
  );
  // Where cores are shared, a browser that is told to be four times slower is slower than that.
  const full = await visits(1);
  const [all, thread, script] = [of(full, 'table'), of(full, 'thread'), of(full, 'script')].map(Math.round);
  say(
    `at full speed: table after ${all} ms; the page's own thread worked ${thread} ms, ${script} of them in scripts`,
  );
  say(`four times what the page's own thread worked: ${4 * (thread ?? NaN)} ms (1500 wanted)`);
});

test('from a click to the change on the board', async ({ page }) => {
  await choose(page);
  await beGuest(page, 'Anna');
  await openTable(page, seeded(4));
  const times: number[] = [];
  for (let decisions = 0; decisions < 8 && (await myTurn(page)); decisions += 1) {
    if ((await cells(page, TARGET).count()) === 0 && (await cells(page, START).count()) > 0) {
      await cells(page, START).first().click({ force: true });
      await expect(cells(page, TARGET).first()).toBeVisible();
    }
    const target = cells(page, TARGET).first();
    if ((await target.count()) === 0) {
      await settled(page, () => decide(page));
      continue;
    }
    const time = await target.evaluate(
      (cell) =>
        new Promise<number>((done) => {
          const frame = document.querySelector('[data-events]');
          const started = performance.now();
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => {
              done(performance.now() - started);
            });
          });
          if (frame) observer.observe(frame, { attributes: true, attributeFilter: ['data-events'] });
          cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }),
    );
    times.push(time);
  }
  expect(times.length).toBeGreaterThan(2);
  times.sort((a, b) => a - b);
  const [middle, last] = [times[Math.floor(times.length / 2)], times.at(-1)];
  say(
    `click to change: median ${middle?.toFixed(0)} ms, longest ${last?.toFixed(0)} ms of ${times.length} (100 wanted)`,
  );
});

interface Told {
  readonly type: string;
  readonly seq: number;
  readonly position?: { readonly view: { readonly buffalo: number[][] } } & Record<string, unknown>;
}

test('frames a second while the whole herd of 36 walks', async ({ page }) => {
  await choose(page, { motion: 'slow' });
  await beGuest(page, 'Anna');
  let line: WebSocketRoute | undefined;
  let latest: Told | undefined;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    line = socket;
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Told;
      if (message.position) latest = message;
      socket.send(text);
    });
  });
  await openTable(page, seeded(4));
  await myTurn(page);
  // No game moves all buffalo at once; a message that the server never sends does.
  const position = latest?.position;
  if (!position || !latest || !line) throw new Error('the table was never shown');
  const ahead = position.view.buffalo.map((lane) => [0, ...lane.slice(0, 5)]);
  const effects = position.view.buffalo.flatMap((lane, l) =>
    lane.flatMap((count, r) =>
      Array.from({ length: count }, () => ({
        rule: 'W4.1',
        effect: 'driven',
        seat: 0,
        from: [l, r],
        to: [l, r + 1],
      })),
    ),
  );
  expect(effects).toHaveLength(36);
  // What bots have just done may still be walking.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));
  const frames = page.evaluate(
    () =>
      new Promise<{ count: number; time: number; walking: number }>((done) => {
        let count = 0;
        let begun = 0;
        let walking = 0;
        const step = (time: number) => {
          const running = document.getAnimations().filter((one) => one.playState === 'running').length;
          walking = Math.max(walking, running);
          // One alone is something else, such as a mark that comes and goes.
          if (begun === 0 && running > 1) begun = time;
          if (begun > 0) count += 1;
          if (begun > 0 && running === 0) done({ count, time: time - begun, walking });
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  const still = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const begun = performance.now();
        let count = 0;
        const step = () => {
          count += 1;
          const time = performance.now() - begun;
          if (time > 1_000) done((count / time) * 1_000);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );
  line.send(
    JSON.stringify({
      type: 'update',
      seq: latest.seq + 1,
      at: Date.now(),
      by: 'table',
      event: 'move',
      seat: 0,
      move: null,
      effects,
      position: { ...position, view: { ...position.view, buffalo: ahead } },
    }),
  );
  const { count, time, walking } = await frames;
  // They set out one after the other: where frames are few, the first may stand before the last walks.
  expect(walking).toBeGreaterThan(18);
  say(
    `36 buffalo walking: ${((count / time) * 1000).toFixed(0)} frames a second over ${time.toFixed(0)} ms, ${still.toFixed(0)} while nothing moves (60 wanted)`,
  );
});
