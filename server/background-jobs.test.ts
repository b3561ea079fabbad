import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackgroundJobs } from './background-jobs.ts';
import { createLogger } from './http/logging.ts';

let lines: string[];
let jobs: BackgroundJobs;
beforeEach(() => {
  lines = [];
  jobs = new BackgroundJobs(createLogger('info', { write: (line) => void lines.push(line) }));
});
afterEach(() => jobs.stop());

const sample = (name: string) => jobs.samples().find(([each]) => each === name);

it('runs a job now and then, and logs how much it did only where that is something', async () => {
  const run = vi.fn(async () => ({ cancelled: run.mock.calls.length === 1 ? 2 : 0 }));
  jobs.start([{ name: 'orders', everyMs: 5, run }]);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(3));
  await jobs.stop();
  expect(lines.filter((line) => line.includes('"cancelled":2'))).toHaveLength(1);
  expect(lines.join()).not.toContain('"cancelled":0');
  expect(sample('shop_job_runs_total')).toEqual([
    'shop_job_runs_total',
    run.mock.calls.length,
    { job: 'orders' },
  ]);
});

it('runs a woken job at once, never twice at the same time, and once more if it was woken meanwhile', async () => {
  let atOnce = 0;
  let most = 0;
  const run = vi.fn(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await delay(10);
    atOnce -= 1;
  });
  jobs.start([{ name: 'alerts', everyMs: 60_000, run }]);
  for (let times = 0; times < 5; times += 1) jobs.wake('alerts');
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2));
  await delay(30);
  expect(run).toHaveBeenCalledTimes(2);
  expect(most).toBe(1);
});

it('says once that a job fails and once that it works again, and counts each failure', async () => {
  let isAway = true;
  const run = vi.fn(async () => {
    if (isAway) throw new Error('the database is away');
  });
  jobs.start([{ name: 'payments', everyMs: 5, run }]);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2));
  isAway = false;
  await vi.waitFor(() => expect(lines.join()).toContain('works again'));
  expect(lines.filter((line) => line.includes('the database is away'))).toHaveLength(1);
  expect(lines).toHaveLength(2);
  expect(sample('shop_job_failures_total')?.[1]).toBeGreaterThan(1);
});

it('tells a job that is under way to stop, waits for it, and starts none afterwards', async () => {
  const events: string[] = [];
  jobs.start([
    {
      name: 'back-up',
      everyMs: 60_000,
      run: async (stopping) => {
        events.push('begun');
        await delay(60_000, undefined, { signal: stopping }).catch(() => events.push('given up'));
      },
    },
  ]);
  jobs.wake('back-up');
  jobs.wake('back-up');
  await jobs.stop();
  jobs.wake('back-up');
  expect(events).toEqual(['begun', 'given up']);
});

it('does at the start what fell due while no process was there, where that is wanted', async () => {
  const [urgent, other] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  jobs.start([
    { name: 'unpaid orders', everyMs: 60_000, atStart: true, run: urgent },
    { name: 'back-up', everyMs: 60_000, run: other },
  ]);
  await jobs.stop();
  expect([urgent.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});
