import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningUrl } from '../../server/db/embedded/running-url.ts';

/** A shop in a process of its own, opened the way `npm start` opens it. */
export interface ShopProcess {
  readonly process: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  /** Ends it in order and says how it ended. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export interface ShopSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly tool?: 'start' | 'dev';
  /** As on a server: only what was built, by an ordinary user who may not write to the code. */
  readonly servedBy?: { readonly uid?: number; readonly gid?: number };
}

export function spawnShop({ port, dataDir, env = {}, tool = 'start', servedBy }: ShopSettings): ShopProcess {
  const child = spawn(process.execPath, [`tools/${servedBy === undefined ? tool : 'serve'}.mjs`], {
    ...servedBy,
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      BACKUPS: 'off',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (part: Buffer) => {
    output += part.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      }
      return { code: child.exitCode, signal: child.signalCode };
    },
  };
}

export async function openShop(settings: ShopSettings): Promise<ShopProcess> {
  const shop = spawnShop(settings);
  while (!/Rack & Rep.* at http/.test(shop.output())) {
    if (shop.process.exitCode !== null) throw new Error(`The shop did not open:\n${shop.output()}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  return shop;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rack-and-rep-shop-'));
}

/** The address of the embedded database that a running shop keeps in its data folder. */
export function embeddedDatabaseUrl(dataDir: string): string {
  const url = runningUrl(join(dataDir, 'postgres'));
  if (url === undefined) throw new Error('No database runs in this folder');
  return url;
}

export async function query(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A database that is killed meanwhile: the query fails too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** The administrator of the shop that all journeys share. */
export const ADMIN = { email: 'owner@rackandrep.example', password: 'a steel rack of our own' };

/** Opens the one shop that all journeys share, on the tests' own database, and closes it after them. */
export default async function openSharedShop(): Promise<() => Promise<void>> {
  const dataDir = temporaryFolder();
  const adminUrl = process.env.TEST_DATABASE_URL;
  const name = `rr_browser_${process.pid}`;
  if (adminUrl !== undefined) {
    await query(adminUrl, `create database ${name} template template0`);
    const url = new URL(adminUrl);
    url.pathname = name;
    process.env.SHOP_DATABASE_URL = url.href;
  }
  const external = process.env.SHOP_DATABASE_URL;
  const shop = await openShop({
    port: Number(process.env.SHOP_PORT),
    dataDir,
    // One visitor runs all journeys: nobody could tell them from a flood.
    env: {
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...(external === undefined ? {} : { DATABASE_URL: external }),
    },
  });
  process.env.SHOP_DATABASE_URL ??= embeddedDatabaseUrl(dataDir);
  return async () => {
    await shop.stop();
    if (adminUrl !== undefined) await query(adminUrl, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
