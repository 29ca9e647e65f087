import { endsAsRecorded, movesOf } from './ending';
import { accessible, pictures } from './looks';
import { decide, phaseOf } from './manitou';
import { beGuest, choose, openTable, playToTheEnd, seeded } from './play';
import { expect, test } from './test';

test.setTimeout(420_000);

test('a whole game of Big Manitou against bots ends as the server has recorded it', async ({ page }) => {
  await choose(page);
  await beGuest(page, 'Maren');
  await openTable(page, seeded(3, 'manitou'));
  const phases = new Set<string>();
  let plays = 0;
  const decisions = await playToTheEnd(page, async () => {
    const phase = (await phaseOf(page)) ?? '';
    phases.add(phase);
    if (phase === 'play') plays += 1;
    if (plays === 10 && phase === 'play') {
      await accessible(page);
      await pictures(page, 'manitou');
    }
    await decide(page);
  });
  const { lines } = await endsAsRecorded(page, (score) => `${score} point`);
  expect(decisions).toBe(movesOf(lines, 0));
  expect(phases).toContain('muster');
  expect(phases).toContain('take');
  // M2.1: three hunts of seven cards with three seats.
  expect(plays).toBe(21);
  await expect(page.getByRole('heading', { name: 'Hunt 3 is over' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The final points' })).toBeVisible();
  await pictures(page, 'manitou-over');
});
