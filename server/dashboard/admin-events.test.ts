import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { type AdminListener, adminEvents } from './admin-events.ts';

const AN_ORDER = '{"kind":"order","id":"GUEST-1"}';

const listener = (more: Partial<AdminListener> = {}): AdminListener => ({
  sessionId: '1',
  onEvents: () => undefined,
  onEnd: () => undefined,
  ...more,
});

describe('the events of the admin', () => {
  it('are sent once for a rush of orders, without its content', async () => {
    const events = adminEvents();
    const received: unknown[] = [];
    const unsubscribe = events.subscribe(listener({ onEvents: (sent) => received.push(sent) }));
    for (const payload of [AN_ORDER, AN_ORDER, '{"kind":"enquiry","id":"2"}', '{"kind":"spy"}', 'rubbish'])
      events.publish(payload);
    await expect.poll(() => received).toEqual([['order', 'enquiry']]);
    unsubscribe?.();
    events.publish(AN_ORDER);
    events.close();
    expect(received).toHaveLength(1);
  });

  it('are sent to at most a hundred listeners', () => {
    const events = adminEvents();
    const ends = Array.from({ length: 101 }, () => events.subscribe(listener()));
    expect(ends.filter((end) => end === null)).toHaveLength(1);
    ends[0]?.();
    expect(events.subscribe(listener())).not.toBeNull();
    events.close();
  });
});

describe('the stream of events', () => {
  let shop: TestShop;
  let address: string;
  beforeAll(async () => {
    shop = await testShop();
    address = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/dashboard/events`;
  });
  afterAll(() => shop.close());

  it('is for administrators', async () => {
    const { token } = await shop.signUp('USER');
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: bearer(token) })).status).toBe(403);
  });

  it('ends with its session, and no other', async () => {
    const open = async () => {
      const { userId, token } = await shop.signUp('ADMIN');
      const { rows } = await shop.pool.query<{ id: string }>('select id from sessions where user_id = $1', [
        userId,
      ]);
      const reply = await fetch(address, { headers: bearer(token) });
      const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toBe(':\n\n');
      return { id: rows[0]?.id ?? '', reader };
    };
    const [first, second] = [await open(), await open()];
    shop.adminEvents.endSession(first.id);
    expect((await first.reader?.read())?.done).toBe(true);
    shop.adminEvents.publish(AN_ORDER);
    expect((await second.reader?.read())?.value).toBe('event: order\ndata:\n\n');
    shop.adminEvents.endAll();
    expect((await second.reader?.read())?.done).toBe(true);
  });

  it('sends an event for an order as it comes, and lets the shop close', async () => {
    const { token } = await shop.signUp('ADMIN');
    const reply = await fetch(address, { headers: bearer(token) });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(':\n\n');
    shop.adminEvents.publish(AN_ORDER);
    expect((await reader?.read())?.value).toBe('event: order\ndata:\n\n');
    const closing = shop.app.close();
    expect((await reader?.read())?.done).toBe(true);
    await closing;
  });
});
