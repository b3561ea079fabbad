import pg, { type ClientBase, DatabaseError } from 'pg';
import { MIGRATION_LOCK, UNDEFINED_TABLE } from '../db/migrate.ts';
import { BackupError, BackupRunningError } from './backup-error.ts';
import { type Connection, connectForCopy } from './connection.ts';
import type { BackupHead, BackupTable } from './contents.ts';

/** Any number of our own: whoever holds it backs up this database, and nobody else does. */
const BACKUP_LOCK = 7_225_0002;

/** One moment of the shop: the same for every table, whatever is ordered meanwhile. */
export interface Snapshot extends Connection {
  readonly head: BackupHead;
  readonly tables: readonly BackupTable[];
}

export async function openSnapshot(url: string, signal: AbortSignal): Promise<Snapshot> {
  const connection = await connectForCopy(url, signal);
  const { client } = connection;
  try {
    const locked = await client.query<{ ours: boolean }>(
      `select pg_try_advisory_lock(${BACKUP_LOCK}) as ours`,
    );
    if (locked.rows[0]?.ours !== true) throw new BackupRunningError();
    // A migration that is under way ends first. A later one finds the tables locked and is tried again at the next start.
    await client.query(`select pg_advisory_lock_shared(${MIGRATION_LOCK})`);
    await client.query('begin isolation level repeatable read, read only');
    const tables = await listTables(client);
    const head = await readHead(client);
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`);
    await client.query(`select pg_advisory_unlock_shared(${MIGRATION_LOCK})`);
    return { ...connection, head, tables };
  } catch (error) {
    await connection.close();
    signal.throwIfAborted();
    throw error;
  }
}

export const quote = (name: string): string => pg.escapeIdentifier(name);

export const columnList = ({ columns }: BackupTable): string => columns.map(quote).join(', ');

/**
 * Every table of the shop with the columns that hold something of their own. Left out are unlogged tables (the counts of
 * the rate limits, which PostgreSQL itself empties after a crash), what belongs to an extension, and the list of migrations,
 * which the head of a back-up has.
 */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select c.relname::text as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns
       from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
        and c.relname <> 'schema_migrations'
        and not exists (select from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by c.relname`,
  );
  return rows;
}

async function readHead(client: ClientBase): Promise<BackupHead> {
  const migrations = await client
    .query<{ name: string; hash: string }>('select name, hash from schema_migrations order by name')
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE)
        throw new BackupError('There is nothing to back up: this database has no shop in it.');
      throw error;
    });
  const named = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: BackupHead['sequences'] = [];
  // A sequence knows no snapshot: read after its rows' moment, it is never behind them.
  for (const { name } of named.rows) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
    );
    if (rows[0] !== undefined) sequences.push({ name, ...rows[0] });
  }
  const { rows } = await client.query<{ takenAt: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt",
            current_setting('server_version') as postgres`,
  );
  return { takenAt: '', postgres: '', ...rows[0], migrations: migrations.rows, sequences };
}
