import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { platform } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ask, createTestBench } from '../../../tests/support/embedded-bench.ts';
import { findFreePort } from './free-port.ts';

const bench = createTestBench();
const lines: string[] = [];
const commandLines: string[] = [];
let folder = '';

/** What a first start leaves that was cut off; no process has so high a number. */
const remains = 'preparing-99999999-1234';

beforeAll(async () => {
  folder = bench.emptyFolder();
  mkdirSync(join(folder, remains, 'data'), { recursive: true });
  const look = setInterval(() => commandLines.push(...readCommandLines()), 20);
  await bench.start(folder, { log: (line) => lines.push(line) });
  clearInterval(look);
  await bench.cleanUp();
});
afterEach(bench.cleanUp);
afterAll(bench.removeAll);

const portOf = (url: string) => Number(new URL(url).port);
const dataFile = (name: string) => join(folder, 'cluster', 'data', name);

async function occupy(port: number) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function readCommandLines(): string[] {
  if (platform() !== 'linux') return [];
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  });
}

it('says on the first start, and only then, that it prepares the database', async () => {
  expect(lines).toEqual(['Preparing the database (first start only)']);
  const second: string[] = [];
  const server = await bench.start(folder, { log: (line) => second.push(line) });
  expect(server.reused).toBe(false);
  expect(second).toEqual([]);
});

it('clears away the remains of a first start that was cut off', () => {
  expect(existsSync(join(folder, remains))).toBe(false);
});

it('prepares a durable UTF-8 database that keeps what is written', async () => {
  const first = await bench.start(folder);
  const show = (name: string) => ask(first.url, `SELECT current_setting('${name}')`);
  expect(await show('server_encoding')).toBe('UTF8');
  expect(await show('fsync')).toBe('on');
  expect(await show('synchronous_commit')).toBe('on');
  expect(await show('data_checksums')).toBe('on');
  expect(await show('listen_addresses')).toBe('127.0.0.1');
  expect(await show('is_superuser')).toBe('off');
  expect(await ask(first.url, `SELECT lower('ÄÉ')`)).toBe('äé');
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();

  const second = await bench.start(folder);
  expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(42);
  expect(portOf(second.url)).toBe(portOf(first.url));
});

it('starts an existing database in well under a second', async () => {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const from = performance.now();
    const server = await bench.start(folder);
    times.push(performance.now() - from);
    await server.stop();
  }
  expect(Math.min(...times)).toBeLessThan(1000);
});

it('keeps the password in a file for the owner alone, and refuses whoever does not know it', async () => {
  const { url } = await bench.start(folder);
  const file = join(folder, 'cluster', 'password');
  if (platform() !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  const guess = url.replace(/:[0-9a-f]+@/, ':guess@');
  await expect(ask(guess, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

it.runIf(platform() === 'linux')('never shows the password in the process list', () => {
  const password = readFileSync(join(folder, 'cluster', 'password'), 'utf8');
  expect(commandLines.some((line) => line.includes('initdb') && line.includes(folder))).toBe(true);
  expect(commandLines.filter((line) => line.includes(password))).toEqual([]);
});

it.runIf(platform() === 'linux')('runs without the shop’s secrets in its environment', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://shop:secret@mail.example');
  vi.stubEnv('PHONEPE_CLIENT_SECRET', 'secret');
  const server = await bench.start(await bench.sharedFolder());
  const environment = readFileSync(`/proc/${server.pid}/environ`, 'utf8').split('\0');
  expect(environment.map((line) => line.split('=')[0])).toContain('PATH');
  expect(environment.join()).not.toContain('secret');
  vi.unstubAllEnvs();
});

it('takes another port when its usual one is taken', async () => {
  const usual = await findFreePort(folder);
  const other = await occupy(usual);
  const { url } = await bench.start(folder);
  expect(portOf(url)).not.toBe(usual);
  expect(await ask(url, 'SELECT 1')).toBe(1);
  other.close();
});

it('listens on the port it is given, and names that port when it is taken', async () => {
  const port = await findFreePort('a port for this test');
  const server = await bench.start(folder, { port });
  expect(portOf(server.url)).toBe(port);
  await server.stop();

  const other = await occupy(port);
  await expect(bench.start(folder, { port })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: expect.stringContaining(`port ${port}`),
  });
  other.close();
});

it('refuses a database of another PostgreSQL version, names both and the way, and changes nothing', async () => {
  const version = readFileSync(dataFile('PG_VERSION'));
  for (const other of ['17', '19']) {
    writeFileSync(dataFile('PG_VERSION'), `${other}\n`);
    await expect(bench.start(folder)).rejects.toMatchObject({
      code: 'WRONG_VERSION',
      message: expect.stringMatching(
        new RegExp(`PostgreSQL ${other}.*PostgreSQL 18.*npm run backup.*new folder.*npm run restore`),
      ),
    });
    expect(readFileSync(dataFile('PG_VERSION'), 'utf8')).toBe(`${other}\n`);
    expect(existsSync(dataFile('postmaster.pid'))).toBe(false);
  }
  writeFileSync(dataFile('PG_VERSION'), version);
});

it('says which file is missing from an incomplete database', async () => {
  const file = join(folder, 'cluster', 'password');
  renameSync(file, `${file}.aside`);
  await expect(bench.start(folder)).rejects.toMatchObject({
    code: 'CLUSTER_DAMAGED',
    message: expect.stringContaining(`${file} is missing`),
  });
  renameSync(`${file}.aside`, file);
});

it('says in words that its folder cannot be written', async () => {
  const file = join(bench.root, 'a-file');
  writeFileSync(file, '');
  await expect(bench.start(join(file, 'postgres'))).rejects.toMatchObject({
    code: 'FOLDER_NOT_WRITABLE',
    message: expect.stringContaining('DATA_DIR'),
  });
});

it('gives the last lines of the server log when the server cannot start', async () => {
  const control = dataFile('global/pg_control');
  renameSync(control, `${control}.aside`);
  await expect(bench.start(folder)).rejects.toMatchObject({
    code: 'START_FAILED',
    message: expect.stringMatching(/server\.log[\s\S]*pg_control/),
  });
  renameSync(`${control}.aside`, control);
});
