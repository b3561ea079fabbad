import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { ask, createTestBench, serverPid } from '../../../tests/support/embedded-bench.ts';
import type { TestShop } from '../../../tests/support/embedded-shop.ts';
import { signal, waitForExit } from './processes.ts';

const bench = createTestBench();
afterEach(bench.cleanUp);
afterAll(bench.removeAll);

it('refuses a second shop on the same folder, names the first and leaves it alone', async () => {
  const folder = await bench.sharedFolder();
  const first = await bench.openShop(folder, 'wait');
  const { url = '', pid } = await first.until('ready');
  await expect(bench.start(folder)).rejects.toMatchObject({
    code: 'FOLDER_IN_USE',
    message: expect.stringMatching(new RegExp(`pid ${first.pid}.*DATA_DIR.*DATABASE_URL`)),
  });
  expect(await ask(url, 'SELECT 1')).toBe(1);
  expect(serverPid(folder)).toBe(pid);
});

it('refuses it by the lock inside the database when the owner file is missing', async () => {
  const folder = await bench.sharedFolder();
  const first = await bench.openShop(folder, 'wait');
  await first.until('ready');
  rmSync(join(folder, 'owner.json'));
  await expect(bench.start(folder)).rejects.toThrow(`pid ${first.pid}`);
});

it('refuses to start twice inside one process', async () => {
  const folder = await bench.sharedFolder();
  const first = await bench.start(folder);
  await expect(bench.start(folder)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' });
  expect(await ask(first.url, 'SELECT 1')).toBe(1);
});

it('does not believe an owner file whose process id belongs to somebody else by now', async () => {
  const folder = await bench.sharedFolder();
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.ppid, started: 'long ago' }));
  expect(await ask((await bench.start(folder)).url, 'SELECT 1')).toBe(1);
});

it('lets one of three shops win that start at the same moment in an empty folder', async () => {
  await expectOneWinner(bench.emptyFolder());
});

it('lets one of three shops win that find the server of a killed one', async () => {
  const folder = await bench.sharedFolder();
  const killed = await bench.openShop(folder, 'wait');
  await killed.until('ready');
  await expectOneWinner(folder, async () => {
    signal(killed.pid, 'SIGKILL');
    await waitForExit(killed.pid, 5000);
  });
});

async function expectOneWinner(folder: string, before = async () => {}): Promise<void> {
  const shops = await Promise.all([1, 2, 3].map(() => bench.openShop(folder, 'start-on-signal')));
  await Promise.all(shops.map((shop) => shop.until('loaded')));
  await before();
  for (const shop of shops) signal(shop.pid, 'SIGUSR2');
  const answers = await Promise.all(shops.map((shop) => shop.until('ready', 'refused')));
  const winners = shops.filter((_, index) => answers[index]?.event === 'ready');
  expect(winners).toHaveLength(1);
  const winner = winners[0];
  for (const answer of answers.filter(({ event }) => event === 'refused')) {
    expect(answer).toMatchObject({ code: 'FOLDER_IN_USE' });
    expect(answer.message).toContain(`pid ${winner?.pid}`);
  }
  await expectServed(folder, winner);
}

/** The losers are gone, and the winner's server is still there. */
async function expectServed(folder: string, winner: TestShop | undefined): Promise<void> {
  const ready = await winner?.until('ready');
  expect(serverPid(folder)).toBe(ready?.pid);
  expect(await ask(ready?.url ?? '', 'SELECT 1')).toBe(1);
  if (winner !== undefined) signal(winner.pid, 'SIGKILL');
  await waitForExit(winner?.pid ?? 0, 5000);
}
