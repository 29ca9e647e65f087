import { decide } from './bison';
import { endsAsRecorded } from './ending';
import { accessible, pictures } from './looks';
import { beGuest, choose, openTable, playToTheEnd, seeded } from './play';
import { expect, test } from './test';

test.setTimeout(420_000);

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
    await expect(page.getByRole('heading', { name: 'Scoring of season 6' })).toBeVisible();
    await expect(page.getByText(/^Region 1 of \d+$/)).toBeVisible();
    if (variant === 'basic') await pictures(page, 'bison-over');
  });
}
