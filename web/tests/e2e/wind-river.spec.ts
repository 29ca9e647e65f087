import { expect, test } from '@playwright/test';
import { decide, isOver, myTurn, playNow } from './play';

test.skip(!process.env.TALLGRASS_URL, 'needs a running server: TALLGRASS_URL=http://localhost:7878');
test.setTimeout(600_000);

interface Result {
  ranks: number[];
  scores: number[];
}

/** The result of the record that the server gives. */
function resultOf(record: string): Result | undefined {
  const lines = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { result?: Result });
  return lines.find((line) => line.result)?.result;
}

test('a whole game against bots ends as the record says', async ({ page }) => {
  await playNow(page);
  while (await myTurn(page)) {
    const before = await page.locator('.say').first().textContent();
    await decide(page);
    await expect
      .poll(async () => (await isOver(page)) || (await page.locator('.say').first().textContent()) !== before)
      .toBe(true);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Record' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const result = resultOf(Buffer.concat(chunks).toString('utf8'));
  expect(result).toBeDefined();
  const shown = await page.locator('section li').allTextContents();
  const best = result?.scores[result.ranks.indexOf(1)];
  expect(shown[0]).toContain(`${best} tipi`);
});

test('a refusal is shown with its rule, and an undo takes the last step back', async ({ page }) => {
  await playNow(page);
  while (await myTurn(page)) {
    await decide(page);
    if (await page.getByRole('button', { name: 'Undo' }).isVisible()) break;
  }
  const before = await page.getByRole('region', { name: 'Log' }).textContent();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Log' })).not.toHaveText(before ?? '');
});

test('a reload comes back to the same table', async ({ page }) => {
  await playNow(page, 3);
  await myTurn(page);
  const title = await page.locator('.say h2').first().textContent();
  await page.reload();
  await expect(page.locator('.say h2').first()).toHaveText(title ?? '');
});

test('a connection that breaks comes back by itself', async ({ page }) => {
  let cut: () => Promise<void> = () => Promise.resolve();
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    cut = () => socket.close({ code: 1006 }).catch(() => server.close());
  });
  await playNow(page);
  await myTurn(page);
  await cut();
  await decide(page);
  expect(await myTurn(page)).toBeDefined();
});
