import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export type PoolOptions = {
  applicationName?: string;
  max?: number;
  /** Milliseconds; 0 switches the limit off, as migrations need it. */
  statementTimeout?: number;
  lockTimeout?: number;
  /** Milliseconds to wait for a free connection of an exhausted pool. */
  waitForConnection?: number;
  onError?: (error: Error) => void;
};

/** The database cannot be used; the message is meant for the person at the terminal and holds no password. */
export class DatabaseConnectionError extends Error {
  override readonly name = 'DatabaseConnectionError';
}

const oldestServer = 15;
/**
 * A database that is silent is answered for within three seconds: a statement is given up after 2.6 s, and whoever waits
 * for a connection of an exhausted pool and then for a new one, after 1.6 + 1.3 s.
 */
const reachTimeout = 1300;
const waitForFreeConnection = 1600;
const longestStatement = 2300;
const longestSilence = 2600;
const keptConnections = 4;

/** PostgreSQL looks for a deadlock after one second of waiting: a limit below would hide it, and its retry. */
const longestLockWait = 1200;

/** The pool's own limit covers waiting for a free connection; reaching the server gets a shorter one. */
class ShopClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: reachTimeout });
  }
}

export function connectPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    Client: ShopClient,
    // Statements that do not wait for each other's results travel together.
    pipeline: true,
    max: options.max ?? 20,
    application_name: options.applicationName ?? 'rack-and-rep',
    statement_timeout: options.statementTimeout ?? longestStatement,
    lock_timeout: options.lockTimeout ?? longestLockWait,
    // A network that falls silent on an open connection: the server's own limit cannot arrive, so this one counts.
    ...(options.statementTimeout === 0 ? {} : { query_timeout: silenceAllowed(options.statementTimeout) }),
    idle_in_transaction_session_timeout: 5000,
    connectionTimeoutMillis: options.waitForConnection ?? waitForFreeConnection,
    // A new connection costs its reader some 20 ms: a few stay when nobody asks for a while.
    min: Math.min(keptConnections, options.max ?? keptConnections),
    keepAlive: true,
    // Statements are short: compiling one, or handing it to helpers, takes longer than running it.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
    types: shopTypes,
  });
  // Without these listeners Node ends when the server drops a connection: the pool's covers idle ones, the client's
  // those that are lent out but between two queries, as inside a transaction.
  const report = (error: Error) => {
    // Connections that the server ends while the pool is closing are no news.
    if (!pool.ending) options.onError?.(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

const silenceAllowed = (statementTimeout: number | undefined) =>
  statementTimeout === undefined ? longestSilence : statementTimeout + 1000;

const { builtins } = pg.types;

/** Money and counts are int8; a value that a number cannot hold exactly must never pass as one. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number exactly`);
  return value;
}

const keepText = (text: string): string => text;

const shopTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === builtins.INT8) return parseBigint;
    if (format !== 'binary' && oid === builtins.DATE) return keepText;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Says in words why the database cannot be used: unreachable, refused, or too old. */
export async function assertServerVersion(pool: pg.Pool, oldest = oldestServer): Promise<void> {
  const found = await pool
    .query<{ number: number; name: string }>(
      "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
    )
    .catch((error: unknown) => {
      throw new DatabaseConnectionError(connectionTrouble(error, pool.options.connectionString ?? ''), {
        cause: error,
      });
    });
  const version = found.rows[0];
  if (version !== undefined && version.number >= oldest * 10_000) return;
  throw new DatabaseConnectionError(
    `The database is PostgreSQL ${version?.name ?? 'of an unknown version'}; the shop needs version ${oldest} or newer.`,
  );
}

export function connectionTrouble(error: unknown, url: string): string {
  const where = hostAndPort(url);
  const code = codeOf(error);
  if (code === '28P01' || code === '28000')
    return `The database at ${where} did not accept the user name or password.`;
  if (code === '3D000') return `The server at ${where} has no database of that name.`;
  if (code === '57P03') return `The database at ${where} is starting or stopping; try again in a moment.`;
  if (code === '53300') return `The database at ${where} has no free connection left.`;
  const reason = code ?? (error instanceof Error ? error.message : String(error));
  return `The database at ${where} cannot be reached (${reason}). Is it running, and is DATABASE_URL right?`;
}

function hostAndPort(url: string): string {
  try {
    const { hostname, port, searchParams } = new URL(url);
    return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}`;
  } catch {
    return 'the given address';
  }
}

const unreadable = '(a database address that cannot be read)';

/** For logs: everything but the password. */
export function redactUrl(url: string): string {
  try {
    const parsed = new URL(url);
    // An unescaped / or # in a password shifts the rest of it into the path.
    if (`${parsed.pathname}${parsed.hash}`.includes('@')) return unreadable;
    if (parsed.password !== '') parsed.password = '***';
    if (parsed.searchParams.has('password')) parsed.searchParams.set('password', '***');
    return parsed.toString();
  } catch {
    return unreadable;
  }
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const serializationFailure = '40001';
const transactionAborted = '25P02';
const deadlockDetected = '40P01';
const mostRetries = 3;

export type TransactionWork<T> = (client: pg.PoolClient) => Promise<T>;

/** Runs the work again when PostgreSQL asks for it (serialization failure, deadlock): it must be safe to repeat. */
export async function withTransaction<T>(pool: pg.Pool, work: TransactionWork<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await runTransaction(pool, work);
    } catch (error) {
      const code = codeOf(error);
      if (retry >= mostRetries || (code !== serializationFailure && code !== deadlockDetected)) throw error;
      await delay(Math.random() * 20 * 2 ** retry);
    }
  }
}

/**
 * Sends statements of one transaction without waiting for each result. Once one has failed the database refuses the others, which may be heard
 * first: what is thrown is the failure itself.
 */
export async function pipelined<Results extends readonly unknown[]>(
  statements: {
    readonly [Index in keyof Results]: Results[Index] | Promise<Results[Index]>;
  },
): Promise<Results> {
  const all = Promise.all(statements);
  try {
    return (await all) as unknown as Results;
  } catch (first) {
    const settled = await Promise.allSettled(statements);
    const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    throw failures.find((failure) => codeOf(failure) !== transactionAborted) ?? first;
  }
}

/** The driver gave up waiting; it has no code for that. To ask for a rollback would be to wait once more. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}

async function runTransaction<T>(pool: pg.Pool, work: TransactionWork<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // It travels with the first statement of the work. Should it ever fail, so does that, on the same connection.
    const begun = client.query('BEGIN');
    begun.catch(() => undefined);
    const result = await work(client);
    await begun;
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that is silent or cannot even roll back is thrown away instead of going back into the pool.
    if (isSilence(error)) broken = error;
    else
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
