import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ERROR_PAGE_CSP, offlinePage } from './error-page.ts';

const WEEK_S = 7 * 24 * 60 * 60;
const DAY_S = 24 * 60 * 60;

const FILES = [
  { path: '/favicon.svg', type: 'image/svg+xml', seconds: WEEK_S },
  { path: '/favicon.ico', type: 'image/x-icon', seconds: WEEK_S },
  { path: '/apple-touch-icon.png', type: 'image/png', seconds: WEEK_S },
  { path: '/icons/icon-192.png', type: 'image/png', seconds: WEEK_S },
  { path: '/icons/icon-512.png', type: 'image/png', seconds: WEEK_S },
  { path: '/icons/icon-maskable-512.png', type: 'image/png', seconds: WEEK_S },
  { path: '/manifest.webmanifest', type: 'application/manifest+json', seconds: DAY_S },
] as const;

/** Files that browsers request at fixed addresses. They are few and small, so they stay in memory. */
export function rootFiles(app: FastifyInstance, folder: string, hasServiceWorker: boolean): void {
  for (const { path, type, seconds } of FILES) {
    if (!existsSync(join(folder, path))) continue;
    const content = readFileSync(join(folder, path));
    const headers = { 'content-type': type, 'cache-control': `public, max-age=${seconds}` };
    app.get(path, (_request, reply) => reply.headers(headers).send(content));
  }
  const worker = hasServiceWorker ? serviceWorker(folder) : UNREGISTER;
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // The worker's own policy applies to what it fetches for the pages.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .send(worker),
  );
}

/** The version makes its bytes change with every build, so that browsers install the new worker. */
function serviceWorker(folder: string): string {
  const code = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  const version = createHash('sha256')
    .update(readdirSync(join(folder, 'assets')).sort().join('\n'))
    .update(code)
    .digest('hex')
    .slice(0, 16);
  const shop = { version, offlinePage: offlinePage(), offlinePageCsp: ERROR_PAGE_CSP };
  return `self.SHOP = ${JSON.stringify(shop)};\n${code}`;
}

/** For SERVICE_WORKER=off: removes the worker and its caches at the next visit. */
const UNREGISTER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;
