import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBench } from '../../tests/support/embedded-bench.ts';
import {
  assertServerVersion,
  connectionTrouble,
  connectPool,
  pipelined,
  redactUrl,
  withTransaction,
} from './connect.ts';

const bench = createTestBench();
let url = '';
let pool: pg.Pool;

beforeAll(async () => {
  url = (await bench.start(bench.emptyFolder())).url;
  pool = connectPool(url, { max: 4 });
  await pool.query('CREATE TABLE stock (id int PRIMARY KEY, amount bigint NOT NULL)');
  await pool.query('INSERT INTO stock VALUES (1, 10), (2, 10)');
}, 20_000);

afterAll(async () => {
  await pool.end();
  await bench.removeAll();
});

const first = async (text: string) => (await pool.query<{ value: unknown }>(text)).rows[0]?.value;

describe('values', () => {
  it('reads bigint as a number while that is exact, and fails instead of rounding', async () => {
    expect(await first('SELECT 9007199254740991::bigint AS value')).toBe(Number.MAX_SAFE_INTEGER);
    await expect(first('SELECT 9007199254740992::bigint AS value')).rejects.toThrow('does not fit');
    expect(await first('SELECT count(*) AS value FROM stock')).toBe(2);
  });

  it('leaves a date the text it is, and a moment a Date', async () => {
    expect(await first(`SELECT '2026-03-29'::date AS value`)).toBe('2026-03-29');
    expect(await first(`SELECT '2026-03-29T00:00:00Z'::timestamptz AS value`)).toEqual(
      new Date('2026-03-29T00:00:00Z'),
    );
  });
});

