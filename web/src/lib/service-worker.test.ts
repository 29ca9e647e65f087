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
  new Function('self', source)(self);
  async function dispatch(name: string, event: object): Promise<void> {
    const waits: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (wait: unknown) => waits.push(wait) });
    await Promise.all(waits);
  }
  return { shown, opened, dispatch };
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
