import type { Page } from '@playwright/test';
import { decide, point } from './bison';
import { endsAsRecorded } from './ending';
import { accessible, pictures } from './looks';
import { beGuest, choose, openTable, playToTheEnd, seeded } from './play';
import { expect, test } from './test';

test.setTimeout(420_000);

/** B4.10: nobody treks from where he has no hunter; the page says so, with the rule, and goes on. */
async function refused(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trek', exact: true }).click();
  const empty = page.getByRole('gridcell', {
    name: /^\w+ of [ST]\d+, [^.]*\. \d+ \w+\.( Region of [^.]*\.)?$/,
  });
  await point(page, empty.first());
  const refusal = page.getByRole('status').filter({ hasText: 'Not this move' });
  await expect(refusal).toContainText('B4.10');
  await expect(refusal).toContainText('You have no hunter on the ');
  await expect(refusal.getByRole('button', { name: 'Open the rule' })).toBeVisible();
  await refusal.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
}

for (const variant of ['basic', 'extension-1', 'extension-2']) {
  test(`a whole game of Bison, ${variant}, against a bot ends as the server has recorded it`, async ({
    page,
  }) => {
    await choose(page);
    await beGuest(page, 'Maren');
    await openTable(page, { ...seeded(2, 'bison'), options: { variant } });
    let turns = 0;
    await playToTheEnd(page, async () => {
      turns += 1;
      if (turns === 2) await refused(page);
      if (turns === 12 && variant === 'basic') {
        await accessible(page);
        await pictures(page, 'bison');
      }
      await decide(page);
    });
    const { lines } = await endsAsRecorded(page, (score) => `${score} animals`);
    // B3.1: six seasons of four turns with two seats; each is at least one decision.
    expect(turns).toBeGreaterThanOrEqual(24);
    expect(lines[0]).toMatchObject({ game: 'bison', options: { variant } });
    await expect(page.getByRole('heading', { name: 'Final count, from 0' })).toBeVisible();
    await expect(page.getByText(/^Region 1 of \d+$/)).toBeVisible();
    if (variant === 'basic') await pictures(page, 'bison-over');
  });
}
