// Keeps a site that was written as files: its pages at once, the laws that rule in the browser as soon as there is time.
self.addEventListener("install", (event) => {
  event.waitUntil(keep(PAGES).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
  void keep(PARTS).catch(() => undefined);
});
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === "GET" && origin === location.origin && pathname.startsWith(new URL(".", location).pathname))
    event.respondWith(answer(event.request));
});

async function keep(files) {
  const kept = await caches.open(NAME);
  for (const file of files) {
    const place = new URL(file, location).href;
    if (!(await kept.match(place))) await kept.add(new Request(place, { cache: "no-cache" }));
  }
}

async function forget() {
  for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name);
}

async function answer(request) {
  const kept = await caches.open(NAME);
  const found = await kept.match(request, { ignoreSearch: true });
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.type === "basic") await kept.put(request.url.split("?")[0], fresh.clone());
  return fresh;
}
