import { choose, isOver, myTurn, playNow, playToTheEnd, recordLines, snapshot } from './play';
import { expect, test } from './test';
import { decide } from './wind-river';

test('a whole game of Wind River against bots ends as the server has recorded it', async ({ page }) => {
  test.setTimeout(300_000);
  await choose(page);
  await playNow(page);
  const decisions = await playToTheEnd(page, decide);
  expect(await isOver(page)).toBe(true);
  const record = await recordLines(page);
  const result = record.find((line) => 'result' in line)?.result as { ranks: number[]; scores: number[] };
  expect((await snapshot(page)).stage.result).toMatchObject(result);
  const mine = record.filter((line) => line.seat === 0 && 'move' in line);
  expect(decisions).toBe(mine.length);
  // The page says the same as the record: each seat's place and its tipis, the best first.
  const shown = await page.getByRole('list', { name: 'Result' }).getByRole('listitem').allTextContents();
  const places = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  expect(shown).toHaveLength(places.length);
  for (const [index, { rank, seat }] of places.entries()) {
    expect(shown[index]).toMatch(new RegExp(`^${rank}\\D`));
    expect(shown[index]).toContain(`${result.scores[seat]} tipi`);
  }
  // Another game of the same people is one click away.
  const before = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('grid')).toBeVisible();
  await myTurn(page);
  console.log(`a whole game: ${decisions} decisions of one's own among ${record.length} lines of record`);
});
