/* Keeps the whole site, so that it starts without a network; a newer one is fetched beside it and waits to be opened. */

const KEPT = `dosespanas-site ${self.registration.scope} ${"VERSION"}`;
const OURS = `dosespanas-site ${self.registration.scope} `;
const FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const kept = await caches.open(KEPT);
      const all = FILES.map((name) => new URL(name, self.registration.scope));
      /* What the page has fetched already it has put here, under the same version. */
      const there = await Promise.all(all.map((one) => kept.match(one)));
      await kept.addAll(all.filter((_, i) => !there[i]).map((one) => new Request(one, { cache: "no-cache" })));
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== KEPT) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

/* The page says so when whoever is at it wishes the newer site. */
self.addEventListener("message", (event) => {
  if (event.data === "renew") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const asked = new URL(request.url);
  if (request.method !== "GET" || !asked.href.startsWith(self.registration.scope)) return;
  const path = asked.href.slice(self.registration.scope.length).replace(/[?#].*/, "");
  if (path.startsWith("docs/")) return;
  event.respondWith(
    (async () => {
      const kept = await caches.open(KEPT);
      const name = request.mode === "navigate" && (path === "" || path === "index.html") ? "./" : path;
      return (await kept.match(new URL(name || "./", self.registration.scope))) ?? fetch(request);
    })(),
  );
});
