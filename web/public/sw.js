/* Keeps the page and what it is made of, so that it opens without a network and says so itself; shows whose turn it is. */
const KEEP = 'tallgrass-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEEP).then((cache) => cache.addAll(['/', '/theme.js', '/manifest.webmanifest', '/icons/icon.svg'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEEP).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
  self.clients.claim();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
  } else if (address.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  }
});

/* What a page is made of that was there before this worker. */
self.addEventListener('message', (event) => {
  const named = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const ours = named.filter((name) => String(name).startsWith(`${location.origin}/assets/`));
  event.waitUntil(Promise.allSettled(ours.map((name) => asset(new Request(name)))));
});

/* The newest page if it can be had, else the one that was kept. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) (await caches.open(KEEP)).put('/', response.clone());
    return response;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/* Names of assets change with what is in them: what was kept is right for ever. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(KEEP)).put(request, response.clone());
  return response;
}

/* The games' own names, which are the same in every language. */
const GAMES = { 'wind-river': 'Wind River', manitou: 'Big Manitou', bison: 'Bison' };

/* What the server says when it is one's turn: the text is the one that this browser asked for. */
self.addEventListener('push', (event) => {
  let said = {};
  try {
    said = event.data.json();
  } catch {
    /* A message that makes no sense is shown all the same: browsers insist. */
  }
  const table = /^[0-9a-f]{32}$/.test(said.table) ? said.table : '';
  const shown = { body: String(said.text ?? ''), tag: table, icon: '/icons/icon-192.png', data: { table } };
  event.waitUntil(self.registration.showNotification(GAMES[said.game] ?? 'Tallgrass', shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.table ? `/t/${event.notification.data.table}` : '/'));
});

/* The page of the table: the one that is open, or a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => new URL(one.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
