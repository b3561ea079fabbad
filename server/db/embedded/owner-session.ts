import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './processes.ts';
import { lockUrl, shopDatabase, shopRole } from './server-settings.ts';
import { errorCode } from './start-error.ts';

const lockKey = 7_241_911;
const namePrefix = 'shop owner ';

/** How long a session may outlive its killed process before we stop waiting for PostgreSQL to notice. */
const patience = 5000;

/** A connection that holds the database's advisory lock: it dies with the process, and the lock with it. */
export type OwnerSession = {
  /** Calls back once, when the connection is gone for whatever reason. */
  onEnd(callback: () => void): void;
};

export type LockAnswer = { ok: true; session: OwnerSession } | { ok: false; holder: number | undefined };

export function isPasswordRefusal(error: unknown): boolean {
  return ['28P01', '28000'].includes(errorCode(error) ?? '');
}

/** Throws when the connection fails; the caller looks again at what runs. */
export async function takeLock(port: number, password: string): Promise<LockAnswer> {
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: lockUrl(port, password),
    application_name: `${namePrefix}${process.pid}`,
    connectionTimeoutMillis: 5000,
    query_timeout: 20_000,
    keepAlive: true,
  });
  let ended = false;
  client.once('end', () => {
    ended = true;
  });
  client.on('error', () => {});
  await client.connect();
  try {
    const holder = await lockOrHolder(client);
    if (holder !== 'ours') {
      await client.end();
      return { ok: false, holder };
    }
    await ensureShopDatabase(client, password);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  // The shop decides how long Node lives, not this connection.
  socket.unref();
  return {
    ok: true,
    session: {
      onEnd: (callback) => {
        if (ended) setImmediate(callback);
        else client.once('end', callback);
      },
    },
  };
}

async function lockOrHolder(client: pg.Client): Promise<'ours' | number | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const locked = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [
      lockKey,
    ]);
    if (locked.rows[0]?.ours === true) return 'ours';
    const holder = await findHolder(client);
    // A killed process keeps its lock for the moment that PostgreSQL needs to see the closed connection.
    if ((holder !== undefined && isAlive(holder)) || Date.now() > deadline) return holder;
    await delay(50);
  }
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const found = await client.query<{ name: string }>(
    `SELECT activity.application_name AS name
       FROM pg_locks JOIN pg_stat_activity AS activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1`,
    [lockKey],
  );
  const pid = Number.parseInt(found.rows[0]?.name.slice(namePrefix.length) ?? '', 10);
  return Number.isNaN(pid) ? undefined : pid;
}

async function ensureShopDatabase(client: pg.Client, password: string): Promise<void> {
  const found = await client.query<{ role: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = $2) AS database`,
    [shopRole, shopDatabase],
  );
  if (found.rows[0]?.role !== true) {
    const secret = client.escapeLiteral(password);
    await client.query(`CREATE ROLE ${shopRole} LOGIN CREATEDB PASSWORD ${secret} IN ROLE pg_monitor`);
  }
  if (found.rows[0]?.database !== true)
    await client.query(`CREATE DATABASE ${shopDatabase} OWNER ${shopRole}`);
}
