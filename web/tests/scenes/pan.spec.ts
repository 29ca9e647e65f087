import { expect, test } from '@playwright/test';

// Nothing here is held to a number of milliseconds: the machine decides those. The figures are printed.
test.setTimeout(120_000);

test('a map of nineteen tiles is panned', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/scenes/bison-over');
  const map = page.getByRole('grid');
  await map.waitFor();
  expect(await page.locator('[data-tile]').count()).toBe(19);
  const before = await map.getAttribute('style');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
    return of('ScriptDuration') + of('RecalcStyleDuration') + of('LayoutDuration');
  };
  const start = await worked();
  await page.mouse.move(700, 560);
  await page.mouse.down();
  const frames = await Promise.all([
    page.evaluate(
      () =>
        new Promise<number>((done) => {
          let count = 0;
          const begin = performance.now();
          const tick = () => {
            count += 1;
            const time = performance.now() - begin;
            if (time < 1500) requestAnimationFrame(tick);
            else done((1000 * count) / time);
          };
          requestAnimationFrame(tick);
        }),
    ),
    page.mouse.move(760, 500, { steps: 90 }),
  ]);
  await page.mouse.up();
  expect(await map.getAttribute('style')).not.toBe(before);
  const each = ((await worked()) - start) / 90;
  console.log(
    `19 tiles: ${frames[0].toFixed(0)} frames a second while panning, ${each.toFixed(2)} ms of the page's time for each of 90 steps`,
  );
});
