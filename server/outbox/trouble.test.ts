import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { testOutbox } from '../../tests/support/outbox.ts';
import { NothingToSend } from './attempt.ts';
import { retryDead } from './backlog.ts';
import { PermanentFailure } from './failure.ts';

const { add, later, log, pool, row, start } = testOutbox();

describe('a message that does not get through', () => {
  it('is tried again after growing pauses and given up after the last attempt', async () => {
    await add('order:1');
    const note = vi.fn(async () => {
      throw new Error('451 try later, asha@example.in');
    });
    const runner = start({ handlers: { note }, maxAttempts: 4 });
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await runner.drain();
      const { status, wait, last_error } = await row('order:1');
      expect({ status, last_error }).toEqual({ status: 'failed', last_error: '451 try later, [address]' });
      waits.push(wait);
      later(wait - 1);
      await runner.drain();
      expect(note).toHaveBeenCalledTimes(round + 1);
      later(1);
    }
    await runner.drain();
    expect(waits.map((wait, index) => wait / (5_000 * 3 ** index))).toSatisfy((parts: number[]) =>
      parts.every((part) => part >= 0.8 && part <= 1),
    );
    expect(await row('order:1')).toMatchObject({ status: 'dead', attempts: 4 });
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('asha');
  });

  it('is given up at once when no further attempt can help, until an administrator tries it again', async () => {
    await add('order:1');
    let isMended = false;
    const note = async () => {
      if (!isMended) throw new PermanentFailure('550 no such user');
    };
    const runner = start({ handlers: { note } });
    await runner.drain();
    const { id, ...dead } = await row('order:1');
    expect(dead).toMatchObject({ status: 'dead', attempts: 1, last_error: '550 no such user' });
    isMended = true;
    expect(await retryDead(pool(), id)).toBe(true);
    expect(await retryDead(pool(), id)).toBe(false);
    await runner.drain();
    expect(await row('order:1')).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
  });

  it('because there was nothing to send says so', async () => {
    await add('order:1');
    await start({ handlers: { note: async () => new NothingToSend('The order was deleted') } }).drain();
    expect(await row('order:1')).toMatchObject({ status: 'sent', last_error: 'The order was deleted' });
  });

  it('holds up nobody settled with it, whatever characters are to be kept', async () => {
    await add('order:1');
    await add('order:2');
    const kept = { text: 'NUL \0, half an emoji \ud83d, {"a","b"} \\ \'' };
    await start({ handlers: { note: async () => new NothingToSend('Not set up', kept) } }).drain();
    const { rows } = await pool().query('select status, kept_mail from outbox');
    expect(rows).toEqual(Array(2).fill({ status: 'sent', kept_mail: kept }));
  });

  it('of a kind that nobody knows is given up with a reason', async () => {
    await add('order:1', 'constructor');
    await start({ handlers: {} }).drain();
    expect(await row('order:1')).toMatchObject({
      status: 'dead',
      last_error: expect.stringContaining('"constructor"'),
    });
  });

  it('does not hold up the others, whether its handler hangs or fails in an unusual way', async () => {
    for (const kind of ['hangs', 'throws', 'throws-nothing', 'note']) await add(kind, kind);
    const signals: AbortSignal[] = [];
    const runner = start({
      leaseMs: 100,
      concurrency: 1,
      handlers: {
        hangs: (_payload, { signal }) => {
          signals.push(signal);
          return new Promise(() => undefined);
        },
        throws: () => {
          throw new Error('at once');
        },
        'throws-nothing': () => Promise.reject(Object.create(null)),
        note: async () => undefined,
      },
    });
    await runner.drain();
    expect(await row('hangs')).toMatchObject({ status: 'failed', last_error: 'No reply within 0.05 s' });
    expect(signals[0]?.aborted).toBe(true);
    expect(await row('throws')).toMatchObject({ status: 'failed', last_error: 'at once' });
    expect(await row('throws-nothing')).toMatchObject({ status: 'failed', last_error: 'A thrown object' });
    expect(await row('note')).toMatchObject({ status: 'sent' });
  });
});

describe('when the database is away', () => {
  it('says so once, goes on looking without waiting for the regular look, and sends when it is back', async () => {
    await add('order:1');
    await pool().query('alter table outbox rename to outbox_away');
    const handled = vi.fn(async () => undefined);
    const runner = start({ handlers: { note: handled } });
    await delay(700);
    expect(log.warn).toHaveBeenCalledTimes(1);
    await pool().query('alter table outbox_away rename to outbox');
    await vi.waitFor(() => expect(handled).toHaveBeenCalledTimes(1), 5_000);
    expect(log.info).toHaveBeenCalledTimes(1);
    await runner.drain();
  });

  it('for the moment after a message has left, the message does not leave twice', async () => {
    await add('order:1');
    const note = vi.fn(async () => {
      await pool().query('alter table outbox rename to outbox_away');
      setTimeout(() => void pool().query('alter table outbox_away rename to outbox'), 100);
    });
    await start({ handlers: { note } }).drain();
    expect(note).toHaveBeenCalledTimes(1);
    expect(await row('order:1')).toMatchObject({ status: 'sent' });
  });
});

describe('when the shop stops', () => {
  it('the message under way is finished and no other is begun', async () => {
    await add('order:1');
    await add('order:2');
    const note = vi.fn(() => delay(60));
    const runner = start({ handlers: { note }, concurrency: 1 });
    await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(1));
    await runner.stop();
    expect((await row('order:1')).status).toBe('sent');
    expect(await row('order:2')).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('a message that hangs is cut off in time and kept for the next start', async () => {
    await add('order:1');
    const note = vi.fn(() => new Promise<void>(() => undefined));
    const runner = start({ handlers: { note }, stopMs: 30 });
    await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(1));
    await runner.stop();
    expect(await row('order:1')).toMatchObject({ status: 'failed', locked_by: null });
  });
});
