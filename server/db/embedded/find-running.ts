import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Context } from './context.ts';
import { isPasswordRefusal } from './owner-session.ts';
import { readPostmasterFile, removeStalePostmasterFile } from './postmaster-file.ts';
import { holdsPid, isPostmasterOf } from './processes.ts';
import { lockUrl } from './server-settings.ts';
import { errorCode } from './start-error.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export type RunningServer = { pid: number; port: number };

type Health = 'healthy' | 'busy' | 'silent' | 'stranger';

/** Milliseconds that recovery and an orderly end may take. */
const busyPatience = 60_000;
/** A note without a number is being written at this moment, or was cut off by a full disk. */
const unfinishedNote = 500;

/** Starting, stopping or out of connections: alive all the same. */
const busyCodes = ['57P03', '53300'];

/** The server that a killed shop left behind, if it answers to our password; one that does not is stopped. */
export async function findRunning(context: Context): Promise<RunningServer | undefined> {
  const { data } = context.place;
  const since = Date.now();
  for (;;) {
    context.signal.throwIfAborted();
    const file = readPostmasterFile(data);
    if (file === undefined) return undefined;
    if (file.pid === undefined && Date.now() - since < unfinishedNote) {
      await delay(50);
      continue;
    }
    if (file.pid !== undefined && !holdsPid(file.pid)) return undefined;
    if (file.pid === undefined || !isPostmasterOf(file.pid, data)) {
      removeStalePostmasterFile(data, file.text);
      return undefined;
    }
    const health = file.port === undefined ? 'silent' : await ask(file.port, context.password());
    if (health === 'healthy' && file.port !== undefined) return { pid: file.pid, port: file.port };
    const longest = health === 'busy' ? busyPatience : context.patience.answer;
    if (health === 'stranger' || Date.now() - since > longest) {
      context.log(`Stopping a database server that does not answer (pid ${file.pid})`);
      await stopPostmaster(file.pid, data, context.binaries, context.patience);
      return undefined;
    }
    await delay(50);
  }
}

async function ask(port: number, password: string): Promise<Health> {
  const client = new pg.Client({
    connectionString: lockUrl(port, password),
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'healthy';
  } catch (error) {
    if (busyCodes.includes(errorCode(error) ?? '')) return 'busy';
    return isPasswordRefusal(error) ? 'stranger' : 'silent';
  } finally {
    await client.end().catch(() => {});
  }
}
