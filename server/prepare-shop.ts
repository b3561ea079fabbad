import { ensureFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts';
import type { Config } from './config.ts';
import { assertServerVersion, connectPool } from './db/connect.ts';
import { migrate, UnreleasedSchemaError } from './db/migrate.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { fillShop } from './fill-shop.ts';

/** Brings the database up to this version of the shop; a new one is filled and gets its administrator. */
export async function prepareShop(
  database: Pick<OpenDatabase, 'url' | 'description' | 'afresh'>,
  config: Pick<Config, 'admin' | 'allowNewerDatabase'>,
  say: (line: string) => void,
): Promise<FirstAdmin | null> {
  const pool = connectPool(database.url, { max: 2, statementTimeout: 0 });
  try {
    await assertServerVersion(pool);
    await migrate(pool, { info: say }, undefined, { mayBeNewer: config.allowNewerDatabase });
    if (await fillShop(pool, new Date())) say('Filled the shop with its catalogue');
    return await ensureFirstAdmin(pool, config.admin);
  } catch (error) {
    if (!(error instanceof UnreleasedSchemaError)) throw error;
    throw new Error(
      `${error.message} It is still here: ${database.description}. To start with an empty shop, ${database.afresh}. To move this data on, run “npm run backup” with the version that created it, and “npm run restore” with this one.`,
      { cause: error },
    );
  } finally {
    await pool.end();
  }
}