describe('limits', () => {
  it('neither compiles statements nor hands them to helpers, which takes longer than running them', async () => {
    expect(await first(`SELECT current_setting('jit') AS value`)).toBe('off');
    expect(await first(`SELECT current_setting('max_parallel_workers_per_gather') AS value`)).toBe('0');
  });

  it('sets the limits of time on every connection', async () => {
    expect(await first(`SELECT current_setting('statement_timeout') AS value`)).toBe('2300ms');
    expect(await first(`SELECT current_setting('lock_timeout') AS value`)).toBe('1200ms');
    expect(await first(`SELECT current_setting('idle_in_transaction_session_timeout') AS value`)).toBe('5s');
    expect(await first(`SELECT current_setting('application_name') AS value`)).toBe('rack-and-rep');
  });

  it('gives up after its time, within three seconds unless told, when all connections are lent out', async () => {
    expect(pool.options.connectionTimeoutMillis).toBe(1600);
    const small = connectPool(url, { max: 1, waitForConnection: 300 });
    const lent = await small.connect();
    const from = performance.now();
    await expect(small.query('SELECT 1')).rejects.toThrow('timeout');
    expect(performance.now() - from).toBeGreaterThan(250);
    lent.release();
    await small.end();
  });

  it('gives up within three seconds on an open connection that falls silent', async () => {
    const sockets: Socket[] = [];
    const relay = createServer((near) => {
      const far = connect(Number(new URL(url).port), '127.0.0.1');
      for (const socket of [near, far]) socket.on('error', () => undefined);
      sockets.push(near, far);
      near.pipe(far).pipe(near);
    }).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const through = new URL(url);
    through.port = String((relay.address() as AddressInfo).port);
    const relayed = connectPool(through.href, { max: 1 });
    await relayed.query('SELECT 1');
    for (const socket of sockets) socket.unpipe();
    const from = performance.now();
    await expect(relayed.query('SELECT 1')).rejects.toThrow('Query read timeout');
    expect(performance.now() - from).toBeLessThan(3000);
    for (const socket of sockets) socket.destroy();
    await relayed.end();
    relay.close();
  });

  it('survives a server that drops an idle connection, and one that is lent out', async () => {
    const errors: string[] = [];
    const victim = connectPool(url, {
      max: 2,
      applicationName: 'victim',
      onError: (error) => errors.push(error.message),
    });
    const lent = await victim.connect();
    await victim.query('SELECT 1');
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'victim'`,
    );
    await delay(100);
    lent.release();
    expect(errors.length).toBeGreaterThanOrEqual(2);
    expect((await victim.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await victim.end();
  });
});

describe('transactions', () => {
  it('throws the first failure of statements that were sent together, not those that follow from it', async () => {
    const failing = withTransaction(pool, (client) =>
      pipelined([
        // Its failure is heard later than the refusal of the next.
        (async () => {
          try {
            await client.query('select 1 / 0');
          } finally {
            await delay(20);
          }
        })(),
        client.query('select 2'),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const found = await withTransaction(pool, (client) => pipelined([1, client.query('select 2 as two')]));
    expect([found[0], found[1].rows]).toEqual([1, [{ two: 2 }]]);
  });

  it('commits what the work did, and undoes all of it when the work fails', async () => {
    await withTransaction(pool, (client) => client.query('UPDATE stock SET amount = 9 WHERE id = 1'));
    const failing = withTransaction(pool, async (client) => {
      await client.query('UPDATE stock SET amount = 0');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await first('SELECT sum(amount)::int AS value FROM stock')).toBe(19);
  });

  it('runs two orders to their end that lock the same items in opposite order', async () => {
    let runs = 0;
    let holding = 0;
    const take = (one: number, two: number) =>
      withTransaction(pool, async (client) => {
        runs += 1;
        await client.query('UPDATE stock SET amount = amount - 1 WHERE id = $1', [one]);
        holding += 1;
        while (holding < 2) await delay(5);
        await client.query('UPDATE stock SET amount = amount - 1 WHERE id = $1', [two]);
      });
    await pool.query('UPDATE stock SET amount = 10');
    await Promise.all([take(1, 2), take(2, 1)]);
    expect(await first('SELECT sum(amount)::int AS value FROM stock')).toBe(16);
    expect(runs).toBeGreaterThan(2);
  });

  it('tries a serialization failure three times more, then lets it through', async () => {
    let runs = 0;
    const work = withTransaction(pool, async (client) => {
      runs += 1;
      await client.query(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(4);
  });
});

describe('messages about the database', () => {
  it('accepts a server that is new enough, and names both versions otherwise', async () => {
    await expect(assertServerVersion(pool)).resolves.toBeUndefined();
    await expect(assertServerVersion(pool, 99)).rejects.toThrow(
      /is PostgreSQL 18\S*; the shop needs version 99/,
    );
  });

  it('names host and port of a database that cannot be reached, and never the password', async () => {
    const nowhere = connectPool('postgres://shop:secret@127.0.0.1:1/shop');
    const error = await assertServerVersion(nowhere).catch((reason: Error) => reason);
    expect(String(error)).toContain('The database at 127.0.0.1:1 cannot be reached (ECONNREFUSED)');
    expect(String(error)).not.toContain('secret');
    await nowhere.end();
  });

  it('says that the password is refused', async () => {
    const wrong = connectPool(url.replace(/:[0-9a-f]+@/, ':wrong@'));
    await expect(assertServerVersion(wrong)).rejects.toThrow('did not accept the user name or password');
    await wrong.end();
  });

  it('says what the server says when it is starting or full', () => {
    const at = 'postgres://db.example/shop';
    expect(connectionTrouble({ code: '57P03' }, at)).toContain('db.example:5432 is starting');
    expect(connectionTrouble({ code: '53300' }, at)).toContain('no free connection');
    expect(connectionTrouble({ code: '3D000' }, at)).toContain('no database of that name');
  });

  it('hides the password in an address meant for a log', () => {
    expect(redactUrl('postgres://shop:secret@db:5432/shop?sslmode=require')).toBe(
      'postgres://shop:***@db:5432/shop?sslmode=require',
    );
    for (const url of ['postgres://db/shop?password=secret', 'postgres://u:12/secret@db/shop', 'secret']) {
      expect(redactUrl(url)).not.toContain('secret');
    }
  });
});
