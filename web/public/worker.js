// Keeps the page itself at hand, so that it opens at once and without a network; games always come from the server.
const CACHE = "signoria-page-1";
/** Where the page lies: the server may be reached under a path. */
const ROOT = new URL("./", location.href).pathname;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(ROOT)));
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))),
  );
  clients.claim();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(fromCache(request));
  else if (request.mode === "navigate") event.respondWith(fresh(request));
});

/** A press on a notice leads back to its table. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

async function goTo(path) {
  const open = await clients.matchAll({ type: "window" });
  const there = open.find((client) => new URL(client.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}

/** The names of assets change with their content: what is kept is right. */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(ROOT, response.clone());
    return response;
  } catch {
    return (await cache.match(ROOT)) ?? Response.error();
  }
}
