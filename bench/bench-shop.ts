import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPlace } from '../server/db/embedded/place.ts';
import { readPostmasterFile } from '../server/db/embedded/postmaster-file.ts';
import { superuser } from '../server/db/embedded/server-settings.ts';
import {
  embeddedDatabaseUrl,
  openShop,
  query,
  type ShopProcess,
  temporaryFolder,
} from '../tests/support/shop-process.ts';
import { until } from './load.ts';
import { processorTime, processorTimeOfFamily } from './processes.ts';

const PORT = 24_311;

export interface BenchShop {
  readonly port: number;
  readonly url: string;
  readonly pid: number;
  /** Asks the database, as one who may do everything. */
  sql(statement: string): Promise<Record<string, unknown>[]>;
  /** Processor time so far, in milliseconds. */
  used(): { readonly node: number; readonly postgres: number };
  /** Closes the shop and opens it again: the milliseconds that opening takes. */
  reopen(): Promise<number>;
}

/** Opens a new shop in a folder of its own, and removes both at the end. `firstStart` is in milliseconds. */
export async function withShop<Result>(
  work: (shop: BenchShop, firstStart: number) => Promise<Result>,
): Promise<Result> {
  const dataDir = temporaryFolder();
  let shop: ShopProcess | undefined;
  const open = async () => {
    const began = performance.now();
    shop = await openShop({ port: PORT, dataDir, env: { RATE_LIMITS: 'off' } });
    return performance.now() - began;
  };
  try {
    const firstStart = await open();
    const bench = {
      port: PORT,
      url: `http://127.0.0.1:${PORT}`,
      get pid() {
        return shop?.process.pid ?? 0;
      },
      sql: (statement: string) => {
        const address = new URL(embeddedDatabaseUrl(dataDir));
        address.username = superuser;
        return query(address.href, statement);
      },
      used: () => {
        const database = readPostmasterFile(openPlace(join(dataDir, 'postgres')).data)?.pid ?? 0;
        return { node: processorTime(bench.pid), postgres: processorTimeOfFamily(database) };
      },
      reopen: async () => {
        await shop?.stop();
        return open();
      },
    };
    return await work(bench, firstStart);
  } finally {
    await shop?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** After a start and after a change the shop makes its pages: it waits for three seconds in which next to nothing is done. */
export async function untilIdle(shop: Pick<BenchShop, 'pid'>): Promise<void> {
  await until(async () => {
    const before = processorTime(shop.pid);
    await delay(3000);
    return !(processorTime(shop.pid) - before > 150);
  });
}
