// @ts-check
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_DAYS = 7;

/**
 * Pages that are open in browsers while the shop is built anew still ask for the files of their own build. Those of the
 * last build are put aside now, and leave a week later. They are copied: the shop that runs needs them where they are.
 * @param {string} assets
 * @param {string} earlier
 * @param {Date} now
 */
export function keepEarlierAssets(assets, earlier, now = new Date()) {
  mkdirSync(earlier, { recursive: true });
  const oldest = now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(earlier))
    if (statSync(join(earlier, name)).mtimeMs < oldest) rmSync(join(earlier, name));
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    copyFileSync(join(assets, name), join(earlier, name));
    utimesSync(join(earlier, name), now, now);
  }
}

/**
 * Makes room for a new build. The files of the last one go nowhere before they are put aside.
 * @param {string} folder The folder of the shop.
 * @param {Date} now
 */
export function clearBuild(folder, now = new Date()) {
  keepEarlierAssets(join(folder, 'build/client/assets'), join(folder, '.earlier-assets'), now);
  rmSync(join(folder, 'build'), { recursive: true, force: true });
}
