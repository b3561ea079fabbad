import { ensureFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import type { Config } from './config.ts';
import { assertServerVersion, connectPool } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { fillShop } from './fill-shop.ts';

/** Brings the database up to this version of the shop; a new one is filled and gets its administrator. */
export async function prepareShop(
  databaseUrl: string,
  config: Pick<Config, 'admin'>,
  say: (line: string) => void,
): Promise<FirstAdmin | null> {
  const pool = connectPool(databaseUrl, { max: 2, statementTimeout: 0 });
  try {
    await assertServerVersion(pool);
    await migrate(pool, { info: say });
    if (await fillShop(pool, new Date())) say('Filled the shop with its catalogue');
    return await ensureFirstAdmin(pool, config.admin);
  } finally {
    await pool.end();
  }
}
