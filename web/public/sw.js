/* Keeps one version of the page, so that it opens without a net. `kontor.server.release` puts the
   version and its files in the place of RELEASE. Nothing is kept but those files: no answer of the
   API, and no address that somebody has opened. */
const { version, files, python, alone } = "RELEASE";
const SCOPE = self.registration.scope;
const NAMED = `kontor ${SCOPE} `;
const OWN = NAMED + version;
const DOCUMENT = "";
const KNOWN = new Set([...files, ...python]);
/** Where the file's name changes with what is in it, any copy will do. */
const HASHED = /^(assets|python)\/(?!sizes\.json)/;
/** What is new comes from the server if it answers within so many milliseconds. */
const PATIENCE = 5000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(heed(event)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = request.url.slice(SCOPE.length).replace(/[?#].*/, "");
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") {
    if (!alone) event.respondWith(fresh(DOCUMENT, request));
    else if (path === "" || path === "index.html") event.respondWith(file(DOCUMENT, request));
  } else if (HASHED.test(path)) event.respondWith(file(path, request));
  else if (KNOWN.has(path)) event.respondWith(alone ? file(path, request) : fresh(path, request));
});

async function install() {
  const cache = await caches.open(OWN);
  // A few at a time: whoever looks at the page now comes first.
  const left = [DOCUMENT, ...files];
  const take = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await add(cache, path);
  };
  await Promise.all([take(), take(), take()]);
  const others = (await versions()).filter((name) => name !== OWN);
  const hadPython = await Promise.all(others.map((name) => has(name, /\/python\/.*\.wasm$/)));
  if (hadPython.includes(true)) await keepPython();
}

async function has(name, pattern) {
  return (await (await caches.open(name)).keys()).some(({ url }) => pattern.test(url));
}

/** Whoever has this page open goes on with it: what the version before had stays until the next. */
async function activate() {
  const others = (await versions()).filter((name) => name !== OWN);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await caches.delete("kontor-shell-1");
  await self.clients.claim();
}

/** The versions that are kept, the oldest first. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith(NAMED));
}

async function heed({ data, ports }) {
  if (data.kind === "activate") await self.skipWaiting();
  else if (data.kind === "has") ports[0].postMessage(KNOWN.has(data.path));
  else if (data.kind === "keep")
    ports[0].postMessage(
      await keepPython().then(
        () => true,
        () => false,
      ),
    );
  else if (data.kind === "kept") ports[0].postMessage(await keepsPython());
}

const addressOf = (path) => SCOPE + path;

async function keepPython() {
  const cache = await caches.open(OWN);
  for (const path of python) await add(cache, path);
}

async function keepsPython() {
  const cache = await caches.open(OWN);
  const kept = await Promise.all(python.map((path) => cache.match(SCOPE + path)));
  return kept.every((one) => one !== undefined);
}

async function add(cache, path) {
  const address = addressOf(path);
  if (await cache.match(address)) return;
  const hashed = HASHED.test(path);
  const known = hashed ? await caches.match(address) : undefined;
  const answer = known ?? (await fetch(address, { cache: hashed ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, unredirected(answer));
}

/** A browser takes no document that came by way of another address. */
function unredirected(answer) {
  if (!answer.redirected) return answer;
  const { status, headers } = answer;
  return new Response(answer.body, { status, headers });
}

/** A file of this version; of one before, which a page that is still open may ask for; or fetched. */
async function file(path, request) {
  const address = addressOf(path);
  const cache = await caches.open(OWN);
  const kept = (await cache.match(address)) ?? (HASHED.test(path) && (await caches.match(address)));
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && python.includes(path)) await cache.put(address, answer.clone());
  return answer;
}

/** What a server has now: the page and the server are of one version. Without a net, what is kept. */
async function fresh(path, request) {
  const cache = await caches.open(OWN);
  const kept = () => cache.match(addressOf(path));
  let late;
  const patience = new Promise((wake) => (late = setTimeout(() => wake(kept()), PATIENCE)));
  const answer = fetch(request).catch(async (fault) => (await kept()) ?? Promise.reject(fault));
  try {
    return (await Promise.race([answer, patience])) ?? (await answer);
  } finally {
    clearTimeout(late);
  }
}
