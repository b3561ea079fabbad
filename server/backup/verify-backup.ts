import { hashOf, loadMigrations, type Migration } from '../db/migrate.ts';
import { BackupError } from './backup-error.ts';
import { type BackupHead, type BackupTable, readParts } from './contents.ts';
import { damaged, verifyChecksum } from './sealed-file.ts';

/**
 * Before version 1.0.0 more than twice as many files made the same tables, this one the last. A back-up of then is
 * restored into the tables of 1.0.0.
 */
const LAST_BEFORE_RELEASE = '0049_claim_handovers';
const LAST_OF_RELEASE = '0019_notifications';

export interface VerifiedBackup {
  readonly path: string;
  readonly key: string | undefined;
  readonly head: BackupHead;
  readonly tables: ReadonlyMap<string, BackupTable & { readonly rows: number }>;
  /** What makes the tables as they were. */
  readonly migrations: readonly Migration[];
}

/** Reads the whole file, and refuses it before anything is written if it is damaged, closed to us, or not of a schema that we know. */
export async function verifyBackup(
  path: string,
  key: string | undefined,
  known = loadMigrations(),
): Promise<VerifiedBackup> {
  await verifyChecksum(path);
  let head: BackupHead | undefined;
  let current: BackupTable | undefined;
  const tables = new Map<string, BackupTable & { rows: number }>();
  for await (const part of readParts(path, key)) {
    if (part.kind === 'head') head = part.head;
    if (part.kind === 'table') current = part.table;
    if (part.kind === 'count' && current !== undefined)
      tables.set(current.name, { ...current, rows: part.rows });
  }
  if (head === undefined) throw damaged(path);
  return { path, key, head, tables, migrations: migrationsOf(head, path, known) };
}

function migrationsOf(head: BackupHead, path: string, known: readonly Migration[]): Migration[] {
  if (head.migrations.at(-1)?.name === LAST_BEFORE_RELEASE)
    return known.filter(({ name }) => name <= LAST_OF_RELEASE);
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  const missing = head.migrations.filter(({ name }) => !byName.has(name));
  if (missing.length > 0)
    throw new BackupError(
      `${path} is from a newer version of the shop: this one does not know ${names(missing)}. Restore it with that version.`,
    );
  const changed = head.migrations.filter(({ name, hash }) => hashOf(byName.get(name)?.sql ?? '') !== hash);
  if (changed.length > 0)
    throw new BackupError(
      `${path} is from another version of the shop: ${names(changed)} is not the same here. Restore it with that version.`,
    );
  return head.migrations.flatMap(({ name }) => byName.get(name) ?? []);
}

const names = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name).join(', ');
