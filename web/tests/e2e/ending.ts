/** The end of a game: what the page says against what the server has recorded. */

import { expect, type Page } from '@playwright/test';
import { recordLines, snapshot } from './play';

interface Result {
  readonly ranks: number[];
  readonly scores: number[];
  readonly detail?: unknown;
}

/** Compares the page with the record: everybody's place and score, the best first. Gives the record. */
export async function endsAsRecorded(
  page: Page,
  said: (score: number) => string,
): Promise<{ readonly result: Result; readonly lines: Record<string, unknown>[] }> {
  const lines = await recordLines(page);
  const result = lines.find((line) => 'result' in line)?.result as Result;
  expect((await snapshot(page)).stage.result).toMatchObject({ ranks: result.ranks, scores: result.scores });
  const shown = await page.getByRole('list', { name: 'Result' }).getByRole('listitem').allTextContents();
  expect(shown).toHaveLength(result.ranks.length);
  const places = result.ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  for (const [index, { rank, seat }] of places.entries()) {
    expect(shown[index]).toMatch(new RegExp(`^${rank}\\D`));
    expect(shown[index]).toContain(said(result.scores[seat] ?? 0));
  }
  return { result, lines };
}

/** How many moves of a seat are in a record. */
export const movesOf = (lines: readonly Record<string, unknown>[], seat: number): number =>
  lines.filter((line) => line.seat === seat && 'move' in line).length;
