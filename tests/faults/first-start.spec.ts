import { expect, test } from '@playwright/test';
import {
  createFaultBench,
  expectNoStackTraces,
  PATIENCE_MS,
  report,
  statusOf,
} from '../support/fault-bench.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

const shownPassword = /^ {14}password (\S+) {2}\(shown only now: write it down\)$/gm;

test('the first start shows the administrator a password, the second opens at once and shows none', async () => {
  const folder = bench.emptyFolder();
  const begun = performance.now();
  const first = await bench.openIn(folder);
  const firstTook = performance.now() - begun;
  report(`the first start took ${firstTook.toFixed(0)} ms`);
  const passwords = [...first.output().matchAll(shownPassword)].map(([, password]) => password ?? '');
  expect(passwords).toHaveLength(1);
  expect(first.output()).toContain('Admin       admin@rackandrep.example');
  expect(await signIn(first.url, 'admin@rackandrep.example', passwords[0] ?? '')).toBe(200);
  await first.stop();

  const took = await openAgain(folder);
  report(`the second start took ${took.toFixed(0)} ms`);
  // Compared with the first, because only the ratio says something on a machine that is slow or busy. One that was busy at
  // that very moment gets another chance.
  const mayTake = firstTook * 0.7;
  expect(took < mayTake ? took : await openAgain(folder)).toBeLessThan(mayTake);
});

const signIn = (url: string, email: string, password: string) =>
  statusOf(`${url}/api/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

async function openAgain(folder: string): Promise<number> {
  const begun = performance.now();
  const shop = await bench.openIn(folder);
  const took = performance.now() - begun;
  expect(await statusOf(`${shop.url}/`)).toBe(200);
  expect(shop.output()).not.toMatch(/admin|password|Preparing|Migrated|Filled/i);
  expectNoStackTraces(shop.output());
  await shop.stop();
  return took;
}

test('an administrator named by ADMIN_EMAIL and ADMIN_PASSWORD is made without showing the password', async () => {
  const database = await bench.externalDatabase(bench.emptyFolder());
  const shop = await bench.openIn(bench.emptyFolder(), {
    DATABASE_URL: database.url,
    ADMIN_EMAIL: 'owner@shop.example.in',
    ADMIN_PASSWORD: 'Ploughshare-71-Kettle',
  });
  expect(shop.output()).toContain('Admin       owner@shop.example.in');
  expect(shop.output()).not.toContain('Ploughshare-71-Kettle');
  expect([...shop.output().matchAll(shownPassword)]).toEqual([]);
  expect(await signIn(shop.url, 'owner@shop.example.in', 'Ploughshare-71-Kettle')).toBe(200);
});
