import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { isAlive, signal } from '../../server/db/embedded/processes.ts';
import {
  between,
  createFaultBench,
  expectWordsOnly,
  PATIENCE_MS,
  postmasterIn,
  processesIn,
  statusOf,
} from '../support/fault-bench.ts';
import { embeddedDatabaseUrl, query } from '../support/shop-process.ts';
import { someOf } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

/** Writes rows as fast as it can, and notes those that the database has acknowledged. */
function startWriter(url: string, round: string) {
  const acknowledged: string[] = [];
  let isStopped = false;
  const work = async (writer: number) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    for (let count = 1; !isStopped; count += 1) {
      const row = `${round}-${writer}-${count}`;
      await client.query('insert into witness values ($1)', [row]);
      acknowledged.push(row);
    }
    await client.end();
  };
  const ended = Promise.allSettled([1, 2, 3].map(work));
  return {
    acknowledged,
    stop: async () => {
      isStopped = true;
      await ended;
    },
  };
}

test('a shop killed again and again while rows are written opens by itself, alone, and has lost none of them', async () => {
  const folder = await bench.filledFolder();
  const acknowledged: string[] = [];
  let shop = await bench.openIn(folder);
  await query(embeddedDatabaseUrl(folder), 'create table witness (name text primary key)');

  for (const [round, withDatabase] of someOf([true, false, false], 1).entries()) {
    const database = postmasterIn(folder);
    const writer = startWriter(embeddedDatabaseUrl(folder), `round ${round}`);
    while (writer.acknowledged.length < 20) await delay(5);
    await delay(between(0, 400));
    shop.process.kill('SIGKILL');
    if (withDatabase) signal(database, 'SIGKILL');
    else await delay(between(0, 100));
    await shop.ended;
    expect(isAlive(database)).toBe(!withDatabase);
    if (!withDatabase) await writer.stop();

    shop = await bench.openIn(folder);
    await writer.stop();
    acknowledged.push(...writer.acknowledged);
    expect(postmasterIn(folder) === database, 'the orphaned server goes on').toBe(!withDatabase);
    expect(await statusOf(`${shop.url}/api/products?limit=1`)).toBe(200);
  }

  const rows = await query(embeddedDatabaseUrl(folder), 'select name from witness');
  const kept = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);

  await test.step('a second shop in the folder is refused in words while this one goes on serving', async () => {
    const second = await bench.spawnIn(folder);
    const answers: number[] = [];
    while (second.process.exitCode === null) answers.push(await statusOf(`${shop.url}/api/products?limit=1`));
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output()).toContain(`is in use by another shop process (pid ${shop.process.pid})`);
    expectWordsOnly(second.output());
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  const family = processesIn(folder);
  expect(family).toContain(postmasterIn(folder));
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
  expect(family.filter(isAlive)).toEqual([]);
  expect(processesIn(folder)).toEqual([]);
});
