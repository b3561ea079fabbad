import { createHash } from 'node:crypto';
import { type ClientBase, DatabaseError, type Pool, type PoolClient } from 'pg';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

interface Log {
  info(message: string): void;
}

/** The tables come from before version 1.0.0: the same, but made by other files. */
export class UnreleasedSchemaError extends Error {
  override readonly name = 'UnreleasedSchemaError';
}

/** Any number of our own: processes that start at once queue on it. */
export const MIGRATION_LOCK = 7_225_0001;
export const UNDEFINED_TABLE = '42P01';

/** The SQL files are data, so that the built server carries them. */
const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** In the order of their numbers. A released file is never changed: a change is a new file. */
export function loadMigrations(): Migration[] {
  return Object.entries(files)
    .map(([path, sql]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), sql }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

interface MigrateOptions {
  /** For the way back: a migration works with the version before its own, so that version may run on it. */
  readonly mayBeNewer?: boolean;
}

/**
 * Brings the database up to the code, forward only. A start with nothing to do costs one query and takes no
 * lock; otherwise one process migrates while the others wait and then find nothing left.
 */
export async function migrate(
  pool: Pool,
  log: Log,
  migrations = loadMigrations(),
  { mayBeNewer = false }: MigrateOptions = {},
): Promise<void> {
  if ((await pending(pool, migrations, mayBeNewer)).length === 0) return;
  const client = await pool.connect();
  try {
    // The pool's time-outs are meant for shoppers' requests, not for the wait or the work here.
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; select pg_advisory_lock(${MIGRATION_LOCK})`,
    );
    await createMigrationTable(client);
    const behind = await pending(client, migrations, mayBeNewer);
    const isNew = behind.length === migrations.length;
    for (const migration of behind) {
      await apply(client, migration);
      if (!isNew) log.info(`Migrated the database: ${migration.name}`);
    }
    if (isNew) log.info('Prepared the database');
    else if (behind.length > 0) await tidy(client);
  } finally {
    // Closing the connection gives the lock back and forgets the time-outs.
    client.release(true);
  }
}

export async function createMigrationTable(client: ClientBase): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
}

/** In the caller's transaction. */
export async function runMigration(client: ClientBase, { name, sql }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hashOf(sql)]);
}

/** A table that was written anew is read slowly, its indexes too, until the database knows which rows everybody sees. */
async function tidy(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tableowner = current_user`,
  );
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`);
}

async function pending(
  database: Pool | PoolClient,
  migrations: Migration[],
  mayBeNewer: boolean,
): Promise<Migration[]> {
  const applied = await appliedHashes(database);
  const [baseline] = migrations;
  if (applied.size > 0 && baseline !== undefined && !applied.has(baseline.name)) {
    throw new UnreleasedSchemaError(
      'This data is from before version 1.0.0, and this version can’t use it as it is. Nothing was changed.',
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0 && !mayBeNewer) {
    throw new Error(
      `The database is newer than this version of the shop: it has the migrations ${unknown.join(', ')}. Start the newer version, or restore a backup. To go back by one version, set ALLOW_NEWER_DATABASE=yes.`,
    );
  }
  const changed = migrations.filter(
    ({ name, sql }) => applied.has(name) && applied.get(name) !== hashOf(sql),
  );
  if (changed.length > 0) {
    throw new Error(
      `Migrations that this database has had were changed since: ${changed.map(({ name }) => name).join(', ')}. Restore the files and put the change into a new migration.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function appliedHashes(database: Pool | PoolClient): Promise<Map<string, string>> {
  try {
    const { rows } = await database.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations order by name',
    );
    return new Map(rows.map(({ name, hash }) => [name, hash]));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    // A change that waits for a busy table makes every shopper behind it wait too: rather fail and be started again.
    await client.query(`set local lock_timeout = '10s'`);
    await runMigration(client, migration);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${migration.name} failed and was rolled back: ${reason}`, { cause });
  }
}

/** Line endings aside, which git may turn on a Windows machine. */
export function hashOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
