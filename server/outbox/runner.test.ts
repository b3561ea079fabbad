import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, QueryConfig } from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { countStatements } from '../../tests/support/accounts.ts';
import { outboxCounts, testOutbox } from '../../tests/support/outbox.ts';
import { withTransaction } from '../db/connect.ts';
import { claimDue, settleClaims } from './claims.ts';
import { enqueue } from './enqueue.ts';
import { PermanentFailure } from './failure.ts';
import { startOutbox } from './runner.ts';

const { add, later, log, now, pool, row, start } = testOutbox();

/** The database; an answer reaches whoever waits for it so many turns of the promise queue later. */
function watchedPool(onAnswer: (statement: QueryConfig) => number): Pool {
  return new Proxy(pool(), {
    get: (database, name) =>
      name !== 'query'
        ? Reflect.get(database, name)
        : async (statement: QueryConfig) => {
            const answer = await database.query(statement);
            for (let step = onAnswer(statement); step > 0; step -= 1) await undefined;
            return answer;
          },
  });
}

describe('what the shop promises to send', () => {
  it('leaves once, even when the same event is heard twice', async () => {
    expect(await add('order:1')).toBe(true);
    expect(await add('order:1')).toBe(false);
    const handled: unknown[] = [];
    const runner = start({ handlers: { note: async (payload) => void handled.push(payload) } });
    await runner.drain();
    await runner.drain();
    expect(handled).toEqual([{ about: 'order:1' }]);
    expect(await row('order:1')).toMatchObject({
      status: 'sent',
      attempts: 1,
      last_error: null,
      locked_by: null,
    });
    expect(await outboxCounts(pool())).toEqual({ pending: 0, failed: 0, dead: 0, sent: 1 });
  });

  it('is not sent when the order it speaks of was not saved', async () => {
    const saving = withTransaction(pool(), async (client) => {
      await enqueue(client, { kind: 'note', payload: {}, dedupeKey: 'order:2' });
      throw new Error('sold out');
    });
    await expect(saving).rejects.toThrow('sold out');
    expect(await outboxCounts(pool())).toMatchObject({ pending: 0 });
  });

  it('leaves soon after it was promised, by a wake-up', async () => {
    const handled = vi.fn(async () => undefined);
    const woken = startOutbox({ pool: pool(), log, handlers: { note: handled } });
    await woken.drain();
    await add('order:3');
    woken.wake();
    await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1));
    await woken.stop();
  });

  it('is shared by two processes: 50 messages, each sent exactly once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(`order:${index}`)));
    const handled: string[] = [];
    const by = (name: string) => async (_payload: unknown, meta: { dedupeKey: string }) => {
      await delay(5);
      handled.push(`${name} ${meta.dedupeKey}`);
    };
    const first = start({ handlers: { note: by('first') } });
    const second = start({ handlers: { note: by('second') } });
    await Promise.all([first.drain(), second.drain()]);
    expect(new Set(handled.map((entry) => entry.split(' ')[1])).size).toBe(50);
    expect(handled).toHaveLength(50);
    expect(new Set(handled.map((entry) => entry.split(' ')[0])).size).toBe(2);
    expect(await outboxCounts(pool())).toMatchObject({ sent: 50, pending: 0 });
  });

  it('is never more than the allowed number at a time', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => add(`order:${index}`)));
    let running = 0;
    let most = 0;
    const note = async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(2);
      running -= 1;
    };
    await start({ handlers: { note }, concurrency: 3 }).drain();
    expect(most).toBe(3);
    expect(await outboxCounts(pool())).toMatchObject({ sent: 12 });
  });
});

describe('many messages', () => {
  it('that end together cost one statement to lease and one to settle them, and no look after that', async () => {
    const asked: string[] = [];
    const runner = start({
      handlers: { note: async () => undefined },
      pool: watchedPool(({ name = '' }) => {
        asked.push(name);
        return 0;
      }),
    });
    await runner.drain();
    asked.length = 0;
    await add('order:1');
    await add('order:2');
    runner.wake();
    await vi.waitFor(async () => expect(await outboxCounts(pool())).toMatchObject({ sent: 2 }));
    await delay(100);
    expect(asked).toEqual(['claim due messages', 'settle messages']);
  });

  it('are leased and settled several at a time', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(`order:${index}`)));
    const runner = start({ handlers: { note: async () => undefined } });
    const statements = await countStatements(() => runner.drain());
    expect(await outboxCounts(pool())).toMatchObject({ sent: 40 });
    expect(statements).toBeLessThanOrEqual(40);
  });
});

