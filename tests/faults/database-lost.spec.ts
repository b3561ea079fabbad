import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { signal } from '../../server/db/embedded/processes.ts';
import {
  createFaultBench,
  PATIENCE_MS,
  postmasterIn,
  processesIn,
  report,
  statusOf,
} from '../support/fault-bench.ts';
import { TORTURE } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

async function timed(url: string, call?: RequestInit): Promise<{ status: number; took: number }> {
  const from = performance.now();
  const status = await statusOf(url, call);
  return { status, took: performance.now() - from };
}

test('while its database is killed the shop shows its pages and answers orders with 503, and it recovers without a new start', async () => {
  const folder = await bench.filledFolder();
  const shop = await bench.openIn(folder);
  for (const page of ['/', '/category/barbells', '/product/1'])
    expect(await statusOf(`${shop.url}${page}`)).toBe(200);
  const before = postmasterIn(folder);

  const from = performance.now();
  signal(before, 'SIGKILL');
  const calls: { status: number; took: number }[] = [];
  const pages: number[] = [];
  const open: Promise<unknown>[] = [];
  // None waits for the one before: the database is away for a second only.
  for (let next = 1; performance.now() - from < 10_000 && !hasRecovered(calls); next += 1) {
    open.push(
      // An answer that was given once is kept in memory.
      timed(`${shop.url}/api/products?limit=1&page=${next}`).then((call) => calls.push(call)),
      ...['/', '/category/barbells', '/product/1'].map((page) =>
        statusOf(`${shop.url}${page}`).then((status) => pages.push(status)),
      ),
    );
    await delay(100);
  }
  await Promise.all(open);
  report(`the API was back ${(performance.now() - from).toFixed(0)} ms after the database was killed`);

  expect(new Set(pages)).toEqual(new Set([200]));
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(await statusOf(`${shop.url}/api/products?limit=1&page=${calls.length + 1}`)).toBe(200);
  expect(Math.max(...calls.map(({ took }) => took))).toBeLessThan(3000);
  expect(postmasterIn(folder)).not.toBe(before);
  expect(await shop.stop()).toEqual({ code: 0, signal: null });
  expect(processesIn(folder)).toEqual([]);
});

function hasRecovered(calls: readonly { status: number }[]): boolean {
  const firstFailure = calls.findIndex(({ status }) => status === 503);
  return firstFailure !== -1 && calls.slice(firstFailure).some(({ status }) => status === 200);
}

test(
  'while its database is frozen the shop answers within three seconds, and orders go on when it wakes',
  TORTURE,
  async () => {
    const folder = await bench.filledFolder();
    const shop = await bench.openIn(folder, { RATE_LIMITS: 'off' });
    expect(await statusOf(`${shop.url}/api/products/1`)).toBe(200);
    const frozen = processesIn(folder).filter((pid) => pid !== shop.process.pid);
    for (const pid of frozen) signal(pid, 'SIGSTOP');
    const post = (path: string, body: object) =>
      timed(`${shop.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const calls = await Promise.all([
      ...Array.from({ length: 30 }, () => timed(`${shop.url}/api/products/1`)),
      timed(`${shop.url}/readyz`),
      timed(`${shop.url}/api/health`),
      post('/api/auth/login', { email: 'owner@example.in', password: 'a wrong password' }),
      post('/api/contact-us', {
        name: 'Asha',
        email: 'asha@example.in',
        phone: '9876543210',
        subject: 'Racks',
        message: 'Do you deliver to Nashik?',
      }),
    ]);
    for (const pid of frozen) signal(pid, 'SIGCONT');
    report(
      `a frozen database was answered for within ${Math.max(...calls.map(({ took }) => took)).toFixed(0)} ms`,
    );
    expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...calls.map(({ took }) => took))).toBeLessThan(3000);
    await expect.poll(() => statusOf(`${shop.url}/api/products/1`), { timeout: 15_000 }).toBe(200);
    await shop.stop();
  },
);
