import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { indianClock } from '../../domain/text/indian-clock.ts';
import type { Config } from '../config.ts';
import { BackupRunningError } from './backup-error.ts';
import { nightlyName, outdatedBackups } from './retention.ts';
import { openSnapshot } from './snapshot.ts';
import { PARTIAL, writeBackup } from './write-backup.ts';

const RETRY_AFTER_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A night, and two hours for the back-up itself. */
const OVERDUE_MS = 26 * 60 * 60 * 1000;

export interface BackupState {
  readonly status: 'off' | 'none yet' | 'good' | 'overdue' | 'failing';
  /** Of the newest one in the folder, whoever asked for it. */
  readonly ageSeconds?: number;
}

export interface NightlyBackups {
  /** Backs up if it is time and nobody has done it; given up once the signal is aborted. */
  check(signal: AbortSignal): Promise<void>;
  state(): Promise<BackupState>;
}

/**
 * Once a night, or later in the day if no process was there at its hour. Any number of processes may run this on one folder:
 * the file of the day says that it is done, and a lock in the database that somebody is at it.
 */
export function nightlyBackups(options: {
  readonly settings: Config['backups'];
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
}): NightlyBackups {
  const { settings, databaseUrl, log, now } = options;
  const { folder, hour, key, keep } = settings;
  let failure: { readonly at: number; readonly error: unknown } | undefined;

  const backUp = async (path: string, signal: AbortSignal): Promise<void> => {
    const snapshot = await openSnapshot(databaseUrl, signal);
    try {
      // Another process may have done it while this one came for the lock.
      if (await exists(path)) return;
      const { bytes, tables, rows } = await writeBackup(snapshot, { path, key, signal });
      log.info({ path, bytes, tables, rows }, 'the shop was backed up');
    } finally {
      await snapshot.close();
    }
    await removeOutdated(folder, keep, now());
  };

  const check = async (signal: AbortSignal): Promise<void> => {
    const moment = now();
    if (!settings.nightly || indianClock(moment).getUTCHours() < hour) return;
    if (failure !== undefined && moment.getTime() - failure.at < RETRY_AFTER_MS) throw failure.error;
    const path = join(folder, nightlyName(moment));
    if (await exists(path)) return;
    try {
      await backUp(path, signal);
      failure = undefined;
    } catch (error) {
      if (signal.aborted || error instanceof BackupRunningError) return;
      failure = { at: moment.getTime(), error };
      throw error;
    }
  };

  return {
    check,
    state: async () => {
      if (!settings.nightly) return { status: 'off' };
      const newest = await newestBackup(folder);
      const age = newest === undefined ? undefined : now().getTime() - newest;
      const status =
        failure !== undefined
          ? 'failing'
          : age === undefined
            ? 'none yet'
            : age > OVERDUE_MS
              ? 'overdue'
              : 'good';
      return age === undefined ? { status } : { status, ageSeconds: Math.max(0, Math.round(age / 1000)) };
    },
  };
}

async function removeOutdated(folder: string, keep: Config['backups']['keep'], now: Date): Promise<void> {
  const names = await readdir(folder);
  const abandoned: string[] = [];
  for (const name of names.filter((name) => name.endsWith(PARTIAL))) {
    const changedAt = await changed(join(folder, name));
    if (changedAt !== undefined && now.getTime() - changedAt > DAY_MS) abandoned.push(name);
  }
  for (const name of [...outdatedBackups(names, keep), ...abandoned])
    await rm(join(folder, name), { force: true });
}

async function newestBackup(folder: string): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(
    names.filter((name) => name.endsWith('.backup')).map((name) => changed(join(folder, name))),
  );
  const newest = Math.max(...times.filter((time) => time !== undefined));
  return Number.isFinite(newest) ? newest : undefined;
}

const changed = async (path: string): Promise<number | undefined> =>
  (await stat(path).catch(() => undefined))?.mtimeMs;

const exists = async (path: string): Promise<boolean> => (await changed(path)) !== undefined;
