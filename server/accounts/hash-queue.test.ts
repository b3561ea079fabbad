import { availableParallelism } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, isPassword, NOBODYS_HASH } from './passwords.ts';

const work = vi.hoisted(() => ({ running: 0, most: 0, finish: [] as (() => void)[] }));

vi.mock('@node-rs/argon2', () => {
  const run = (answer: unknown) =>
    new Promise((resolve) => {
      work.running += 1;
      work.most = Math.max(work.most, work.running);
      work.finish.push(() => {
        work.running -= 1;
        resolve(answer);
      });
    });
  return { hash: () => run('hashed'), verify: () => run(true) };
});

const cores = availableParallelism();
async function finishAll(): Promise<void> {
  for (let next = work.finish.shift(); next !== undefined; next = work.finish.shift()) {
    next();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('hashing passwords', () => {
  it('goes on one core each, and the rest wait their turn', async () => {
    const all = Array.from({ length: cores * 5 }, (_, index) =>
      index % 2 === 0 ? hashPassword('x') : isPassword('hashed', 'x'),
    );
    expect(work.running).toBe(cores);
    await finishAll();
    expect(await Promise.all(all)).toHaveLength(cores * 5);
    expect(work.most).toBe(cores);
  });

  it('turns away those who would wait for seconds, and serves again afterwards', async () => {
    const crowd = Array.from({ length: cores * 65 }, () => hashPassword('x'));
    await expect(hashPassword('x')).rejects.toMatchObject({ code: 'BUSY', status: 503 });
    await finishAll();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['hashed']));
    const later = hashPassword('x');
    await finishAll();
    expect(await later).toBe('hashed');
  });

  it('for an unknown e-mail costs what a real one costs', () => {
    expect(NOBODYS_HASH).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
