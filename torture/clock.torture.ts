import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Figure, say } from '../bench/figures.ts';
import { until } from '../bench/load.ts';
import { findFreePort } from '../server/db/embedded/free-port.ts';
import { embeddedDatabaseUrl, openShop, query, temporaryFolder } from '../tests/support/shop-process.ts';
import { fillStock, lostAndDoubled, startBuyers } from './buyers.ts';
import { brokenRules } from './invariants.ts';

const HOURS = [1, -1, 26, -26, 0];
const EACH_MS = 4000;

/** The shop's clock jumps against that of its database, forth and back, while guests order. */
export async function run(): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const clock = join(dataDir, 'clock');
  writeFileSync(clock, '0');
  const port = await findFreePort(dataDir);
  const shifted = pathToFileURL(join(process.cwd(), 'torture', 'shifted-clock.mjs')).href;
  const env = { RATE_LIMITS: 'off', CLOCK_FILE: clock, NODE_OPTIONS: `--import ${shifted}` };
  const shop = await openShop({ port, dataDir, env });
  const url = () => embeddedDatabaseUrl(dataDir);
  try {
    await fillStock(url());
    const buyers = await startBuyers([shop.url], 4);
    const broken: string[] = [];
    for (const hours of HOURS) {
      writeFileSync(clock, String(hours * 3_600_000));
      const before = buyers.taken.length;
      await delay(EACH_MS);
      broken.push(...(await brokenRules(url())));
      const [row] = await query(
        url(),
        'select round(extract(epoch from (select created_at from orders order by order_number desc limit 1) - now()) / 3600) as hours',
      );
      say(`${hours} hours off, by the newest order ${row?.hours}: ${buyers.taken.length - before} orders`);
      if (buyers.taken.length === before) broken.push(`no order with the clock ${hours} hours off`);
    }
    await buyers.stop();
    const waiting = async () =>
      Number(
        (await query(url(), `select count(*)::int as waiting from outbox where status <> 'sent'`))[0]
          ?.waiting,
      );
    await until(async () => (await waiting()) === 0);
    broken.push(...(await brokenRules(url())), ...buyers.oddAnswers);
    for (const words of new Set(broken)) say(`BROKEN: ${words}`);
    const { lost, doubled } = await lostAndDoubled(url(), buyers.taken);
    return [
      { name: 'orders that the shop said it took', value: buyers.taken.length, unit: 'orders' },
      { name: 'of them lost', value: lost, unit: 'orders', most: 0 },
      { name: 'of them there twice', value: doubled, unit: 'orders', most: 0 },
      { name: 'rules broken, odd answers', value: broken.length, unit: 'times', most: 0 },
      { name: 'mails that were not sent', value: await waiting(), unit: 'mails', most: 0 },
    ];
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
