import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { readPostmasterFile } from '../../server/db/embedded/postmaster-file.ts';
import { signal, waitForExit } from '../../server/db/embedded/processes.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded/start.ts';
import { random } from './random.ts';
import { type ShopProcess, spawnShop, temporaryFolder } from './shop-process.ts';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface FaultyShop extends ShopProcess {
  readonly port: number;
  /** Settles when the process is gone and all it said was heard. */
  readonly ended: Promise<Ending>;
}

/** Of a whole test: several starts on a machine that is busy with other things. */
export const PATIENCE_MS = 90_000;

type Environment = Readonly<Record<string, string>>;

/** Shops, folders and servers of one test at a time; `cleanUp` leaves no process and no file of them behind. */
export function createFaultBench() {
  const folders: string[] = [];
  const processes: ChildProcess[] = [];
  const closers: (() => Promise<void>)[] = [];

  const emptyFolder = (): string => {
    const folder = realpathSync(temporaryFolder());
    folders.push(folder);
    return folder;
  };

  /** A folder in which a shop has been open before: all but the first start begin here. */
  const filledFolder = async (): Promise<string> => {
    const folder = emptyFolder();
    cpSync(await filledOnce(), folder, { recursive: true, preserveTimestamps: true });
    return folder;
  };

  const watch = (child: ChildProcess): Promise<Ending> => {
    processes.push(child);
    return once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
  };

  const spawnIn = async (dataDir: string, env: Environment = {}): Promise<FaultyShop> => {
    const port = Number(env.PORT ?? (await findFreePort(`shop ${processes.length} in ${dataDir}`)));
    const shop = spawnShop({ port, dataDir, env });
    return { ...shop, port, ended: watch(shop.process) };
  };

  const openIn = async (dataDir: string, env: Environment = {}): Promise<FaultyShop> => {
    const shop = await spawnIn(dataDir, env);
    await untilOpen(shop);
    return shop;
  };

  /** `npm start` as a terminal runs it: a group of processes of its own. */
  const npmStart = async (dataDir: string): Promise<FaultyShop> => {
    const port = await findFreePort(`npm in ${dataDir}`);
    const child = spawn('npm', ['start'], {
      detached: true,
      env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString();
      });
    const ended = watch(child);
    const shop: FaultyShop = {
      process: child,
      port,
      url: `http://127.0.0.1:${port}`,
      output: () => output,
      ended,
      stop: async () => {
        signalGroup(child, 'SIGINT');
        return ended;
      },
    };
    await untilOpen(shop);
    return shop;
  };

  /** A PostgreSQL that the shop has not started itself, with a shop's data or with none. */
  const externalDatabase = async (folder: string): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined });
    closers.push(() => server.stop());
    return server;
  };

  const takePort = async (): Promise<number> => {
    const port = await findFreePort(`taken ${emptyFolder()}`);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    closers.push(async () => {
      server.close();
    });
    return port;
  };

  const atEnd = (close: () => Promise<void>): void => {
    closers.push(close);
  };

  const cleanUp = async (): Promise<void> => {
    for (const child of processes.splice(0)) {
      signalGroup(child, 'SIGKILL');
      child.kill('SIGKILL');
    }
    for (const close of closers.splice(0).reverse()) await close();
    for (const folder of folders.splice(0)) {
      for (const pid of processesIn(folder)) {
        signal(pid, 'SIGKILL');
        await waitForExit(pid, 5000);
      }
      rmSync(folder, { recursive: true, force: true });
    }
  };

  return {
    emptyFolder,
    filledFolder,
    spawnIn,
    openIn,
    npmStart,
    externalDatabase,
    takePort,
    atEnd,
    cleanUp,
  };
}

let filled: Promise<string> | undefined;

/** One first start for all tests of a Playwright worker, since it is the slow one. */
function filledOnce(): Promise<string> {
  filled ??= fillFolder();
  return filled;
}

async function fillFolder(): Promise<string> {
  const folder = temporaryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const shop = spawnShop({ port: await findFreePort(folder), dataDir: folder });
  await untilOpen(shop);
  await shop.stop();
  return folder;
}

async function untilOpen(shop: ShopProcess): Promise<void> {
  while (!shop.output().includes('Rack & Rep is open at')) {
    if (shop.process.exitCode !== null || shop.process.signalCode !== null)
      throw new Error(`The shop did not open:\n${shop.output()}`);
    await delay(10);
  }
}

/** Only a process that was started detached leads a group; for any other this does nothing. */
function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid !== undefined) signal(-child.pid, name);
}

/** Every process whose working folder lies in this one: PostgreSQL's, all its sessions, and initdb. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => workingFolder(pid).startsWith(folder))
    .map(Number);
}

function workingFolder(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

export function postmasterIn(dataDir: string): number {
  const pid = readPostmasterFile(join(dataDir, 'postgres', 'cluster', 'data'))?.pid;
  if (pid === undefined) throw new Error('No database runs in this folder');
  return pid;
}

/** Trouble is told in words: whoever starts a shop is no programmer. The log's lines of JSON are another matter. */
export function expectNoStackTraces(output: string): void {
  const lines = output.split('\n').filter((line) => !line.startsWith('{'));
  expect(lines.filter((line) => /^\s+at |node:internal/.test(line))).toEqual([]);
}

export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(5000), ...init });
  await reply.arrayBuffer();
  return reply.status;
}

export const between = (least: number, most: number): number => least + random() * (most - least);

/** Shown between the results: what a limit was measured against. */
export function report(words: string): void {
  process.stdout.write(`     ${words}\n`);
}
