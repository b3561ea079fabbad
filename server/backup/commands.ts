import { existsSync, rmSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { formatCount, formatLongDateTime } from '../../domain/text/format.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { assertServerVersion, connectPool } from '../db/connect.ts';
import { isDiskFull } from '../db/disk.ts';
import { errorCode } from '../db/embedded/start-error.ts';
import { openDatabase } from '../db/open-database.ts';
import { openRunningDatabase } from '../db/open-running-database.ts';
import { BackupError } from './backup-error.ts';
import { restore } from './restore.ts';
import { manualName } from './retention.ts';
import { openSnapshot } from './snapshot.ts';
import { verifyBackup } from './verify-backup.ts';
import { type Progress, writeBackup } from './write-backup.ts';

const DISK_FULL = 'the disk is full. Free some space and try again.';

type Say = (line: string) => void;

/** `npm run backup [-- FILE or FOLDER]` */
export const backUpCommand = (args: readonly string[], say: Say) =>
  runCommand('The back-up failed', say, async (config, signal) => {
    const path = chosenPath(config, args[0]);
    const database = await openRunningDatabase(config, say);
    try {
      const snapshot = await openSnapshot(database.url, signal);
      const { key } = config.backups;
      const written = await writeBackup(snapshot, {
        path,
        key,
        signal,
        onProgress: showProgress('Backing up'),
      }).finally(snapshot.close);
      const file = fromHere(path);
      const counts = `${formatCount(written.tables)} tables, ${formatCount(written.rows)} rows`;
      const lock = key === undefined ? 'not encrypted, as BACKUP_KEY is not set' : 'encrypted';
      say(`Backed up ${database.description}.`);
      say(
        `${file}: ${formatBytes(written.bytes)}, ${counts}, ${lock}. Restore: DATA_DIR=new-folder npm run restore -- ${file}`,
      );
    } finally {
      await database.close();
    }
  });

/** `npm run restore -- FILE` */
export const restoreCommand = (args: readonly string[], say: Say) =>
  runCommand('Nothing was restored', say, async (config, signal) => {
    if (args[0] === undefined)
      throw new BackupError('Name the file: npm run restore -- path/to/rack-and-rep-….backup');
    const path = resolve(args[0]);
    say(`Checking ${fromHere(path)}`);
    const backup = await verifyBackup(path, config.backups.key);
    const folder = join(config.dataDir, 'postgres');
    const isNew = config.databaseUrl === undefined && !existsSync(folder);
    const database = await openDatabase(config, say, () => undefined);
    let isDone = false;
    try {
      await refuseOldServer(database.url);
      const restored = await restore(database.url, backup, {
        signal,
        afresh: database.afresh,
        onProgress: showProgress('Restoring'),
      });
      isDone = true;
      for (const name of restored.leftOut) say(`The table ${name} is none of the shop's and was left out.`);
      say(
        `Restored ${formatCount(restored.tables)} tables, ${formatCount(restored.rows)} rows, as of ${formatLongDateTime(backup.head.takenAt)}, into ${database.description}. Open the shop: npm start`,
      );
    } catch (error) {
      // Asked before the folder goes: a PostgreSQL that finds no space may just end, without a word.
      throw (await isDiskFull(config.dataDir)) ? new BackupError(DISK_FULL, { cause: error }) : error;
    } finally {
      await database.close();
      if (isNew && !isDone) rmSync(folder, { recursive: true, force: true });
    }
  });

/** Runs to the end or to the first stop signal. Trouble is told in words, without a stack. */
async function runCommand(
  failure: string,
  say: Say,
  work: (config: Config, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stopping = new AbortController();
  // Ctrl-C under npm arrives twice: the second one must not cut off what tidies up after the first.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
  try {
    await work(readConfig(process.env), stopping.signal);
  } catch (error) {
    process.exitCode = 1;
    say(`${failure}: ${stopping.signal.aborted ? 'it was stopped.' : failureText(error)}`);
  }
}

function failureText(error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === '53100') return DISK_FULL;
  if (error instanceof ConfigError) return `a setting is wrong.\n${error.message}`;
  const message = error instanceof Error ? error.message : String(error);
  const isLost = code === 'ECONNRESET' || code === 'EPIPE' || message.startsWith('Connection terminated');
  return isLost ? `the connection to the database was lost (${message}).` : message;
}

async function refuseOldServer(url: string): Promise<void> {
  const pool = connectPool(url, { max: 1 });
  try {
    await assertServerVersion(pool);
  } finally {
    await pool.end();
  }
}

function chosenPath({ backups }: Config, argument: string | undefined): string {
  const path = resolve(argument ?? backups.folder);
  const isFolder = argument === undefined || statSync(path, { throwIfNoEntry: false })?.isDirectory();
  return isFolder === true ? join(path, manualName(new Date())) : path;
}

/** One line that is written over and over; nothing where nobody watches. */
function showProgress(verb: string): (progress: Progress) => void {
  if (!process.stdout.isTTY) return () => undefined;
  return ({ table, number, of, rows }) => {
    const progress = `  ${verb}: table ${number} of ${of} (${table}), ${formatCount(rows)} rows`;
    process.stdout.write(`\r${progress.padEnd(76)}${number === of ? '\n' : ''}`);
  };
}

function fromHere(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith('..') ? path : short || '.';
}

function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
