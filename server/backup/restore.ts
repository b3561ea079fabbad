import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createMigrationTable, MIGRATION_LOCK, runMigration } from '../db/migrate.ts';
import { BackupError } from './backup-error.ts';
import { connectForCopy } from './connection.ts';
import { type BackupTable, type Part, readParts } from './contents.ts';
import { damaged } from './sealed-file.ts';
import { columnList, listTables, quote } from './snapshot.ts';
import type { VerifiedBackup } from './verify-backup.ts';
import type { Progress } from './write-backup.ts';

interface RestoreOptions {
  readonly signal: AbortSignal;
  /** For the refusal of a database that is not empty. */
  readonly afresh: string;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Makes the tables by the migrations that the file names, and fills them, in one transaction: a failure leaves an empty
 * database. It needs no superuser, only what the shop itself needs: the owner of a table may switch its triggers off, and
 * drop its foreign keys and make them again, which also checks every one of them.
 */
export async function restore(
  url: string,
  backup: VerifiedBackup,
  { signal, afresh, onProgress }: RestoreOptions,
) {
  const { client, close } = await connectForCopy(url, signal);
  try {
    // A shop that starts meanwhile waits, and then finds everything.
    await client.query(`begin; select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await refuseUnlessEmpty(client, afresh);
    await createMigrationTable(client);
    for (const migration of backup.migrations) await runMigration(client, migration);
    await client.query('set constraints all immediate');

    const tables = await listTables(client);
    const missing = tables.filter(({ name }) => !backup.tables.has(name));
    if (missing.length > 0)
      throw new BackupError(`${backup.path} lacks the tables ${missing.map(({ name }) => name).join(', ')}.`);
    const names = tables.map(({ name }) => quote(name));
    const keys = await takeForeignKeys(client);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    await load(client, backup, new Set(tables.map(({ name }) => name)), onProgress);
    await setSequences(client, backup);
    for (const statement of keys) await client.query(statement);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    const rows = await verifyCounts(client, tables, backup);
    await client.query(`analyze ${names.join(', ')}`);
    await client.query('commit');
    const known = new Set(tables.map(({ name }) => name));
    return {
      tables: tables.length,
      rows,
      /** Tables of the file that are none of the shop's. */
      leftOut: [...backup.tables.keys()].filter((name) => !known.has(name)),
    };
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await close();
  }
}

async function refuseUnlessEmpty(client: ClientBase, afresh: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and not exists (select from pg_depend d
                         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      order by 1`,
  );
  if (rows.length === 0) return;
  throw new BackupError(
    `This database is not empty: it has ${rows.length} tables and sequences, such as ${rows[0]?.name}. A back-up is restored into an empty one: ${afresh}.`,
  );
}

/** Drops all foreign keys, and gives the statements that make them again, in the order in which they were made. */
async function takeForeignKeys(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace order by oid`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quote(name)} ${definition}`,
  );
}

async function load(
  client: ClientBase,
  { path, key, tables }: VerifiedBackup,
  known: ReadonlySet<string>,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  const parts = readParts(path, key);
  let number = 0;
  let loaded = 0;
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    if (next.value.kind !== 'table') continue;
    const { table } = next.value;
    number += 1;
    onProgress?.({ table: table.name, number, of: tables.size, rows: loaded });
    if (!known.has(table.name)) continue;
    loaded += await loadTable(client, table, rowsOf(parts, path));
  }
}

/** Frozen: the rows need no vacuum before they are read quickly. Nobody else can see a table of this transaction. */
async function loadTable(
  client: ClientBase,
  table: BackupTable,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(
    copyFrom(`copy ${quote(table.name)} (${columnList(table)}) from stdin with (freeze)`),
  );
  await pipeline(Readable.from(rows), copy);
  return copy.rowCount;
}

async function* rowsOf(parts: AsyncGenerator<Part>, path: string): AsyncGenerator<Buffer> {
  for (;;) {
    const next = await parts.next();
    if (next.done === true) throw damaged(path);
    if (next.value.kind !== 'data') return;
    yield next.value.bytes;
  }
}

async function setSequences(client: ClientBase, { head }: VerifiedBackup): Promise<void> {
  for (const { name, value, isCalled } of head.sequences)
    await client.query(
      `select setval(c.oid::regclass, $2::bigint, $3) from pg_class c
        where c.relname = $1 and c.relkind = 'S' and c.relnamespace = current_schema()::regnamespace`,
      [name, value, isCalled],
    );
}

async function verifyCounts(
  client: ClientBase,
  tables: readonly BackupTable[],
  backup: VerifiedBackup,
): Promise<number> {
  let all = 0;
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quote(name)}`);
    const count = Number(rows[0]?.count);
    const expected = backup.tables.get(name)?.rows;
    if (count !== expected)
      throw new BackupError(`The table ${name} got ${count} rows instead of ${expected}.`);
    all += count;
  }
  return all;
}
