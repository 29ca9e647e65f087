/* Keeps the page and what it is made of, so that it opens without a network and says so itself. */
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
  if (request.mode === 'navigate') {
    event.respondWith(page(request));
  } else if (address.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  }
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
