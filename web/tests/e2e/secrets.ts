/** What a page has been told: every message it received, what it shows and what it keeps. */

import type { Page } from '@playwright/test';

/** Keeps everything that comes into a page over sockets and from the API, from now on. */
export function listen(page: Page): { readonly heard: readonly string[] } {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()));
  });
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  return { heard };
}

/** All that a page shows and keeps, as text. */
export async function contents(page: Page): Promise<string[]> {
  const kept = await page.evaluate(() => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    JSON.stringify(history.state),
  ]);
  // Names of files are made of letters and digits by chance, and may look like a tile's.
  const shown = (await page.content()).replace(/\/assets\/[\w.-]+/g, '');
  return [shown, await page.locator('body').innerText(), ...kept];
}

/** Every object within some JSON text. */
export function objects(text: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) found.push(value as Record<string, unknown>);
    Object.values(value).forEach(walk);
  };
  try {
    walk(JSON.parse(text));
  } catch {
    // What is no JSON has no objects.
  }
  return found;
}
