/** Deciding at Bison's map, by what the map and its panels offer. */

import { expect, type Locator, type Page } from '@playwright/test';

const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
const places = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name });

/** Spaces that can be taken up for the action in hand. */
const START = /Can be chosen\.$/;
/** Spaces that the hunter in hand can go to. */
const TARGET = /A hunter can go here\.$/;
const FREE = /^Free cell/;

/** What ends a turn or a part of it: the main button of the sentence. */
const MAIN = /^(Place|Place and .*|End here.*|Do it|Pay \d+|Take \d .*|Lose the surplus)$/;
const mainButton = (page: Page): Locator => page.locator('.say').getByRole('button', { name: MAIN });

const sentence = async (page: Page): Promise<string> =>
  (await page.locator('.say h2').first().textContent()) ?? '';

/** Points at a place of the map: a pixel of it that nothing covers; by keyboard where there is none. */
export async function point(page: Page, place: Locator): Promise<void> {
  const at = await place.evaluate((element) => {
    const shape = element.querySelector<SVGGeometryElement>('.hit');
    const frame = shape?.getBoundingClientRect();
    if (!shape || !frame) return null;
    for (let row = 1; row < 12; row += 1) {
      for (let column = 1; column < 12; column += 1) {
        const x = frame.left + (frame.width * column) / 12;
        const y = frame.top + (frame.height * row) / 12;
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return null;
  });
  if (at) await page.mouse.click(at.x, at.y);
  else {
    await place.focus();
    await page.keyboard.press('Enter');
  }
}

/** Takes one whole turn, or answers what is asked after one. */
export async function decide(page: Page): Promise<void> {
  await expect(page.locator('.say h2').first()).toHaveText(/.+/);
  const said = await sentence(page);
  if (said.startsWith('Your turn')) await act(page, await chooseAction(page));
  else if (said.startsWith('Place your tile')) await lay(page);
  await finish(page);
}

/** The actions in the order in which they are tried; a tile is laid as soon as it can be. */
const ORDER = ['Place', 'Tipi', 'Canoe', 'Trek', 'Step', 'Gather'] as const;
type Action = (typeof ORDER)[number];

async function chooseAction(page: Page): Promise<Action> {
  for (const action of ORDER) {
    const choice = button(page, new RegExp(`^${action}$`));
    if ((await choice.count()) === 0) continue;
    if ((await choice.getAttribute('aria-disabled')) === 'true') continue;
    await choice.click();
    return action;
  }
  throw new Error('no action is open');
}

/** Does something with an action: two parts of it where it can have parts. */
async function act(page: Page, action: Action): Promise<void> {
  if (action === 'Place') {
    await lay(page);
    return;
  }
  const start = places(page, START).first();
  const skip = button(page, /^Skip /);
  await expect(start.or(skip).first()).toBeAttached();
  if ((await start.count()) === 0) {
    await skip.click();
    return;
  }
  await part(page, action);
  await expect(mainButton(page).first()).toBeVisible();
  const goesOn = (await sentence(page)).endsWith('choose the next, or end it here.');
  if (goesOn && (await start.count()) > 0) {
    await part(page, action);
    await expect(mainButton(page).first()).toBeVisible();
  }
}

/** One hunter on its way, or one place to build on. */
async function part(page: Page, action: Action): Promise<void> {
  await point(page, places(page, START).first());
  if (action === 'Tipi' || action === 'Canoe') {
    const size = button(page, /^(Size \d|Take it away)$/).first();
    // Where there is one size only, it is taken.
    await expect(size.or(mainButton(page)).first()).toBeVisible();
    if ((await size.count()) > 0) await size.click();
    return;
  }
  const [target, went] = [places(page, TARGET).first(), page.getByText(/hunters? so far/).first()];
  // A gathering that goes on has one goal: its hunter goes there at once.
  await expect(target.or(went).first()).toBeAttached();
  if ((await target.count()) > 0) await point(page, target);
}

/** Lays the tile in the first free cell, as it comes, with the hunters that are suggested. */
async function lay(page: Page): Promise<void> {
  const cell = places(page, FREE).first();
  await expect(cell).toBeAttached();
  await point(page, cell);
}

/** Presses the main button until the turn is sent: the sentence has asked for all that it needs. */
async function finish(page: Page): Promise<void> {
  const events = () => page.locator('[data-events]').getAttribute('data-events');
  const before = await events();
  for (;;) {
    await expect
      .poll(async () => (await events()) !== before || (await mainButton(page).count()) > 0)
      .toBe(true);
    if ((await events()) !== before) return;
    const said = await sentence(page);
    const main = mainButton(page).first();
    const goneOn = async () => (await events()) !== before || (await sentence(page)) !== said;
    await expect.poll(async () => (await goneOn()) || (await main.isEnabled())).toBe(true);
    if (!(await goneOn())) await main.click();
    await expect.poll(goneOn).toBe(true);
  }
}
