/* Service worker. Shows a page of our own when the server cannot be reached.
   Files with a hash in their name never change: they are cached and not fetched again. */
const CACHE = "meadhall-1";
const LANGUAGE = "/language"; // cache key of the user's language: a worker has no localStorage
const MAX_FILES = 120; // cached files: enough for a few versions
const WORDS = {
  en: ["The server cannot be reached", "Your games are safe on the server. Check your connection; this page tries again by itself.", "Try again"],
  uk: ["Сервер недоступний", "Ваші ігри збережено на сервері. Перевірте з’єднання; сторінка спробує ще раз сама.", "Спробувати ще раз"],
  pl: ["Serwer jest niedostępny", "Twoje gry są bezpieczne na serwerze. Sprawdź połączenie; strona spróbuje ponownie sama.", "Spróbuj ponownie"],
  bg: ["Сървърът е недостъпен", "Игрите ви са запазени на сървъра. Проверете връзката; страницата ще опита отново сама.", "Нов опит"],
  it: ["Il server non è raggiungibile", "Le tue partite sono al sicuro sul server. Controlla la connessione; la pagina riprova da sola.", "Riprova"],
  ru: ["Сервер недоступен", "Ваши игры сохранены на сервере. Проверьте соединение; страница попробует ещё раз сама.", "Попробовать ещё раз"],
};

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  const language = event.data?.language;
  if (language in WORDS) event.waitUntil(caches.open(CACHE).then((cache) => cache.put(LANGUAGE, new Response(language))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offlinePage));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(cached(request));
});

async function cached(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = (await cache.keys()).filter((one) => !one.url.endsWith(LANGUAGE));
    await Promise.all(files.slice(0, Math.max(0, files.length - MAX_FILES)).map((one) => cache.delete(one)));
  }
  return response;
}

async function offlinePage() {
  const chosen = await (await caches.open(CACHE)).match(LANGUAGE);
  const language = chosen === undefined ? self.navigator.language.split("-")[0] : await chosen.text();
  const [title, text, retry] = WORDS[language] ?? WORDS.en;
  return new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"><title>Meadhall</title><style>
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:radial-gradient(90% 80% at 50% 30%,#1e4659,#0b141c 60%);color:#c6cfd1;font:16px/1.4 system-ui,sans-serif}
main{max-width:420px;margin:16px;padding:20px 22px;border:1px solid #2b404e;border-radius:12px;background:#16242f}
h1{margin:0 0 6px;font:700 22px/1.2 Georgia,serif;color:#f3ecdd}p{margin:0 0 16px}
a{display:inline-block;padding:12px 18px;border-radius:10px;background:#5fe0bd;color:#05221a;font-weight:700;text-decoration:none}
</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/">${retry}</a></main></body></html>`,
    { status: 503, headers: { "content-type": "text/html; charset=utf-8" } },
  );
}
