/* Shows the notices that the server pushes, and opens what they tell of. A page is always fetched; the one file that is
   kept is shown where the server is not reached. */

const KEPT = "kept";
const UNREACHED = "/offline.html";

async function keep() {
  const kept = await caches.open(KEPT);
  await kept.add(new Request(UNREACHED, { cache: "reload" }));
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep().catch(() => undefined)); // notices are shown without it, too
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(async () => (await caches.match(UNREACHED)) ?? Response.error()));
});

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    /* what cannot be read is shown as what it is: something new */
  }
  const { title = "Dos Españas", body = "", url = "/", tag } = told;
  /* What takes the place of a notice that still lies there is heard as a new one is. */
  const renotify = tag !== undefined;
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify, icon: "/icon-192.png", data: { url } }));
});

/** Whether an address is one of ours; nothing else is opened. */
const ours = (url) => new URL(url, self.location.origin).origin === self.location.origin;

async function show(url) {
  const { href } = new URL(ours(url) ? url : "/", self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url.split("#")[0] === href);
  if (there) return there.focus();
  for (const page of pages) {
    try {
      const gone = await page.navigate(href);
      return await (gone ?? page).focus();
    } catch {
      /* not one that this worker may lead elsewhere */
    }
  }
  return self.clients.openWindow(href);
}

/* Pages that were open before this worker was may be led, too. */
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "/"));
});

/* A browser may change where it is pushed to: then the account is told, while somebody is signed in here. */
async function again(old, fresh) {
  const subscription = fresh ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!subscription) return;
  await fetch("/api/account/channels", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "dosespanas" },
    body: JSON.stringify({ kind: "push", subscription: subscription.toJSON() }),
  });
}

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(again(event.oldSubscription, event.newSubscription));
});
