import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { isAlive, signal } from '../../server/db/embedded/processes.ts';
import { fillStock, lostAndDoubled, startBuyers } from '../../torture/buyers.ts';
import { brokenRules } from '../../torture/invariants.ts';
import {
  between,
  createFaultBench,
  expectNoStackTraces,
  PATIENCE_MS,
  postmasterIn,
  processesIn,
  statusOf,
} from '../support/fault-bench.ts';
import { embeddedDatabaseUrl } from '../support/shop-process.ts';
import { someOf } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

test('a shop killed again and again while guests order opens by itself, alone, and has lost no order', async () => {
  const folder = await bench.filledFolder();
  let shop = await bench.openIn(folder, { RATE_LIMITS: 'off' });
  await fillStock(embeddedDatabaseUrl(folder));
  const buyers = await startBuyers([shop.url], 3);
  const nextOrders = async (count: number) => {
    for (const before = buyers.taken.length; buyers.taken.length < before + count; ) await delay(5);
  };

  for (const withDatabase of someOf([true, false, false], 1)) {
    const database = postmasterIn(folder);
    await nextOrders(10);
    await delay(between(0, 400));
    shop.process.kill('SIGKILL');
    if (withDatabase) signal(database, 'SIGKILL');
    else await delay(between(0, 100));
    await shop.ended;
    expect(isAlive(database)).toBe(!withDatabase);

    shop = await bench.openIn(folder, { PORT: String(shop.port), RATE_LIMITS: 'off' });
    await nextOrders(10);
    expect(postmasterIn(folder) === database, 'the orphaned server goes on').toBe(!withDatabase);
    expect(await brokenRules(embeddedDatabaseUrl(folder))).toEqual([]);
  }

  await buyers.stop();
  expect(buyers.oddAnswers).toEqual([]);
  expect(await lostAndDoubled(embeddedDatabaseUrl(folder), buyers.taken)).toEqual({ lost: 0, doubled: 0 });
  expect(await brokenRules(embeddedDatabaseUrl(folder))).toEqual([]);

  await test.step('a second shop in the folder is refused in words while this one goes on serving', async () => {
    const second = await bench.spawnIn(folder);
    const answers: number[] = [];
    while (second.process.exitCode === null) answers.push(await statusOf(`${shop.url}/api/products?limit=1`));
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output()).toContain(`is in use by another shop process (pid ${shop.process.pid})`);
    expectNoStackTraces(second.output());
    expect(new Set(answers)).toEqual(new Set([200]));
  });

  const family = processesIn(folder);
  expect(family).toContain(postmasterIn(folder));
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
  expect(family.filter(isAlive)).toEqual([]);
  expect(processesIn(folder)).toEqual([]);
});
