import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let release = () => {};
let held = Promise.resolve();
let worked = 0;

beforeAll(async () => {
  shop = await testShop({
    limits: { orders: 2, payments: 1, other: 1 },
    routes: (app) => {
      const handler = async () => {
        worked += 1;
        await held;
        return { success: true };
      };
      app.post('/api/order', { config: { access: 'public', lane: 'orders' }, handler });
      app.get('/api/list', { config: { access: 'public' }, handler });
      app.get('/api/broken', {
        config: { access: 'public' },
        handler: async () => {
          throw new Error('broken');
        },
      });
    },
  });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

const hold = () => {
  worked = 0;
  held = new Promise((resolve) => {
    release = resolve;
  });
};
const order = () => shop.app.inject({ method: 'POST', url: '/api/order', payload: {} });
const list = () => shop.app.inject('/api/list');
const untilWorked = async (count: number) => {
  while (worked < count) await delay(5);
};

describe('a shop that works on as many requests as it may', () => {
  it('refuses what comes then, at once and with the time to wait, and finishes what it has taken on', async () => {
    hold();
    const accepted = [order(), order()];
    await untilWorked(2);
    const refused = await Promise.all([order(), order(), order()]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(refused[0]?.headers['retry-after']).toBe('2');
    expect(refused.map((reply) => errorOf(reply).code)).toEqual(['BUSY', 'BUSY', 'BUSY']);
    expect(worked).toBe(2);
    release();
    expect((await Promise.all(accepted)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await order()).statusCode).toBe(200);
  });

  it('takes orders while lists are refused, answers for its health and lets people sign in', async () => {
    hold();
    const first = list();
    await untilWorked(1);
    expect((await list()).statusCode).toBe(503);
    const ordered = order();
    await untilWorked(2);
    expect((await shop.app.inject('/api/health')).statusCode).toBe(200);
    const login = { email: 'nobody@example.in', password: 'a wrong password' };
    const signIn = await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: login });
    expect(signIn.statusCode).toBe(401);
    release();
    expect([(await first).statusCode, (await ordered).statusCode]).toEqual([200, 200]);
  });

  it('frees the place of a failed, a refused and an unknown request', async () => {
    held = Promise.resolve();
    for (let time = 0; time < 3; time += 1) {
      expect((await shop.app.inject('/api/broken')).statusCode).toBe(500);
      expect((await shop.app.inject('/api/orders')).statusCode).toBe(401);
      expect((await shop.app.inject('/api/nothing')).statusCode).toBe(404);
    }
    expect((await list()).statusCode).toBe(200);
  });

  it('frees the place of a visitor who went away', async () => {
    hold();
    const { port } = shop.app.server.address() as { port: number };
    const gone = new AbortController();
    const call = fetch(`http://127.0.0.1:${port}/api/list`, { signal: gone.signal });
    await untilWorked(1);
    gone.abort();
    await expect(call).rejects.toThrow();
    release();
    await expect.poll(async () => (await list()).statusCode).toBe(200);
  });

  it('gives no place to a request whose body does not arrive', async () => {
    held = Promise.resolve();
    const { port } = shop.app.server.address() as { port: number };
    const { connect } = await import('node:net');
    const slow = [1, 2, 3].map(() => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        'POST /api/order HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
      );
      return socket;
    });
    await delay(100);
    expect((await order()).statusCode).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
