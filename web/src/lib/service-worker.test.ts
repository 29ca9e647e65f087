/** The service worker shows whose turn it is, and leads to the table. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../public/sw.js'), 'utf8');
const TABLE = '00112233445566778899aabbccddeeff';

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** A worker in a world of its own, with these windows open. */
function worker(windows: { url: string; focus: () => void }[] = []) {
  const handlers = new Map<string, (event: unknown) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    registration: {
      showNotification: (title: string, rest: Omit<Shown, 'title'>) => shown.push({ title, ...rest }),
    },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (path: string) => opened.push(path),
    },
  };
  const kept = new Map<string, unknown>();
  const caches = {
    match: (request: Request) => Promise.resolve(kept.get(request.url)),
    open: () =>
      Promise.resolve({ put: (request: Request, answer: unknown) => kept.set(request.url, answer) }),
  };
  const fetch = () => Promise.resolve(new Response(''));
  const location = new URL('http://localhost/sw.js');
  new Function('self', 'caches', 'fetch', 'location', source)(self, caches, fetch, location);
  async function dispatch(name: string, event: object): Promise<void> {
    const waits: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  }
  return { shown, opened, kept, dispatch };
}

const click = (table: string) => ({ notification: { close: () => undefined, data: { table } } });

describe('the service worker', () => {
  it('shows the game and the words that the browser asked for', async () => {
    const { shown, dispatch } = worker();
    const said = { table: TABLE, game: 'manitou', text: 'Tocca a te.' };
    await dispatch('push', { data: { json: () => said } });
    expect(shown).toMatchObject([{ title: 'Big Manitou', body: 'Tocca a te.', tag: TABLE }]);
  });

  it('shows something even if the message makes no sense', async () => {
    const { shown, dispatch } = worker();
    await dispatch('push', { data: null });
    await dispatch('push', { data: { json: () => ({ table: '../evil', game: 'chess' }) } });
    expect(shown).toMatchObject([{ title: 'Tallgrass' }, { title: 'Tallgrass', tag: '' }]);
  });

  it('keeps what a page is made of that was there before it, and nothing else', async () => {
    const { kept, dispatch } = worker();
    const assets = ['http://localhost/assets/first-1.js', 'http://localhost/assets/style-1.css'];
    const others = ['http://localhost/api/me', 'http://elsewhere/assets/a.js', 7];
    await dispatch('message', { data: { keep: [...assets, ...others] } });
    await dispatch('message', { data: null });
    expect([...kept.keys()]).toEqual(assets);
  });

  it('leads to the table: to the window that has it, or a new one', async () => {
    let focused = 0;
    const open = { url: `http://localhost/t/${TABLE}`, focus: () => (focused += 1) };
    const busy = worker([open]);
    await busy.dispatch('notificationclick', click(TABLE));
    expect([focused, busy.opened]).toEqual([1, []]);
    const free = worker();
    await free.dispatch('notificationclick', click(TABLE));
    await free.dispatch('notificationclick', click(''));
    expect(free.opened).toEqual([`/t/${TABLE}`, '/']);
  });
});
