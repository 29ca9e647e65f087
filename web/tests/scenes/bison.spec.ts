import { expect, test, type Page } from '@playwright/test';

const spot = (page: Page, place: string) => page.locator(`[data-place="${place}"]`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sent = (page: Page) =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.sent ?? 'null') as unknown);

/** Chooses a place as one who has no pointer does. */
async function enter(page: Page, place: string) {
  await spot(page, place).focus();
  await page.keyboard.press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    localStorage.setItem('tallgrass', JSON.stringify({ language: 'en', motion: 'off' }));
  });
});

test('a tile is laid, turned, peopled and paid for in one go', async ({ page }) => {
  await page.goto('/scenes/bison-place');
  await button(page, 'Place').click();
  await expect(spot(page, '1,2')).toHaveAccessibleName(
    /^Free cell, .* of [ST]\d+\. Your tile fits in 3 ways\.$/,
  );
  await spot(page, '1,2').click();
  await expect(
    page.getByRole('heading', { name: 'Place your tile: choose which way it lies, and 0 to 4 hunters.' }),
  ).toBeVisible();
  await expect(button(page, /^Turn 1: 3 bison, 0 salmon and 3 turkeys$/)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.locator('label', { has: page.getByRole('radio', { name: '2 hunters: 2 animals' }) }).click();
  await expect(button(page, 'Place and pay 2')).toBeVisible();
  await expect(page.getByText('suggested')).toBeVisible();
  await button(page, 'One bison less').click();
  await expect(page.getByText('suggested')).toBeHidden();
  await button(page, 'Place and pay 2').click();
  expect(await sent(page)).toEqual({
    do: 'play',
    moves: [
      { place: { cell: [1, 2], turn: 0, hunters: 2, land: 'prairie' } },
      { pay: { bison: 0, salmon: 2, turkey: 0 } },
    ],
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a tap just beside a place that is offered means that place', async ({ page }) => {
    await page.goto('/scenes/bison-action');
    await button(page, 'Trek').click();
    await expect(page.getByRole('heading', { name: 'Trek: choose a hunter.' })).toBeVisible();
    const offered = spot(page, '0,1,mountain');
    await expect(offered).toHaveClass(/alive/);
    // A point of another space, which is not offered, a few pixels from this one.
    const near = await offered.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('.spot') ?? null;
      const isOther = (x: number, y: number) => at(x, y)?.classList.contains('alive') === false;
      const isNear = (x: number, y: number, by: number) =>
        [at(x, y - by), at(x, y + by), at(x - by, y), at(x + by, y)].includes(element);
      for (let y = top; y < bottom; y += 3)
        for (let x = left; x < right; x += 3) if (isOther(x, y) && isNear(x, y, 8)) return { x, y };
      throw new Error('there is nothing beside it');
    });
    await page.mouse.click(near.x, near.y);
    await expect(page.getByText('Not this move'), 'a mouse means what it points at').toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await page.touchscreen.tap(near.x, near.y);
    await expect(page.getByRole('heading', { name: 'Where does this hunter go?' })).toBeVisible();
  });
});

test('a trek is made hunter by hunter and stepped back', async ({ page }) => {
  await page.goto('/scenes/bison-action');
  await button(page, 'Trek').click();
  await expect(page.getByRole('heading', { name: 'Trek: choose a hunter.' })).toBeVisible();
  await enter(page, '0,1,mountain');
  await expect(page.getByRole('heading', { name: 'Where does this hunter go?' })).toBeVisible();
  await expect(spot(page, '1,0,mountain')).toHaveAccessibleName(/A hunter can go here\.$/);
  await enter(page, '1,0,mountain');
  await expect(page.getByText('1 hunter so far, free. One more makes it 2.').first()).toBeVisible();
  await expect(button(page, 'End here')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByRole('heading', { name: 'Trek: choose a hunter.' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByRole('heading', { name: 'Your turn: choose an action.' })).toBeVisible();
});

test('a trek in progress ends with its cost', async ({ page }) => {
  await page.goto('/scenes/bison-trek');
  await button(page, 'End here, then pay 2').click();
  await expect(page.getByRole('heading', { name: 'Pay 2 animals.' })).toBeVisible();
  await button(page, 'Pay 2').click();
  expect(await sent(page)).toMatchObject({ do: 'play', moves: ['done', { pay: {} }] });
});

test('an animal is gained, the scarcest suggested', async ({ page }) => {
  await page.goto('/scenes/bison-gain');
  await button(page, 'Salmon').click();
  await button(page, 'Take 1 salmon').click();
  expect(await sent(page)).toEqual({ do: 'play', moves: [{ gain: 'salmon' }] });
});

test('on a phone one goes on from the market to the action with what was bought', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/scenes/bison-action');
  await button(page, 'Market').click();
  await expect(button(page, 'Done dealing')).toBeHidden();
  await button(page, /^Buy a hunter/).click();
  await expect(page.getByText(/You buy a hunter/).first()).toBeVisible();
  await button(page, 'Done dealing').click();
  await expect(page.getByRole('heading', { name: 'Your turn: choose an action.' })).toBeVisible();
  await expect(page.getByText(/You buy a hunter/).first()).toBeVisible();
  await button(page, 'Trek').click();
  await expect(page.getByRole('heading', { name: 'Trek: choose a hunter.' })).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText(/You buy a hunter/).first()).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText(/You buy a hunter/).first()).toBeHidden();
});

