import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readPostmasterFile } from '../../server/db/embedded/postmaster-file.ts';
import { isPostmasterOf, signal, waitForExit } from '../../server/db/embedded/processes.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../server/db/embedded/start.ts';
import { buildShopProcess, openTestShop, type TestShop } from './embedded-shop.ts';

/** Temporary folders, shops and servers of one test file; `cleanUp` leaves no process and `removeAll` no file behind. */
export function createTestBench() {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'rack-and-rep-')));
  const folders: string[] = [];
  const servers: EmbeddedPostgres[] = [];
  const shops: TestShop[] = [];
  let shared: Promise<string> | undefined;

  const emptyFolder = (): string => {
    const folder = join(root, String(folders.length));
    folders.push(folder);
    return folder;
  };

  const start = async (folder: string, options: Partial<EmbeddedPostgresOptions> = {}) => {
    const server = await startEmbeddedPostgres({ folder, log: () => {}, ...options });
    servers.push(server);
    return server;
  };

  const copyPrepared = async (): Promise<string> => {
    const folder = emptyFolder();
    cpSync(await preparedFolder(), folder, { recursive: true, preserveTimestamps: true });
    return folder;
  };

  /** One database for all tests of a file, in which a shop has been before. */
  const sharedFolder = (): Promise<string> => {
    shared ??= copyPrepared();
    return shared;
  };

  const openShop = async (folder: string, task: string, detached = false): Promise<TestShop> => {
    const shop = openTestShop(await shopScript(), folder, task, detached);
    shops.push(shop);
    return shop;
  };

  const cleanUp = async (): Promise<void> => {
    for (const { pid } of shops.splice(0)) {
      signal(pid, 'SIGKILL');
      await waitForExit(pid, 5000);
    }
    for (const server of servers.splice(0)) await server.stop();
    for (const folder of folders) await killServerIn(folder);
  };

  const removeAll = async (): Promise<void> => {
    await cleanUp();
    rmSync(root, { recursive: true, force: true });
  };

  return { root, emptyFolder, sharedFolder, start, openShop, cleanUp, removeAll };
}

let prepared: Promise<string> | undefined;
let script: Promise<string> | undefined;

/** The first start is the slow one: the files of one worker share it. */
function preparedFolder(): Promise<string> {
  prepared ??= (async () => {
    const folder = join(workshop(), 'prepared');
    await (await startEmbeddedPostgres({ folder, log: () => {} })).stop();
    return folder;
  })();
  return prepared;
}

function shopScript(): Promise<string> {
  script ??= buildShopProcess(workshop());
  return script;
}

/** Of this worker, and gone after the run. */
function workshop(): string {
  const folder = join(inject('workshop'), String(process.pid));
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function serverPid(folder: string): number | undefined {
  const data = join(folder, 'cluster', 'data');
  const pid = readPostmasterFile(data)?.pid;
  return pid !== undefined && isPostmasterOf(pid, data) ? pid : undefined;
}

async function killServerIn(folder: string): Promise<void> {
  const pid = serverPid(folder);
  if (pid === undefined) return;
  signal(pid, 'SIGQUIT');
  await waitForExit(pid, 8000);
}

/** One query on a connection of its own; answers the first column of the first row. */
export async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end().catch(() => {});
  }
}
