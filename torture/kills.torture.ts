import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, percentile, say } from '../bench/figures.ts';
import { ADDRESS_EXAMPLE } from '../contract/orders/examples.ts';
import { CASH_CONFIRMATION } from '../domain/orders/cash-confirmation.ts';
import { findFreePort } from '../server/db/embedded/free-port.ts';
import { readPostmasterFile } from '../server/db/embedded/postmaster-file.ts';
import { signal } from '../server/db/embedded/processes.ts';
import { random } from '../tests/support/random.ts';
import {
  ADMIN,
  embeddedDatabaseUrl,
  openShop,
  query,
  type ShopProcess,
  temporaryFolder,
} from '../tests/support/shop-process.ts';
import { startAdministrators } from './administrators.ts';
import { fillStock, lostAndDoubled, startBuyers } from './buyers.ts';
import { brokenRules } from './invariants.ts';

export interface Kills {
  readonly ofShop: number;
  readonly ofDatabase: number;
}

const [BUYERS, ADMINISTRATORS] = [6, 3];
const WARM_UP_MS = 60_000;
/** Test payments, whatever the machine is called; and no flood, though all come from one address. */
const SHOP = {
  RATE_LIMITS: 'off',
  PAYMENTS: 'test',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

export const run = (): Promise<Figure[]> => killUnderLoad({ ofShop: 100, ofDatabase: 20 });

/** Customers confirm their cash orders; this one gets cash however many of them lapse. */
const ASK_TO_CONFIRM = `update settings set cash_confirmation = '${JSON.stringify({ ...CASH_CONFIRMATION, isAsked: true })}'`;
const ALLOW_CASH = `insert into cash_allowances (phone) values ('${ADDRESS_EXAMPLE.phone}')`;
/** Some orders of which nobody confirmed any are overdue, so that a kill may fall between. */
/** The condition twice: an order that was shipped while this waited for its row does not wait for a confirmation any more. */
const LET_SOME_LAPSE = `update orders set ask_again_at = null, confirm_by = now()
  where id in (select id from orders where status = 'PENDING' and confirm_by > now() limit 40)
    and status = 'PENDING' and confirm_by > now()`;
const OVERDUE = `select 1 from orders where status = 'PENDING' and confirm_by <= now()`;
const LAPSED = `select 1 from orders where status = 'CANCELLED'`;

/**
 * The shop, or its database, is killed at a random moment, again and again, while guests order and pay, orders lapse, and
 * administrators book and move shipments, take cash and refund.
 */
export async function killUnderLoad({ ofShop, ofDatabase }: Kills): Promise<Figure[]> {
  const dataDir = temporaryFolder();
  const port = await findFreePort(dataDir);
  const open = () => openShop({ port, dataDir, env: SHOP });
  let shop: ShopProcess | undefined = await open();
  const broken: string[] = [];
  const recoveries: number[] = [];
  try {
    const ask = (statement: string) => query(embeddedDatabaseUrl(dataDir), statement);
    await fillStock(embeddedDatabaseUrl(dataDir));
    await ask(ASK_TO_CONFIRM);
    await ask(ALLOW_CASH);
    const buyers = await startBuyers([shop.url], BUYERS, { onlineEach: 3 });
    const administrators = await startAdministrators(shop.url, ask, ADMINISTRATORS);
    // The kills are to fall among work of every kind.
    const isIdle = () => [...administrators.done.values()].includes(0);
    for (const began = performance.now(); isIdle() && performance.now() - began < WARM_UP_MS; )
      await delay(50);
    const check = async (): Promise<string[]> => {
      for (const began = performance.now(); ; await delay(50)) {
        try {
          return await brokenRules(embeddedDatabaseUrl(dataDir));
        } catch (error) {
          // Another order may have been answered just before its database was killed.
          if (performance.now() - began > 30_000) throw error;
        }
      }
    };
    const turns = [...Array(ofShop).fill('shop'), ...Array(ofDatabase).fill('database')].toSorted(
      () => random() - 0.5,
    );
    for (const [round, victim] of turns.entries()) {
      await delay(100 + random() * 900);
      await ask(LET_SOME_LAPSE);
      const before = buyers.taken.length;
      const began = performance.now();
      if (victim === 'shop') {
        shop.process.kill('SIGKILL');
        shop = await open();
      } else {
        signal(readPostmasterFile(join(dataDir, 'postgres', 'cluster', 'data'))?.pid ?? 0, 'SIGKILL');
      }
      while (buyers.taken.length === before) await delay(10);
      recoveries.push(performance.now() - began);
      broken.push(...(await check()));
      if (round % 10 === 9) say(`${round + 1} of ${turns.length} kills, ${buyers.taken.length} orders taken`);
    }
    await Promise.all([buyers.stop(), administrators.stop()]);
    while ((await ask(OVERDUE)).length > 0) await delay(500);
    broken.push(...(await brokenRules(embeddedDatabaseUrl(dataDir))));
    broken.push(...buyers.oddAnswers, ...administrators.oddAnswers);
    for (const words of new Set(broken)) say(`BROKEN: ${words}`);
    const { lost, doubled } = await lostAndDoubled(embeddedDatabaseUrl(dataDir), buyers.taken);
    return [
      { name: 'kills', value: turns.length, unit: 'kills' },
      { name: 'orders that the shop said it took', value: buyers.taken.length, unit: 'orders' },
      { name: 'of them lost', value: lost, unit: 'orders', most: 0 },
      { name: 'of them there twice', value: doubled, unit: 'orders', most: 0 },
      { name: 'of them lapsed, their goods given back', value: (await ask(LAPSED)).length, unit: 'orders' },
      ...Array.from(administrators.done, ([name, value]) => ({ name, value, unit: 'calls' })),
      { name: 'rules broken, odd answers', value: broken.length, unit: 'times', most: 0 },
      { name: 'next order after a kill, p50', value: percentile(recoveries, 0.5), unit: 'ms' },
      { name: 'next order after a kill, worst', value: Math.max(...recoveries), unit: 'ms' },
    ];
  } finally {
    await shop?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
