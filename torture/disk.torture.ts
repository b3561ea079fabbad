import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, say } from '../bench/figures.ts';
import { findFreePort } from '../server/db/embedded/free-port.ts';
import { embeddedDatabaseUrl, openShop, temporaryFolder } from '../tests/support/shop-process.ts';
import { fillStock, lostAndDoubled, startBuyers } from './buyers.ts';
import { brokenRules } from './invariants.ts';

const SIZE_MB = 800;
const FULL_MS = 8000;
const TIMES = 3;
const PAGES = ['/', '/shop', '/product/1'];

/** The disk of the shop and its database runs full while guests order, and is cleared again. Needs to mount a small disk. */
export async function run(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', dataDir]).status !== 0) {
    say('a small disk cannot be mounted here (only root may)');
    return [{ name: 'orders lost on a full disk', value: Number.NaN, unit: 'orders', most: 0 }];
  }
  const port = await findFreePort(dataDir);
  const shop = await openShop({ port, dataDir, env: { RATE_LIMITS: 'off' } });
  const url = () => embeddedDatabaseUrl(dataDir);
  try {
    await fillStock(url());
    for (const page of PAGES) await fetch(`${shop.url}${page}`);
    const buyers = await startBuyers([shop.url], 6);
    const broken: string[] = [];
    let missedPages = 0;
    let recovery = 0;
    for (let time = 1; time <= TIMES; time += 1) {
      await delay(2000);
      fill(join(dataDir, 'filler'));
      for (const end = performance.now() + FULL_MS; performance.now() < end; await delay(200))
        for (const page of PAGES) if (!(await fetch(`${shop.url}${page}`)).ok) missedPages += 1;
      rmSync(join(dataDir, 'filler'));
      const before = buyers.taken.length;
      const began = performance.now();
      while (buyers.taken.length === before) await delay(10);
      recovery = Math.max(recovery, performance.now() - began);
      broken.push(...(await brokenRules(url())));
      say(`full ${time} of ${TIMES} times, ${buyers.taken.length} orders taken`);
    }
    await buyers.stop();
    broken.push(...(await brokenRules(url())), ...buyers.oddAnswers);
    for (const words of new Set(broken)) say(`BROKEN: ${words}`);
    const { lost, doubled } = await lostAndDoubled(url(), buyers.taken);
    return [
      { name: 'orders that the shop said it took', value: buyers.taken.length, unit: 'orders' },
      { name: 'of them lost', value: lost, unit: 'orders', most: 0 },
      { name: 'of them there twice', value: doubled, unit: 'orders', most: 0 },
      { name: 'rules broken, odd answers', value: broken.length, unit: 'times', most: 0 },
      { name: 'pages missed while the disk was full', value: missedPages, unit: 'pages', most: 0 },
      { name: 'next order after there was room', value: recovery, unit: 'ms', most: 10_000 },
    ];
  } finally {
    await shop.stop();
    spawnSync('umount', ['-l', dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** To the last byte. */
function fill(file: string): void {
  for (const size of [1_000_000, 10_000, 100]) {
    const block = Buffer.alloc(size);
    try {
      for (;;) writeFileSync(file, block, { flag: 'a' });
    } catch {
      // No more of this size.
    }
  }
}
