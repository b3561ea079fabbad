import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import {
  createFaultBench,
  expectNoStackTraces,
  PATIENCE_MS,
  processesIn,
  report,
} from '../support/fault-bench.ts';
import { embeddedDatabaseUrl, query } from '../support/shop-process.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
// Each command is a start of its own.
test.describe.configure({ timeout: 2 * PATIENCE_MS });

const BACKUP_KEY = 'a key of our own, and long';

/** A command as somebody types it, to its end. */
async function command(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn('npm', ['run', '--silent', ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expectNoStackTraces(output);
  return { code, output };
}

async function placeOrder(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ORDER_REQUEST_EXAMPLE),
  });
  expect(reply.status, await reply.text()).toBe(201);
}

const orderNumbers = async (dataDir: string) =>
  (await query(embeddedDatabaseUrl(dataDir), 'select order_number from orders order by 1')).map(
    ({ order_number: number }) => Number(number),
  );

test('a shop that runs is backed up, moves into another folder and goes on there', async () => {
  const folder = await bench.filledFolder();
  const shop = await bench.openIn(folder);
  await placeOrder(shop.url);
  const from = performance.now();
  const backup = await command(['backup'], { DATA_DIR: folder, BACKUP_KEY });
  report(`backed up after ${(performance.now() - from).toFixed(0)} ms`);
  expect(backup.code, backup.output).toBe(0);
  const [name = ''] = readdirSync(join(folder, 'backups'));
  const file = join(folder, 'backups', name);
  expect(backup.output).toMatch(
    /\.backup: \d+ KB, \d+ tables, \d+ rows, encrypted\. Restore: .* npm run restore -- /,
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  // What was ordered since is not in it.
  await placeOrder(shop.url);

  await test.step('nothing is restored over a shop, closed or open', async () => {
    const busy = await command(['restore', '--', file], { DATA_DIR: folder, BACKUP_KEY });
    expect([busy.code, busy.output]).toEqual([
      1,
      expect.stringContaining('is in use by another shop process'),
    ]);
    await shop.stop();
    const closed = await command(['restore', '--', file], { DATA_DIR: folder, BACKUP_KEY });
    expect([closed.code, closed.output]).toEqual([
      1,
      expect.stringContaining('set DATA_DIR to an empty folder'),
    ]);
    expect(processesIn(folder)).toEqual([]);
  });

  await test.step('into a new folder, where the shop opens with its order and counts on', async () => {
    const other = bench.emptyFolder();
    const restored = await command(['restore', '--', file], { DATA_DIR: other, BACKUP_KEY });
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toMatch(/Restored \d+ tables, \d+ rows, as of .* Open the shop: npm start/);
    expect(processesIn(other)).toEqual([]);
    const again = await bench.openIn(other);
    expect(again.output()).not.toMatch(/password|Migrated|Filled/);
    expect(await orderNumbers(other)).toHaveLength(1);
    const [first = 0] = await orderNumbers(other);
    await placeOrder(again.url);
    expect(await orderNumbers(other)).toEqual([first, first + 1]);
  });
});

test('a closed shop is backed up too, and a file that is not right leaves no trace', async () => {
  const folder = await bench.filledFolder();
  const file = join(bench.emptyFolder(), 'mine.backup');
  const backup = await command(['backup', '--', file], { DATA_DIR: folder, BACKUP_KEY });
  expect([backup.code, backup.output]).toEqual([0, expect.stringContaining('mine.backup: ')]);
  expect(processesIn(folder)).toEqual([]);

  const other = bench.emptyFolder();
  const refusal = async (env: Readonly<Record<string, string>>) => {
    const { code, output } = await command(['restore', '--', file], { DATA_DIR: other, ...env });
    expect(code, output).toBe(1);
    expect(existsSync(join(other, 'postgres'))).toBe(false);
    return output;
  };
  expect(await refusal({})).toMatch(/Nothing was restored: .* is encrypted\. Set BACKUP_KEY/);
  expect(await refusal({ BACKUP_KEY: 'not the key of this file' })).toContain(
    'does not open with this BACKUP_KEY',
  );
  appendFileSync(file, 'x');
  expect(await refusal({ BACKUP_KEY })).toContain('is damaged');
  const nothing = await command(['backup'], { DATA_DIR: other });
  expect([nothing.code, nothing.output]).toEqual([1, expect.stringContaining('there is no shop in')]);
});
