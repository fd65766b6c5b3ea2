/* The worker of the installed table: when nobody answers, it shows the page that says so. Everything else goes to
   the table as if there were no worker. */
const KEPT = "wartable-VERSION";
const AWAY = "/away";
const SHELL = [AWAY, "/shell/shell.css", "/shell/standing.css", "/shell/away.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(Promise.all([caches.keys().then(forget), self.clients.claim()])); // pages that are open count too
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(AWAY)));
  else if (origin === self.location.origin && SHELL.includes(pathname))
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});