test('a surplus is settled', async ({ page }) => {
  await page.goto('/scenes/bison-overflow');
  await button(page, 'Lose the surplus').click();
  expect(await sent(page)).toEqual({ do: 'play', moves: ['settle'] });
});

test('a scoring is followed region by region', async ({ page }) => {
  await page.goto('/scenes/bison-scored');
  await expect(page.getByText('Region 1 of 7')).toBeVisible();
  await button(page, 'Next region').click();
  await expect(page.getByText('Region 2 of 7')).toBeVisible();
  await button(page, 'Close').click();
  await expect(button(page, 'Follow it region by region')).toBeVisible();
});

test('the map zooms and pans by wheel, drag and keys', async ({ page }) => {
  // Room for the whole map at a scale that can be read.
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/scenes/bison-over');
  const map = page.getByRole('grid');
  const scale = async () => Number(/scale\(([\d.]+)\)/.exec((await map.getAttribute('style')) ?? '')?.[1]);
  const first = await scale();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -300);
  expect(await scale()).toBeGreaterThan(first);
  const before = await map.getAttribute('style');
  await page.mouse.down();
  await page.mouse.move(760, 540, { steps: 4 });
  await page.mouse.up();
  expect(await map.getAttribute('style')).not.toBe(before);
  await spot(page, '0,0,prairie').focus();
  await page.keyboard.press('0');
  expect(await scale()).toBeCloseTo(first, 5);
  await page.keyboard.press('ArrowRight');
  await expect(spot(page, '1,0,prairie')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(spot(page, '1,0,river')).toBeFocused();
});

test('two fingers zoom the map', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto('/scenes/bison-over');
  const map = page.getByRole('grid');
  const style = () => map.getAttribute('style');
  const before = await style();
  const client = await context.newCDPSession(page);
  const touch = (type: string, gap: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 195 - gap, y: 220, id: 1 },
              { x: 195 + gap, y: 220, id: 2 },
            ],
    });
  await touch('touchStart', 30);
  await touch('touchMove', 45);
  await touch('touchMove', 70);
  await touch('touchEnd', 0);
  const scaleOf = (text: string | null) => Number(/scale\(([\d.]+)\)/.exec(text ?? '')?.[1]);
  expect(scaleOf(await style())).toBeGreaterThan(scaleOf(before));
  await context.close();
});

test('spaces say what is there and who ranks in their region', async ({ page }) => {
  await page.goto('/scenes/bison-over');
  await expect(spot(page, '0,0,prairie')).toHaveAccessibleName(
    /^Prairie of S1, north-west of the totem\. 1 bison\./,
  );
});

test('what each reached stands on one line on desktops', async ({ page }) => {
  for (const language of ['en', 'fr', 'de', 'it']) {
    await page.addInitScript((chosen) => {
      localStorage.setItem('tallgrass', JSON.stringify({ language: chosen, motion: 'off' }));
    }, language);
    await page.goto('/scenes/bison-over');
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const reached = page.locator('li > .rank ~ .muted');
      await expect(reached).toHaveCount(4);
      const tallest = () =>
        reached.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().height)));
      await expect.poll(tallest, { message: `${language} at ${width}` }).toBeLessThan(25);
    }
  }
});

test('a region’s plate is heard, and explained to whoever taps it while no place is asked for', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/scenes/bison-action');
  const plate = page.getByRole('gridcell', {
    name: 'Region of 2 bison: Teo and Badger equal first.',
    exact: true,
  });
  const note = page.locator('p', { hasText: 'Region of 2 bison: Teo and Badger equal first.' });
  const meaning = page.getByText(/1 takes all of them, 2 half/);
  await plate.tap();
  await expect(note).toBeVisible();
  await expect(meaning).toBeVisible();
  await page.touchscreen.tap(20, 400);
  await expect(meaning).toHaveCount(0);
  // While a hunter is to be chosen, the space under the plate is meant.
  await button(page, 'Trek').tap();
  await expect(plate).toHaveCSS('pointer-events', 'none');
  await context.close();
});

