import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { ask, createTestBench, serverPid } from '../../../tests/support/embedded-bench.ts';
import type { TestShop } from '../../../tests/support/embedded-shop.ts';
import { findFreePort } from './free-port.ts';
import { isAlive, signal, waitForExit } from './processes.ts';

const bench = createTestBench();
afterEach(bench.cleanUp);
afterAll(bench.removeAll);

/** A shop that was killed; its server lives on. */
async function killedShop(folder: string) {
  const shop = await bench.openShop(folder, 'wait');
  const { pid = 0, url = '' } = await shop.until('ready');
  signal(shop.pid, 'SIGKILL');
  await waitForExit(shop.pid, 5000);
  expect(isAlive(pid)).toBe(true);
  return { pid, url };
}

it('goes on with the server that a killed shop left behind', async () => {
  const folder = await bench.sharedFolder();
  const left = await killedShop(folder);
  const server = await bench.start(folder);
  expect(server).toMatchObject({ reused: true, pid: left.pid, url: left.url });
  expect(await ask(server.url, 'SELECT 1')).toBe(1);
  await server.stop();
  expect(isAlive(left.pid)).toBe(false);
});

it('starts the left server anew when another port is wanted', async () => {
  const folder = await bench.sharedFolder();
  const left = await killedShop(folder);
  const port = await findFreePort('another port is wanted');
  const server = await bench.start(folder, { port });
  expect(server.reused).toBe(false);
  expect(isAlive(left.pid)).toBe(false);
  expect(new URL(server.url).port).toBe(String(port));
});

it('stops a left server that hangs, and starts a new one', async () => {
  const folder = await bench.sharedFolder();
  const left = await killedShop(folder);
  signal(left.pid, 'SIGSTOP');
  const lines: string[] = [];
  const server = await bench.start(folder, {
    patience: { answer: 300, fast: 300, immediate: 300 },
    log: (line) => lines.push(line),
  });
  expect(lines.join()).toContain(`does not answer (pid ${left.pid})`);
  expect(server.reused).toBe(false);
  expect(await ask(server.url, 'SELECT 1')).toBe(1);
});

it('is not stopped by the note of a server that is gone', async () => {
  const folder = await bench.sharedFolder();
  const past = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(past, 'exit');
  writeNote(folder, past.pid ?? 0);
  expect(await ask((await bench.start(folder)).url, 'SELECT 1')).toBe(1);
});

it('is not stopped by a note that a full disk has cut off', async () => {
  const folder = await bench.sharedFolder();
  writeFileSync(join(folder, 'cluster', 'data', 'postmaster.pid'), '', { mode: 0o600 });
  expect(await ask((await bench.start(folder)).url, 'SELECT 1')).toBe(1);
});

it('does not mistake a stranger that got the same process id for its server, and leaves it alone', async () => {
  const folder = await bench.sharedFolder();
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeNote(folder, stranger.pid ?? 0);
  const server = await bench.start(folder);
  expect(server.reused).toBe(false);
  expect(await ask(server.url, 'SELECT 1')).toBe(1);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill('SIGKILL');
});

function writeNote(folder: string, pid: number): void {
  const data = join(folder, 'cluster', 'data');
  const lines = [pid, data, 1_700_000_000, 29_999, '', '127.0.0.1', ' 12345678         99', 'ready   '];
  writeFileSync(join(data, 'postmaster.pid'), `${lines.join('\n')}\n`, { mode: 0o600 });
}

it('waits for the last processes of a killed server before it starts', async () => {
  const folder = await bench.sharedFolder();
  const left = await killedShop(folder);
  const client = new pg.Client(left.url);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const session = rows[0]?.pid ?? 0;
  signal(session, 'SIGSTOP');
  signal(left.pid, 'SIGKILL');
  await waitForExit(left.pid, 5000);

  const starting = bench.start(folder);
  await delay(600);
  expect(readFileSync(join(folder, 'server.log'), 'utf8')).toContain('pre-existing shared memory block');
  signal(session, 'SIGKILL');
  expect(await ask((await starting).url, 'SELECT 1')).toBe(1);
});

const enough = 200;

async function untilWritten(shop: TestShop, count: number): Promise<void> {
  while (shop.events.length < count) await delay(5);
}

it('loses no acknowledged row when shop and server are killed in the middle of writing', async () => {
  const folder = await bench.sharedFolder();
  const shop = await bench.openShop(folder, 'write');
  const { pid = 0 } = await shop.until('ready');
  await untilWritten(shop, enough);
  signal(pid, 'SIGKILL');
  signal(shop.pid, 'SIGKILL');
  await waitForExit(shop.pid, 5000);
  await expectAllKept(folder, shop);
});

it('loses no acknowledged row when the shop alone is killed in the middle of writing', async () => {
  const folder = await bench.sharedFolder();
  const shop = await bench.openShop(folder, 'write');
  await shop.until('ready');
  await untilWritten(shop, enough);
  signal(shop.pid, 'SIGKILL');
  await waitForExit(shop.pid, 5000);
  await expectAllKept(folder, shop);
});

async function expectAllKept(folder: string, shop: TestShop): Promise<void> {
  const server = await bench.start(folder);
  const client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query<{ number: number }>('SELECT number FROM written');
  await client.end();
  const kept = new Set(rows.map(({ number }) => number));
  const acknowledged = shop.events.flatMap(({ number }) => (number === undefined ? [] : [number]));
  expect(acknowledged.length).toBeGreaterThan(enough / 2);
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
}

it('says in words that the password file does not fit the database, and leaves no server behind', async () => {
  const folder = await bench.sharedFolder();
  const left = await killedShop(folder);
  const file = join(folder, 'cluster', 'password');
  writeFileSync(file, 'from another backup');
  await expect(bench.start(folder)).rejects.toMatchObject({
    code: 'CLUSTER_DAMAGED',
    message: expect.stringContaining(file),
  });
  expect(isAlive(left.pid)).toBe(false);
  expect(serverPid(folder)).toBeUndefined();
});
