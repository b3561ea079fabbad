import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../server/db/embedded/free-port.ts';
import { createFaultBench, expectNoStackTraces, PATIENCE_MS, processesIn } from '../support/fault-bench.ts';
import { someOf, TORTURE } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

/** Starts a shop that cannot open, and gives what it says about it. */
async function refusal(folder: string, env: Readonly<Record<string, string>>): Promise<string> {
  const shop = await bench.spawnIn(folder, env);
  expect(await shop.ended, shop.output()).toEqual({ code: 1, signal: null });
  expect(shop.output()).toContain('The shop could not start');
  expectNoStackTraces(shop.output());
  expect(processesIn(folder)).toEqual([]);
  return shop.output();
}

const WRONG = [
  ['PUBLIC_URL', 'https://shop.example.in', 'PAYMENTS is not set for https://shop.example.in'],
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
  ['WEB_CONCURRENCY', '2', 'WEB_CONCURRENCY above 1 needs DATABASE_URL'],
  ['HOST', '0.0.0.0', 'PAYMENTS is not set for 0.0.0.0'],
  ['TRUST_PROXY', '1', 'PAYMENTS is not set for a shop behind a proxy (TRUST_PROXY)'],
  ['DATA_DIR', '/sys/rack-and-rep', 'choose another with DATA_DIR'],
] as const;
for (const [setting, value, words] of someOf(WRONG, 1)) {
  test(`${setting}=${value} stops the start and names itself`, async () => {
    expect(await refusal(bench.emptyFolder(), { [setting]: value })).toContain(words);
  });
}

test('a DATA_DIR that is a file stops the start and names itself', TORTURE, async () => {
  const folder = bench.emptyFolder();
  const file = join(folder, 'a file');
  writeFileSync(file, 'no folder');
  const words = await refusal(folder, { DATA_DIR: file });
  expect(words).toContain(file);
  expect(words).toContain('choose another with DATA_DIR');
});

test('a DATABASE_URL at which nobody listens stops the start and names host and port', TORTURE, async () => {
  const folder = bench.emptyFolder();
  const port = await findFreePort(folder);
  const words = await refusal(folder, {
    DATABASE_URL: `postgres://shop:Quince-Marmalade@127.0.0.1:${port}/shop`,
  });
  expect(words).toContain(`The database at 127.0.0.1:${port} cannot be reached`);
  expect(words).toContain('DATABASE_URL');
  expect(words).not.toContain('Quince');
});

test('a DATABASE_URL with a wrong password stops the start and does not show it', async () => {
  const url = new URL(process.env.SHOP_DATABASE_URL ?? '');
  url.password = 'Quince-Marmalade';
  const words = await refusal(bench.emptyFolder(), { DATABASE_URL: url.href });
  expect(words).toContain(`The database at ${url.host} did not accept the user name or password`);
  expect(words).not.toContain('Quince');
});

test('a HOST that is not of this machine stops the start and names itself', TORTURE, async () => {
  const words = await refusal(bench.emptyFolder(), {
    HOST: '203.0.113.9',
    PAYMENTS: 'cod-only',
    DATABASE_URL: process.env.SHOP_DATABASE_URL ?? '',
  });
  expect(words).toContain('HOST is not an address of this machine');
});

test('a PORT that is taken stops the start, and the database with it', async () => {
  const port = await bench.takePort();
  const words = await refusal(await bench.filledFolder(), { PORT: String(port) });
  expect(words).toContain(`port ${port} is used by another program`);
});
