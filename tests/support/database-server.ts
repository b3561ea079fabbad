import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectPool } from '../../server/db/connect.ts';
import { openPlace } from '../../server/db/embedded/place.ts';
import { lockUrl } from '../../server/db/embedded/server-settings.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded/start.ts';
import { migrate } from '../../server/db/migrate.ts';
import { fillShop } from '../../server/fill-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An administrator's address of the tests' server, and the databases that test files copy: migrated, and filled too. */
    database: { url: string; template: string; filled: string };
    /** A folder for what test files share, removed after the run. */
    workshop: string;
  }
}

/** One real PostgreSQL for the whole run: that of TEST_DATABASE_URL, or one of our own in a temporary folder. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(join(fastestFolder(), 'rack-and-rep-test-'));
  const embedded =
    external === undefined ? await startEmbeddedPostgres({ folder, log: () => undefined }) : null;
  const url = external ?? embedded?.url ?? '';
  if (embedded !== null) await trustTheMachine(folder, new URL(url).port);
  const template = `rr_template_${process.pid}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${template} template template0`);
  const templateUrl = new URL(url);
  templateUrl.pathname = template;
  const pool = connectPool(templateUrl.href, { max: 2, statementTimeout: 0 });
  await migrate(pool, { info: () => undefined });
  await pool.end();
  const filled = await copyFilled(admin, templateUrl);
  project.provide('database', { url, template, filled });
  project.provide('workshop', folder);

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname like 'rr\\_%\\_${process.pid}%'`,
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
    await admin.end();
    await embedded?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Each database is hundreds of files that live for a second, which a disk answers slower with each hundred. */
function fastestFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 1024 ** 3 ? memory : tmpdir();
}

/** Filling a shop takes longer than copying one that is filled. */
async function copyFilled(admin: pg.Client, templateUrl: URL): Promise<string> {
  const template = templateUrl.pathname.slice(1);
  const filled = template.replace('template', 'filled');
  await admin.query(`create database ${filled} template ${template}`);
  const url = new URL(templateUrl);
  url.pathname = filled;
  const pool = connectPool(url.href, { max: 2 });
  await fillShop(pool, new Date());
  await pool.end();
  return filled;
}

/** What the tests store need not survive a power cut; waiting for the disk would take half of their time. */
async function trustTheMachine(folder: string, port: string): Promise<void> {
  const password = readFileSync(openPlace(folder).password, 'utf8').trim();
  const client = new pg.Client({ connectionString: lockUrl(Number(port), password) });
  await client.connect();
  // A worker of autovacuum would stand in the way of dropping a database, which only a superuser may push aside.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum'])
    await client.query(`alter system set ${setting} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
