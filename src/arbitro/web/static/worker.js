// Keeps the page that is shown when the hall cannot be reached, and the law pages that were read.
const KEPT = "arbitro-1";
const READ = /^\/(laws|glossary|readings)(\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(prepare().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request, READ.test(pathname)));
  else if (pathname.startsWith("/static/")) event.respondWith(asset(event.request));
});

async function prepare() {
  const kept = await caches.open(KEPT);
  const answer = await fetch("/offline");
  const text = await answer.clone().text();
  await kept.put("/offline", answer);
  await kept.addAll([...new Set(text.match(/\/static\/[^"]+/g))]);
}

async function page(request, keep) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (keep && answer.ok) await kept.put(request.url, answer.clone());
    return answer;
  } catch {
    return (await kept.match(request.url)) ?? (await kept.match("/offline"));
  }
}

async function asset(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}
