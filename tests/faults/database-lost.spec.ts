import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { signal } from '../../server/db/embedded/processes.ts';
import { createFaultBench, PATIENCE_MS, postmasterIn, processesIn, report, statusOf } from './fault-bench.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

async function timed(url: string): Promise<{ status: number; took: number }> {
  const from = performance.now();
  const status = await statusOf(url);
  return { status, took: performance.now() - from };
}

test('a database that is killed is missed by no page, answered for with 503, and back without a new start', async () => {
  const folder = await bench.filledFolder();
  const shop = await bench.openIn(folder);
  for (const page of ['/', '/category/barbells', '/product/1'])
    expect(await statusOf(`${shop.url}${page}`)).toBe(200);
  const before = postmasterIn(folder);

  const from = performance.now();
  signal(before, 'SIGKILL');
  const calls: { status: number; took: number }[] = [];
  const pages: number[] = [];
  do {
    const [call, ...seen] = await Promise.all([
      timed(`${shop.url}/api/products?limit=1`),
      ...['/', '/category/barbells', '/product/1'].map((page) => statusOf(`${shop.url}${page}`)),
    ]);
    calls.push(call);
    pages.push(...seen);
    await delay(20);
  } while (performance.now() - from < 10_000 && !hasRecovered(calls));
  report(`the API was back ${(performance.now() - from).toFixed(0)} ms after the database was killed`);

  expect(new Set(pages)).toEqual(new Set([200]));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(calls.at(-1)?.status).toBe(200);
  expect(Math.max(...calls.map(({ took }) => took))).toBeLessThan(3000);
  expect(postmasterIn(folder)).not.toBe(before);
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
  expect(processesIn(folder)).toEqual([]);
});

function hasRecovered(calls: readonly { status: number }[]): boolean {
  const firstFailure = calls.findIndex(({ status }) => status === 503);
  return firstFailure !== -1 && calls.slice(firstFailure).some(({ status }) => status === 200);
}
