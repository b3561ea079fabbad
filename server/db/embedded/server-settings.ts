import { totalmem } from 'node:os';

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: `${sharedMegabytes(totalmem())}MB`,
  max_wal_size: '512MB',
  // Queries of a shop that was killed end by themselves, and free what they lock.
  client_connection_check_interval: '2s',
  deadlock_timeout: '200ms',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  // Failed statements reach the shop, which logs them without the customers' values; here they would only fill the disk.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  jit: 'off',
  io_method: 'sync',
  max_logical_replication_workers: '0',
};

/** A thirty-second of the machine's memory, from 64 to 512 MB: pages that the server has itself need no check of their sums. */
export function sharedMegabytes(memory: number): number {
  return Math.min(512, Math.max(64, Math.floor(memory / 32 / 1024 / 1024)));
}

/** fsync, full_page_writes and synchronous_commit stay at PostgreSQL's defaults: on. */
export function serverArguments(data: string, port: number): string[] {
  const all = Object.entries({ ...settings, port: String(port) });
  return ['-D', data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Sorting by code point and Unicode case rules come from PostgreSQL itself: the same on every machine. */
export function initdbArguments(data: string, passwordFile: string): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ];
}

/** Keeps the lock and owns the server. */
export const superuser = 'postgres';

/** The shop's own account and database: whoever gets hold of its queries cannot reach the machine's files. */
export const shopRole = 'shop';
export const shopDatabase = 'shop';

/** Advisory locks belong to one database; ours is always taken in the one that initdb makes. */
const lockDatabase = 'postgres';

export function lockUrl(port: number, password: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${lockDatabase}`;
}

export function shopUrl(port: number, password: string): string {
  return `postgres://${shopRole}:${password}@127.0.0.1:${port}/${shopDatabase}`;
}
