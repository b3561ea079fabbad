import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { adminEvents } from './news.ts';

const AN_ORDER = '{"kind":"order","id":"GUEST-1"}';

describe('the news of the admin', () => {
  it('are told once for a rush of orders, and nothing of what is in them', async () => {
    const news = adminEvents();
    const told: unknown[] = [];
    const stop = news.listen((kinds) => told.push(kinds));
    for (const payload of [AN_ORDER, AN_ORDER, '{"kind":"enquiry","id":"2"}', '{"kind":"spy"}', 'rubbish'])
      news.hear(payload);
    await expect.poll(() => told).toEqual([['order', 'enquiry']]);
    stop?.();
    news.hear(AN_ORDER);
    news.close();
    expect(told).toHaveLength(1);
  });

  it('are told to at most a hundred listeners', () => {
    const news = adminEvents();
    const ends = Array.from({ length: 101 }, () => news.listen(() => undefined));
    expect(ends.filter((end) => end === null)).toHaveLength(1);
    ends[0]?.();
    expect(news.listen(() => undefined)).not.toBeNull();
    news.close();
  });
});

describe('the stream of news', () => {
  let shop: TestShop;
  let address: string;
  beforeAll(async () => {
    shop = await testShop();
    address = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api/dashboard/news`;
  });
  afterAll(() => shop.close());

  it('is for administrators', async () => {
    const { token } = await shop.signUp('USER');
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: bearer(token) })).status).toBe(403);
  });

  it('tells of an order as it comes, and lets the shop close', async () => {
    const { token } = await shop.signUp('ADMIN');
    const reply = await fetch(address, { headers: bearer(token) });
    expect(reply.headers.get('content-type')).toContain('text/event-stream');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(':\n\n');
    shop.news.hear(AN_ORDER);
    expect((await reader?.read())?.value).toBe('event: order\ndata:\n\n');
    const closing = shop.app.close();
    expect((await reader?.read())?.done).toBe(true);
    await closing;
  });
});