describe('a message that takes long', () => {
  it('leaves the other places free: three that hang do not hold up the fourth', async () => {
    for (const name of ['order:1', 'order:2', 'order:3']) await add(name, 'hangs');
    const hanging = vi.fn(() => new Promise<void>(() => undefined));
    const handled = vi.fn(async () => undefined);
    const runner = start({ handlers: { hangs: hanging, note: handled }, stopMs: 0 });
    await vi.waitFor(() => expect(hanging).toHaveBeenCalledTimes(3));
    await add('order:4');
    runner.wake();
    await vi.waitFor(async () => expect(await row('order:4')).toMatchObject({ status: 'sent' }));
  });

  it('is settled with its own end, whenever another one has just been settled', async () => {
    for (let moment = 0; moment < 24; moment += 1) {
      await add(`first:${moment}`, 'first');
      await add(`second:${moment}`, 'second');
      let end = () => {};
      const second = new Promise<void>((resolve) => {
        end = resolve;
      });
      const watched = watchedPool(({ name }) => {
        if (name !== 'settle messages') return 0;
        end();
        return moment;
      });
      const handlers = { first: async () => undefined, second: () => second };
      await start({ handlers, pool: watched }).drain();
      expect(await outboxCounts(pool()), `${moment} steps`).toMatchObject({ pending: 0 });
    }
  });
});

describe('a process that dies', () => {
  it('leaves its message to the others once its time is over, and not before', async () => {
    await add('order:1');
    const crashed = await claimDue(pool(), {
      lockedBy: 'crashed',
      leaseMs: 60_000,
      limit: 1,
      now: now(),
    });
    expect(crashed).toHaveLength(1);
    const handled = vi.fn(async () => undefined);
    const runner = start({ handlers: { note: handled } });
    await runner.drain();
    expect(handled).not.toHaveBeenCalled();
    later(60_001);
    await runner.drain();
    expect(handled).toHaveBeenCalledTimes(1);
    expect(await row('order:1')).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('cannot change the message after another process has taken it over', async () => {
    await add('order:1');
    let finish = () => {};
    const slow = start({
      handlers: {
        note: () =>
          new Promise<void>((resolve) => {
            finish = resolve;
          }),
      },
    });
    await vi.waitFor(async () => expect(await row('order:1')).toMatchObject({ attempts: 1 }));
    later(60_001);
    await start({
      handlers: {
        note: async () => {
          throw new PermanentFailure('refused');
        },
      },
    }).drain();
    finish();
    await slow.drain();
    expect(await row('order:1')).toMatchObject({ status: 'dead', attempts: 2, last_error: 'refused' });
  });

  it('for a while and wakes up cannot change the message either, once the same process has taken it again', async () => {
    await add('order:1');
    const take = () => claimDue(pool(), { lockedBy: 'sleeper', leaseMs: 1000, limit: 1, now: now() });
    const [before] = await take();
    later(1000);
    const [after] = await take();
    if (before === undefined || after === undefined) throw new Error('Nothing was due');
    const late = { claim: before, outcome: { status: 'dead', error: 'late' } } as const;
    const inTime = { claim: after, outcome: { status: 'sent' } } as const;
    expect(await settleClaims(pool(), [late], now())).toEqual(new Set());
    expect(await settleClaims(pool(), [late, inTime], now())).toEqual(new Set([after.id]));
  });

  it('again and again with the same message runs out of attempts too', async () => {
    await add('order:1');
    for (let crash = 0; crash < 2; crash += 1) {
      await claimDue(pool(), { lockedBy: 'crashed', leaseMs: 1000, limit: 1, now: now() });
      later(1000);
    }
    const handled = vi.fn(async () => undefined);
    await start({ handlers: { note: handled }, maxAttempts: 2 }).drain();
    expect(handled).not.toHaveBeenCalled();
    expect((await row('order:1')).status).toBe('dead');
  });
});
