import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { ask, createTestBench, serverPid } from '../../../tests/support/embedded-bench.ts';
import { connectPool } from '../connect.ts';
import { isAlive, signal, waitForExit } from './processes.ts';

const bench = createTestBench();
afterEach(bench.cleanUp);
afterAll(bench.removeAll);

async function untilTrue(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await condition()) return;
    await delay(20);
  }
  throw new Error('waited in vain');
}

it('brings a server back that was killed under load, and the pool recovers without a new start of the shop', async () => {
  const folder = await bench.sharedFolder();
  const lines: string[] = [];
  const exits: string[] = [];
  const server = await bench.start(folder, {
    log: (line) => lines.push(line),
    onExit: (words) => exits.push(words),
  });
  const before = server.pid;
  const pool = connectPool(server.url, { max: 5 });
  await pool.query('CREATE TABLE orders (id int PRIMARY KEY)');
  const lent = await pool.connect();
  await lent.query('BEGIN');

  const acknowledged: number[] = [];
  let failures = 0;
  let loading = true;
  const load = (async () => {
    for (let id = 1; loading; id += 1) {
      const ok = await pool.query('INSERT INTO orders VALUES ($1)', [id]).then(
        () => acknowledged.push(id),
        () => 0,
      );
      if (ok === 0) failures += 1;
      await delay(2);
    }
  })();

  await untilTrue(() => acknowledged.length > 20);
  signal(before, 'SIGKILL');
  await untilTrue(() => failures > 0);
  const sofar = acknowledged.length;
  await untilTrue(() => acknowledged.length > sofar + 20);
  loading = false;
  await load;
  lent.release();

  expect(server.pid).not.toBe(before);
  expect(exits).toHaveLength(1);
  expect(lines[0]).toContain(`(pid ${before}) ended unexpectedly`);
  expect(lines.at(-1)).toBe(`The database server is back (pid ${server.pid})`);
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM orders');
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  await pool.end();
  await server.stop();
  expect(serverPid(folder)).toBeUndefined();
});

it('takes its lock again when PostgreSQL restarts its sessions after one of them crashed', async () => {
  const folder = await bench.sharedFolder();
  const lines: string[] = [];
  const server = await bench.start(folder, { log: (line) => lines.push(line) });
  const crashing = ask(server.url, 'SELECT pg_sleep(30)').catch(() => 'crashed');
  const find = `SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(30)'`;
  await untilTrue(async () => {
    const pid = await ask(server.url, find);
    if (typeof pid === 'number') signal(pid, 'SIGKILL');
    return typeof pid === 'number';
  });
  expect(await crashing).toBe('crashed');
  await untilTrue(() => lines.some((line) => line.includes('is back')));
  expect(lines[0]).toContain('dropped its connections');
  const locks = `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND granted`;
  expect(await ask(server.url, locks)).toBe(1);
});

it('starts no new server when the shop stops while the old one is being replaced', async () => {
  const folder = await bench.sharedFolder();
  const server = await bench.start(folder);
  const before = server.pid;
  signal(before, 'SIGKILL');
  await untilTrue(() => !isAlive(before));
  await delay(20);
  await server.stop();
  await delay(200);
  expect(serverPid(folder)).toBeUndefined();
});

it('stops quickly although customers are connected, and may be asked twice', async () => {
  const folder = await bench.sharedFolder();
  const server = await bench.start(folder);
  const client = new pg.Client(server.url);
  client.on('error', () => {});
  await client.connect();
  const query = client.query('SELECT pg_sleep(60)').catch((error: Error) => error.message);
  const from = performance.now();
  await Promise.all([server.stop(), server.stop()]);
  await server.stop();
  expect(performance.now() - from).toBeLessThan(3000);
  expect(await query).toContain('terminat');
  expect(isAlive(server.pid)).toBe(false);
  expect(existsSync(join(folder, 'owner.json'))).toBe(false);
  expect(existsSync(join(folder, 'cluster', 'data', 'postmaster.pid'))).toBe(false);
});

it('uses force on a server that does not stop when asked', async () => {
  const folder = await bench.sharedFolder();
  const server = await bench.start(folder, { patience: { fast: 200, immediate: 200 } });
  signal(server.pid, 'SIGSTOP');
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
});

it('leaves the server untouched by Ctrl-C until the shop has finished', async () => {
  const folder = await bench.sharedFolder();
  const shop = await bench.openShop(folder, 'finish-on-ctrl-c', true);
  const { pid = 0 } = await shop.until('ready');
  process.kill(-shop.pid, 'SIGINT');
  await shop.until('last query answered');
  expect(await waitForExit(shop.pid, 5000)).toBe(true);
  expect(isAlive(pid)).toBe(false);
});

it.each([
  ['exit', 'calls process.exit'],
  ['end', 'has nothing left to do'],
])('does not leave the server behind when the shop forgets to stop it and %s: %s', async (task) => {
  const folder = await bench.sharedFolder();
  const shop = await bench.openShop(folder, task);
  const { pid = 0 } = await shop.until('ready');
  expect(await waitForExit(shop.pid, 5000)).toBe(true);
  expect(await waitForExit(pid, 5000)).toBe(true);
  expect(serverPid(folder)).toBeUndefined();
});