for (const width of [720, 820, 1024, 1200, 1280, 1340, 1920]) {
  test(`every action can be clicked in a window ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['en', 'fr', 'de', 'it']) {
      await page.addInitScript((chosen) => {
        localStorage.setItem('tallgrass', JSON.stringify({ language: chosen, motion: 'off' }));
      }, language);
      await page.goto('/scenes/bison-action');
      const actions = page.locator('.actions button');
      await expect(actions).toHaveCount(7);
      const covered = await actions.evaluateAll((buttons) =>
        buttons.filter((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const corners = [0.1, 0.5, 0.9].map((part) => [left + part * width, top + part * height] as const);
          return !corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
        }),
      );
      expect(covered).toEqual([]);
      const outside = await page
        .locator('.actions')
        .evaluate((bar) => bar.scrollWidth > bar.clientWidth || bar.scrollHeight > bar.clientHeight);
      expect(outside).toBe(false);
    }
  });
}

test.describe('on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
  });
  const height = (page: Page) =>
    page.locator('.sheet').evaluate((sheet) => sheet.getBoundingClientRect().height);

  test('the panel leaves the map alone while a place on it is awaited', async ({ page }) => {
    await page.goto('/scenes/bison-place');
    await expect(button(page, 'Place')).toBeVisible();
    const open = await height(page);
    await button(page, 'Place').click();
    await expect.poll(() => height(page)).toBeLessThan(open / 2);
    const free = page.locator('[aria-label^="Free cell"]');
    await expect(free).toHaveCount(11);
    const hidden = await free.evaluateAll((cells) =>
      cells.filter((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return !cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
    expect(hidden).toEqual([]);
    await spot(page, '1,2').click();
    await expect(page.getByRole('radio', { name: '2 hunters: 2 animals' })).toBeAttached();
    await expect.poll(() => height(page)).toBeGreaterThan(open / 2);
    for (const name of ['Turn the tile left', 'Turn the tile right']) {
      const box = await button(page, name).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
  });

  test('a new decision begins at the top of the panel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/scenes/bison-action');
    const inside = page.locator('.sheet .inside');
    await expect(button(page, 'Market')).toBeVisible();
    await inside.evaluate((panel) => panel.scrollTo(0, 400));
    expect(await inside.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.sheet button')]
        .find((one) => one.textContent.trim() === 'Market')
        ?.click(),
    );
    await expect(button(page, /^Buy a hunter/)).toBeVisible();
    expect(await inside.evaluate((panel) => panel.scrollTop)).toBe(0);
  });

  test('what is spent at the market is seen at once', async ({ page }) => {
    await page.goto('/scenes/bison-action');
    const mine = page.locator('.seat .numbers').first();
    await expect(mine).toHaveText(/^\s*3\s*2\s*6\s*$/);
    await button(page, 'Market').click();
    await button(page, /^Buy a hunter/).click();
    await expect(mine).toHaveText(/^\s*2\s*1\s*5\s*$/);
  });

  test('another kind of land is outlined by two taps, and the choice closes by itself', async ({ page }) => {
    await page.goto('/scenes/bison-action');
    const shown = page.getByRole('button', { name: /^Outline regions: / });
    const name = await shown.getAttribute('aria-label');
    await shown.click();
    await page.locator('fieldset label').last().click();
    await expect(shown).not.toHaveAttribute('aria-label', name ?? '');
    await expect(page.locator('fieldset label')).toHaveCount(0);
    await shown.click();
    await expect(page.locator('fieldset label')).toHaveCount(4);
    await page.locator('.map').click({ position: { x: 300, y: 200 } });
    await expect(page.locator('fieldset label')).toHaveCount(0);
  });

  test('wares keep their places at the market, so that nothing slides under a finger', async ({ page }) => {
    await page.goto('/scenes/bison-action');
    await button(page, 'Market').click();
    const wares = page.locator('[data-ware]');
    const places = () => wares.evaluateAll((all) => all.map((one) => one.getAttribute('data-ware')));
    const before = await places();
    expect(before).toHaveLength(9);
    await expect(page.locator('[data-ware]:disabled').first()).toBeVisible();
    await button(page, /^Buy a hunter/).click();
    await expect(page.getByText(/You buy a hunter/).first()).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('a scoring begins in sight, and leaves the choice of regions as it was', async ({ page }) => {
    await page.goto('/scenes/bison-scored');
    await expect(button(page, 'Next region')).toBeInViewport({ ratio: 1 });
    for (let step = 0; step < 6; step += 1) await button(page, 'Next region').click();
    await expect(page.getByText('Region 7 of 7')).toBeVisible();
    await expect(button(page, /^Outline regions: (Mountains|Rivers)$/)).toBeVisible();
    await button(page, 'Close').click();
    await expect(button(page, /: Prairies$/)).toBeVisible();
  });
});
