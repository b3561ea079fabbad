import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectPool } from '../../server/db/connect.ts';

/** For tests: databases of their own on the run's one server (`database-server.ts`). */
export interface TestDatabase {
  readonly pool: pg.Pool;
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated, unfilled database that nobody else uses. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase(inject('database').template);

/** A database of a shop that has just opened: with its catalogue and coupons. */
export const filledDatabase = (): Promise<TestDatabase> => createDatabase(inject('database').filled);

/** A database without a single table. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const { url: adminUrl, template: migrated } = inject('database');
  const name = `${migrated.replace('template', 'test')}_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  const pool = connectPool(url.href, { max: 10 });
  return {
    pool,
    url: url.href,
    async drop() {
      await pool.end().catch(() => undefined);
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
