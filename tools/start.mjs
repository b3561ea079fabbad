// @ts-check
import cluster from 'node:cluster';
import { buildShop } from './build.mjs';
import { installPackages, say } from './steps.mjs';

/** `npm start`: installs what is missing, builds what is stale, and opens the shop in this same process. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  say(`The shop needs Node.js 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

try {
  if (cluster.isPrimary) {
    await installPackages();
    await buildShop();
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
const built = new URL('../build/server/index.js', import.meta.url);
const { main } = await import(built.href);
await main(say);
