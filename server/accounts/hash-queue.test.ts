import { describe, expect, it } from 'vitest';
import { createHashQueue } from './hash-queue.ts';
import { DUMMY_HASH, hashPassword } from './passwords.ts';

const CORES = 2;

/** A queue for two cores, and hashes that are done when the test says so. */
function openQueue() {
  const queued = createHashQueue(CORES);
  const finish: (() => void)[] = [];
  const work = { running: 0, most: 0 };
  const hashLater = () =>
    queued(
      () =>
        new Promise<string>((resolve) => {
          work.running += 1;
          work.most = Math.max(work.most, work.running);
          finish.push(() => {
            work.running -= 1;
            resolve('hashed');
          });
        }),
    );
  const finishAll = async (): Promise<void> => {
    for (let next = finish.shift(); next !== undefined; next = finish.shift()) {
      next();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { queued, hashLater, finishAll, work };
}

describe('hashing passwords', () => {
  it('of somebody known goes ahead of a flood, and is not sent away by it', async () => {
    const { queued, hashLater, finishAll } = openQueue();
    const done: string[] = [];
    const flood = Array.from({ length: 65 * CORES }, () => hashLater().then(() => done.push('flood')));
    const sentAway = expect(hashLater()).rejects.toThrow('The shop is busy');
    const owner = queued(async () => done.push('owner'), true);
    await finishAll();
    await Promise.all([...flood, owner]);
    await sentAway;
    expect(done.indexOf('owner')).toBeLessThanOrEqual(CORES);
  });

  it('uses one core each, and the rest wait in a queue', async () => {
    const { hashLater, finishAll, work } = openQueue();
    const all = Array.from({ length: CORES * 5 }, hashLater);
    expect(work.running).toBe(CORES);
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(CORES * 5);
    expect(work.most).toBe(CORES);
  });

  it('turns away those who would wait for seconds, and serves again afterwards', async () => {
    const { hashLater, finishAll } = openQueue();
    const crowd = Array.from({ length: CORES * 65 }, hashLater);
    await expect(hashLater()).rejects.toMatchObject({ code: 'BUSY', status: 503 });
    await finishAll();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['hashed']));
    const later = hashLater();
    await finishAll();
    expect(await later).toBe('hashed');
  });

  it('lets the next one begin when one fails', async () => {
    const { queued, hashLater, finishAll } = openQueue();
    const broken = Array.from({ length: CORES }, () => queued(() => Promise.reject(new Error('broken'))));
    const next = hashLater();
    await expect(Promise.allSettled(broken)).resolves.toHaveLength(CORES);
    await finishAll();
    expect(await next).toBe('hashed');
  });

  it('for an unknown e-mail costs what a real one costs', async () => {
    const cost = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
    expect(DUMMY_HASH).toMatch(cost);
    expect(await hashPassword('twelve plates')).toMatch(cost);
  });
});
