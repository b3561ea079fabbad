/**
 * What was seen works without a connection. Pages come from the network first, so that prices are today's; files that
 * never change and pictures come from here first. The API and the back-office are never touched.
 * The server puts `self.SHOP` in front: the build's version and the page for addresses that were never seen.
 */
const { version, offlinePage, offlinePageCsp } = self.SHOP;
const PAGES = `pages-${version}`;
const ASSETS = `assets-${version}`;
const PICTURES = `pictures-${version}`;
const CATALOGUE = `catalogue-${version}`;
const ANSWERS = `answers-${version}`;
const MOST = { [PAGES]: 120, [ASSETS]: 300, [PICTURES]: 200, [CATALOGUE]: 2, [ANSWERS]: 100 };

/** Longer than this nobody waits for the network while a kept page is at hand. */
const PATIENCE_MS = 5000;

const NEVER =
  /^\/(?:api|admin|simulator|metrics|healthz|readyz|models|videos|robots\.txt|sitemap\.xml|manifest\.webmanifest|service-worker\.js)(?:[/.]|$)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer !== null) event.respondWith(answer);
});

/** A page tells what it shows and what it was made of, which it may have loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const { type, path, files } = event.data ?? {};
  if (type === 'seen') event.waitUntil(Promise.all([path, dataOf(path), ...files].map(keepUnseen)));
});

async function takeOver() {
  const ours = Object.keys(MOST);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Null: none of our business. */
function answerFor(event) {
  const { request } = event;
  const place = placeOf(new URL(request.url));
  if (place === null || request.method !== 'GET' || request.headers.has('range')) return null;
  if (place.cache !== PAGES) return keptFirst(event, place);
  const isPage = request.mode === 'navigate' || /\.data$|^\/__manifest/.test(place.key);
  return isPage ? networkFirst(event, place) : null;
}

/** Most pages are the same whatever the query says, and it may be private; that of a listing belongs to its address. */
const LISTING = /^\/(?:shop|search|category\/[^/]+?)(?:\.data)?$/;

function placeOf({ origin, pathname, search }) {
  if (origin !== self.location.origin || NEVER.test(pathname)) return null;
  if (pathname.startsWith('/assets/')) return { cache: ASSETS, key: pathname };
  if (/^\/catalogue\/[^/]+\.json$/.test(pathname)) return { cache: CATALOGUE, key: pathname };
  if (pathname.startsWith('/catalogue/')) return { cache: ANSWERS, key: pathname + search };
  if (/^\/(?:images|media|icons)\/|^\/favicon/.test(pathname)) return { cache: PICTURES, key: pathname };
  if (pathname === '/__manifest') return { cache: PAGES, key: pathname + search };
  return { cache: PAGES, key: LISTING.test(pathname) ? pathname + search : pathname };
}

/** The framework's name for a page's data. */
function dataOf(address) {
  const { pathname, search } = new URL(address, self.location.origin);
  return pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '/_')}.data${search}`;
}

async function keptFirst(event, { cache, key }) {
  const kept = await (await caches.open(cache)).match(key);
  if (kept !== undefined) return kept;
  const fresh = await fetch(event.request);
  event.waitUntil(keep(cache, key, fresh.clone()));
  return fresh;
}

async function networkFirst(event, { cache, key }) {
  const kept = await (await caches.open(cache)).match(key);
  try {
    const answer = fetch(event.request);
    const fresh = await (kept === undefined ? answer : orGiveUp(answer));
    event.waitUntil(keep(cache, key, fresh.clone()));
    return fresh;
  } catch {
    return kept ?? nothingKept(event.request);
  }
}

function orGiveUp(answer) {
  const tooLong = new Promise((_, giveUp) => setTimeout(() => giveUp(new Error('slow')), PATIENCE_MS));
  return Promise.race([answer, tooLong]);
}

function nothingKept({ mode }) {
  if (mode !== 'navigate') return Response.error();
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offlinePageCsp };
  return new Response(offlinePage, { status: 503, headers });
}

/** Only whole, good answers; the oldest leave when there are too many. */
async function keep(name, key, response) {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return;
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name])).map((old) => cache.delete(old)));
}

async function keepUnseen(address) {
  const url = new URL(address, self.location.origin);
  const place = placeOf(url);
  if (place === null) return;
  const cache = await caches.open(place.cache);
  if ((await cache.match(place.key)) !== undefined) return;
  const response = await fetch(url).catch(() => undefined);
  if (response !== undefined) await keep(place.cache, place.key, response);
}
