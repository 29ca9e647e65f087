/** What a lesson says above its table, and what it points at. */

import { expect, type Page } from '@playwright/test';
import { point } from './bison';

export const coach = (page: Page) => page.locator('aside[data-step]');
export const text = (page: Page) => coach(page).locator('.text');
export const stepOf = async (page: Page) => Number(await coach(page).getAttribute('data-step'));
export const stepsOf = async (page: Page) =>
  Number(await coach(page).locator('progress').getAttribute('max'));
export const at = (page: Page, step: number) =>
  expect(coach(page)).toHaveAttribute('data-step', String(step));

/** Waits until the lesson has made the moves that it makes itself. */
export const ready = (page: Page) => expect(coach(page)).toHaveAttribute('aria-busy', 'false');

/** What the lesson points at. */
export const aimed = (page: Page) => page.locator('[aria-current="step"]');

/** Touches what the lesson points at, and waits until it points at something else, or is at another step. */
export async function follow(page: Page): Promise<void> {
  const target = aimed(page);
  await expect(target).toHaveCount(1);
  const name = () =>
    page.evaluate(() => {
      const found = document.querySelector<HTMLElement | SVGElement>('[aria-current="step"]');
      return found ? JSON.stringify({ ...found.dataset }) : null;
    });
  const [before, step] = [await name(), await stepOf(page)];
  if ((await target.getAttribute('role')) === 'gridcell') await point(page, target);
  else await target.click();
  const goesOn = async () => (await stepOf(page)) !== step || ![null, before].includes(await name());
  await expect.poll(goesOn).toBe(true);
}

/** Counts what a person touches from now on, and by whatever means. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    const count = (event: Event) => {
      if (event.isTrusted) counted.taps += 1;
    };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}
