// @ts-check
import cluster from 'node:cluster';
import './check-node.mjs';
import { buildShop } from './build.mjs';
import { installPackages, say } from './steps.mjs';

/** `npm start`: installs what is missing, builds what is stale, and opens the shop in this same process. */
try {
  if (cluster.isPrimary) {
    await installPackages();
    await buildShop();
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
await import('./serve.mjs');
