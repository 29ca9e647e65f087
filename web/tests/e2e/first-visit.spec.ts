/** Measures, printed and not asserted: a busy machine must not fail a test that asks how fast another one would be. */

import type { WebSocketRoute } from '@playwright/test';
import { beGuest, choose, gameCard, myTurn, openTable, seeded, settled } from './play';
import { expect, test } from './test';
import { cells, decide, START, TARGET } from './wind-river';

const say = (text: string) => {
  console.log(`measured: ${text}`);
};

test('the first visit: bytes, and time until one can move with a processor four times slower', async ({
  context,
  page,
}) => {
  await choose(page, { motion: 'normal', confirm: 'turn' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  let files = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const begun = Date.now();
  await page.goto('/');
  const button = gameCard(page, 'Wind River').getByRole('button', { name: 'Play now' });
  await button.waitFor();
  const shown = Date.now() - begun;
  const clicked = Date.now();
  await button.click();
  await page.getByRole('grid').waitFor();
  const ready = Date.now() - clicked;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(files).toBeGreaterThan(3);
  say(`first visit to a table: ${(bytes / 1024).toFixed(0)} KB in ${files} files (250 KB wanted)`);
  say(
    `4x slower: home after ${shown} ms, from click to table ${ready} ms, ${shown + ready} ms in all (1500 wanted)`,
  );
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
  const frames = page.evaluate(
    () =>
      new Promise<{ count: number; time: number; walking: number }>((done) => {
        let count = 0;
        let begun = 0;
        let walking = 0;
        const step = (time: number) => {
          const running = document.getAnimations().filter((one) => one.playState === 'running').length;
          walking = Math.max(walking, running);
          if (begun === 0 && running > 0) begun = time;
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
