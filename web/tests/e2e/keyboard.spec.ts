import type { Page } from '@playwright/test';
import { choose, isOver, myTurn, recordLines, settled, snapshot } from './play';
import { expect, test } from './test';
import { START, TARGET } from './wind-river';

/** What has the focus: its name and, on the board, its place. */
interface Focus {
  readonly name: string;
  readonly place: string | null;
  readonly disabled: boolean;
}

const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.closest('label');
    return {
      name: (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim(),
      place: element?.getAttribute('data-place') ?? null,
      disabled: element?.getAttribute('aria-disabled') === 'true',
    };
  });

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: (focus: Focus) => boolean): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (wanted(await focus(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}

/** The places of the board whose name matches, nearest to the plains first. */
const places = (page: Page, name: RegExp): Promise<string[]> =>
  page
    .getByRole('gridcell', { name })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-place') ?? ''));

/** Walks to a place by arrow keys and presses Enter. */
async function press(page: Page, place: string): Promise<void> {
  await tabTo(page, (now) => now.place !== null);
  const at = async () => (await focus(page)).place;
  if (place === 'plains') {
    for (let steps = 0; (await at()) !== 'plains' && steps < 8; steps += 1)
      await page.keyboard.press('ArrowUp');
  } else {
    const [lane = 0, row = 0] = place.split(',').map(Number);
    if ((await at()) === 'plains') await page.keyboard.press('ArrowDown');
    for (let steps = 0; steps < 14 && (await at()) !== place; steps += 1) {
      const [nowLane = 0, nowRow = 0] = ((await at()) ?? '').split(',').map(Number);
      if (nowLane !== lane) await page.keyboard.press(nowLane < lane ? 'ArrowRight' : 'ArrowLeft');
      else await page.keyboard.press(nowRow < row ? 'ArrowUp' : 'ArrowDown');
    }
  }
  expect(await at()).toBe(place);
  await page.keyboard.press('Enter');
}

async function decideByKeys(page: Page): Promise<void> {
  const sentence = await page.locator('.say h2').first().textContent();
  if (sentence?.startsWith('Your activity')) {
    const open = await page
      .getByRole('button', { name: /^(Travel|Gather|Rest|Spur)/, disabled: false })
      .allTextContents();
    const kind = ['Travel', 'Gather', 'Rest', 'Spur'].find((one) =>
      open.some((text) => text.trim().startsWith(one)),
    );
    await tabTo(page, (now) => !now.disabled && now.name.startsWith(kind ?? '-'));
    await page.keyboard.press('Enter');
    if (kind === 'Gather' || kind === 'Rest') return;
  }
  if ((await places(page, TARGET)).length === 0) {
    await press(page, (await places(page, START))[0] ?? '');
    await expect(page.getByRole('gridcell', { name: TARGET }).first()).toBeVisible();
  }
  await press(page, (await places(page, TARGET))[0] ?? '');
}

test('a whole game is played by keyboard alone, from the home page to the result', async ({ page }) => {
  test.setTimeout(400_000);
  await choose(page);
  await page.goto('/');
  await tabTo(page, (now) => now.name === '4');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, (now) => now.name === 'Steady');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, (now) => now.name === 'Play now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  while (await myTurn(page)) await settled(page, () => decideByKeys(page));
  expect(await isOver(page)).toBe(true);
  const result = (await recordLines(page)).find((line) => 'result' in line)?.result as Record<
    string,
    unknown
  >;
  expect((await snapshot(page)).stage.result).toMatchObject(result);
  await expect(page.getByRole('list', { name: 'Result' }).getByRole('listitem')).toHaveCount(3);
});
