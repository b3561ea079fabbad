// @ts-check
import { installPackages, say } from './steps.mjs';

/** `npm run dev`: the shop with hot reload. Pages change in place; a change in server/ reopens the shop. */
await installPackages();
process.env.NODE_ENV = 'development';
const { createServer } = await import('vite');
const { fileURLToPath } = await import('node:url');

const vite = await createServer({
  server: { middlewareMode: true, ws: { port: 24_678, host: '127.0.0.1' } },
  appType: 'custom',
});
const load = (/** @type {string} */ file) =>
  vite.ssrLoadModule(fileURLToPath(new URL(`../${file}`, import.meta.url)));
const { openDevelopmentShop } = await load('server/development.ts');
await openDevelopmentShop({ vite, say });
