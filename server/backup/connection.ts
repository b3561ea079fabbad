import { Socket } from 'node:net';
import pg from 'pg';
import { connectionTrouble, DatabaseConnectionError } from '../db/connect.ts';

export interface Connection {
  readonly client: pg.Client;
  /** What is under way is cut off, and what was not committed is rolled back. */
  close(): Promise<void>;
}

/**
 * A session of its own: copying takes as long as it takes, and what a role or a database has set for itself must not change
 * how values are written. Aborting the signal cuts it off.
 */
export async function connectForCopy(url: string, signal: AbortSignal): Promise<Connection> {
  signal.throwIfAborted();
  const socket = new Socket();
  const client = new pg.Client({
    stream: () => socket,
    connectionString: url,
    application_name: 'rack-and-rep back-up',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  const cutOff = () => void socket.destroy();
  signal.addEventListener('abort', cutOff);
  const close = async () => {
    signal.removeEventListener('abort', cutOff);
    await client.end();
  };
  try {
    await client.connect();
    await client.query(
      `set statement_timeout = 0; set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0;
       set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
       set bytea_output = 'hex'; set extra_float_digits = 3; set row_security = off`,
    );
    return { client, close };
  } catch (cause) {
    cutOff();
    await close();
    signal.throwIfAborted();
    throw new DatabaseConnectionError(connectionTrouble(cause, url), { cause });
  }
}
