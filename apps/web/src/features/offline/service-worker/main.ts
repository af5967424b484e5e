/** The service worker: keeps the whole app in the browser, so that it opens without a network. */
import { isUsable, olderThan, wayOf } from './ways.ts';

/** Written in front of this file when the app is built. */
interface Kept {
  readonly version: string;
  readonly files: readonly string[];
  /** Too large for everybody: kept once somebody wants it here. */
  readonly keptWhenAskedFor: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly oeillade: Kept };

const NAMES = 'oeillade-';
const OURS = `${NAMES}${self.oeillade.version}`;
/** Milliseconds after which a page comes from the cache instead of a slow network. */
const LONGEST_WAIT = 3_000;
/** The server gives each encoding of a file under one address, so `Vary` is ignored. */
const ANY_ENCODING = { ignoreVary: true };

self.addEventListener('install', (event) => {
  // Pages of an older version that still run are served from the cache of that version.
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

// The page of a first visit is served from the cache as well: its network may be gone before there is a second visit.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'tidy') event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  if (way === 'file') event.respondWith(file(event.request));
});

async function fill(): Promise<void> {
  // Kept caches are listed in the order in which they were made: what is made anew is the latest.
  await caches.delete(OURS);
  const cache = await caches.open(OURS);
  for (const path of self.oeillade.keptWhenAskedFor) {
    const wanted = await caches.match(path, ANY_ENCODING);
    if (wanted) await cache.put(path, wanted);
  }
  // What has a hash in its name is the same wherever it comes from; anything else must not come from a cache on the way.
  const requests = self.oeillade.files.map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

/** Forgets older versions as soon as no page of them can run any more: when the one that asks is the only page. */
async function tidy(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAMES));
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  await Promise.all(olderThan(OURS, names).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const fresh = navigator.onLine ? await soon(fetch(request)) : null;
  if (fresh && isUsable(fresh)) return fresh;
  const kept = await (await caches.open(OURS)).match('/', ANY_ENCODING);
  return kept ?? fresh ?? fetch(request);
}

/** Null where it fails, or takes too long. */
function soon(answer: Promise<Response>): Promise<Response | null> {
  return new Promise((done) => {
    setTimeout(() => done(null), LONGEST_WAIT);
    answer.then(done, () => done(null));
  });
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, ANY_ENCODING);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && self.oeillade.keptWhenAskedFor.includes(new URL(request.url).pathname)) {
    const copy = fresh.clone();
    // Where there is no room for it, it is fetched again another time.
    await (await caches.open(OURS)).put(request, copy).catch(() => {});
  }
  return fresh;
}
