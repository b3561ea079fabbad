import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paise } from '../../../domain/pricing/money.ts';
import { type PaymentShop, paymentShop } from '../../../tests/support/payments.ts';
import { bearer, testShop } from '../../../tests/support/test-shop.ts';
import { changeEntry } from './entries.ts';
import { type SimulatorKeys, simulatorKeys } from './keys.ts';
import { orderEntry } from './orders.ts';

let shop: PaymentShop;
let keys: SimulatorKeys;
let token: string;
beforeAll(async () => {
  shop = await paymentShop();
  keys = await simulatorKeys(shop.pool)();
  token = (await askToken(keys.clientSecret)).json().access_token;
});
afterAll(() => shop.close());

const askToken = (clientSecret: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/simulator/v1/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: keys.clientId,
      client_secret: clientSecret,
      client_version: '1',
      grant_type: 'client_credentials',
    }).toString(),
  });
const gateway = (method: 'GET' | 'POST', path: string, body?: object, bearerToken = token) =>
  shop.app.inject({
    method,
    url: `/simulator${path}`,
    headers: { authorization: `O-Bearer ${bearerToken}` },
    ...(body === undefined ? {} : { payload: body }),
  });
const newOrder = (merchantOrderId: string) => ({
  merchantOrderId,
  amount: 746200,
  expireAfter: 1200,
  paymentFlow: {
    type: 'PG_CHECKOUT',
    merchantUrls: { redirectUrl: 'https://shop.example/payment-response' },
  },
});
const open = (url: string | URL) => shop.app.inject({ url: new URL(url).pathname + new URL(url).search });

describe('the simulated gateway', () => {
  it('gives tokens for its own keys alone, with times in seconds', async () => {
    expect((await askToken('wrong')).statusCode).toBe(401);
    const { issued_at, expires_at, token_type } = (await askToken(keys.clientSecret)).json();
    expect(token_type).toBe('O-Bearer');
    expect(expires_at - issued_at).toBe(3600);
    expect(Math.abs(issued_at - Date.now() / 1000)).toBeLessThan(60);
    for (const wrong of ['', 'x', `${token}x`, '9999999999.forged'])
      expect((await gateway('POST', '/checkout/v2/pay', newOrder('a'), wrong)).statusCode).toBe(401);
  });

  it('has keys of each shop’s own', async () => {
    const other = await paymentShop();
    try {
      expect((await simulatorKeys(other.pool)()).clientSecret).not.toBe(keys.clientSecret);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['an id that is too long', { merchantOrderId: 'x'.repeat(64) }],
    ['an id with other characters', { merchantOrderId: 'a b' }],
    ['less than a rupee', { amount: 99 }],
    ['half a paisa', { amount: 100.5 }],
    ['no time to pay', { expireAfter: 299 }],
    ['another flow', { paymentFlow: { type: 'OTHER' } }],
  ])('refuses an order with %s', async (_what, change) => {
    const reply = await gateway('POST', '/checkout/v2/pay', { ...newOrder('refused'), ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('takes an id once, and does not know others', async () => {
    expect((await gateway('POST', '/checkout/v2/pay', newOrder('once'))).statusCode).toBe(200);
    expect((await gateway('POST', '/checkout/v2/pay', newOrder('once'))).json().code).toBe('BAD_REQUEST');
    const unknown = await gateway('GET', '/checkout/v2/order/nobody/status');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json().code).toBe('INVALID_MERCHANT_ORDER_ID');
    expect((await gateway('GET', '/payments/v2/refund/nobody/status')).statusCode).toBe(404);
  });

  it('lets an order run out', async () => {
    await gateway('POST', '/checkout/v2/pay', newOrder('old'));
    await changeEntry(shop.pool, orderEntry('old'), (order) => ({ ...order, expireAt: Date.now() - 1 }));
    expect((await gateway('GET', '/checkout/v2/order/old/status')).json()).toMatchObject({
      state: 'FAILED',
      errorCode: 'TXN_NOT_COMPLETED',
      detailedErrorCode: 'ORDER_EXPIRED',
    });
  });

  it('approves late when it is told to', async () => {
    await shop.turn({ lateMs: 400 });
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { outcome: 'late', webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('PENDING');
    await expect.poll(() => shop.status(order.id), { timeout: 5_000 }).toBe('COMPLETED');
  });

  it.each(['repeated', 'late'] as const)('tells the shop %s when it is told to', async (webhook) => {
    await shop.turn({ lateMs: 100 });
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook });
    await expect.poll(async () => (await shop.order(order.id)).payment_status).toBe('PAID');
  });

  it('goes on in any process of the shop', async () => {
    const other = await paymentShop({ pool: shop.pool });
    try {
      const order = await shop.placeOrder();
      const { page } = await shop.initiate(order);
      const elsewhere = new URL(page.pathname + page.search, other.url);
      expect((await fetch(elsewhere)).status).toBe(200);
      await other.pay(elsewhere, { webhook: 'dropped' });
      expect(await shop.status(order.id)).toBe('COMPLETED');
    } finally {
      await other.app.close();
      other.live.close();
    }
  });

  it('gives back no more than was paid', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const merchantOrderId = await shop.attemptId(order.id);
    const refund = (merchantRefundId: string, amount: number) =>
      shop.parts.gateway.client.refund({
        merchantRefundId,
        merchantOrderId,
        amount: paise(amount),
      });
    expect(await refund('r1', order.amount + 100)).toMatchObject({ ok: false, code: 'EXCESS_REFUND_AMOUNT' });
    expect((await refund('r2', order.amount)).ok).toBe(true);
    expect(await refund('r3', 100)).toMatchObject({ ok: false, code: 'EXCESS_REFUND_AMOUNT' });
    expect(await refund('r2', 100)).toMatchObject({ ok: false, code: 'BAD_REQUEST' });
  });

  it('has switches that an owner alone turns, also on the shop’s own machine', async () => {
    const url = '/simulator/switches';
    const put = (payload: object, headers: Record<string, string> = {}) =>
      shop.app.inject({ method: 'PUT', url, payload, headers });
    const [owner, manager, shopper] = [
      await shop.signUp('ADMIN'),
      await shop.signUp('ADMIN', 'manager'),
      await shop.signUp('USER'),
    ];
    expect((await put({ gateway: 'down' })).statusCode).toBe(401);
    expect((await put({ gateway: 'down' }, bearer(shopper.token))).statusCode).toBe(403);
    expect((await put({ gateway: 'down' }, bearer(manager.token))).statusCode).toBe(403);
    expect((await put({ gateway: 'gone' }, bearer(owner.token))).statusCode).toBe(400);
    const turned = await put({ refundMs: 10 }, bearer(owner.token));
    expect(turned.json()).toMatchObject({ gateway: 'up', refundMs: 10 });
    expect((await shop.app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
    expect((await shop.app.inject({ url })).json()).toMatchObject({ refundMs: 10 });
  });

  it('is not there when a real gateway is named', async () => {
    const live = await testShop({
      pool: shop.pool,
      settings: {
        PHONEPE_CLIENT_ID: 'SHOP',
        PHONEPE_CLIENT_SECRET: 'secret',
        PHONEPE_WEBHOOK_USERNAME: 'shop_user',
        PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd123',
        PHONEPE_ENV: 'sandbox',
      },
    });
    try {
      expect(live.app.paymentGateway).toMatchObject({
        provider: 'phonepe',
        scriptUrl: 'https://mercury-stg.phonepe.com/web/bundle/checkout.js',
      });
      for (const path of ['/simulator/pay', '/simulator/checkout.js', '/simulator/switches'])
        expect((await live.app.inject({ url: path })).statusCode).toBe(404);
    } finally {
      await live.app.close();
      live.live.close();
    }
  });

  it('is what a shop with the settings of PhonePe can pay with, over the network', async () => {
    const other = await paymentShop({
      pool: shop.pool,
      settings: {
        PHONEPE_CLIENT_ID: keys.clientId,
        PHONEPE_CLIENT_SECRET: keys.clientSecret,
        PHONEPE_WEBHOOK_USERNAME: 'shop_user',
        PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd123',
        PHONEPE_BASE_URL: `${shop.url}/simulator`,
        PHONEPE_AUTH_URL: `${shop.url}/simulator/`,
      },
    });
    try {
      const order = await other.placeOrder();
      const { page } = await other.initiate(order);
      await shop.pay(new URL(page.pathname + page.search, shop.url), { webhook: 'dropped' });
      const webhook = {
        event: 'checkout.order.completed',
        payload: { merchantOrderId: await other.attemptId(order.id), state: 'COMPLETED' },
      };
      const authorization = '699ffe20fbb76bb075b2550d9bd1f7aeca44103bdd99f53deb0e9a3ea3cb0a51';
      const heard = await other.call('POST', '/payment/webhook', webhook, { authorization });
      expect(heard.json()).toEqual({ success: true, message: 'Settled' });
      expect((await other.order(order.id)).payment_status).toBe('PAID');
    } finally {
      await other.app.close();
      other.live.close();
    }
  });
});

describe('the test mode’s pay page', () => {
  it('says plainly that it is a test, runs without a script and is framed by the shop alone', async () => {
    const { page } = await shop.initiate(await shop.placeOrder());
    const reply = await open(page);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('TEST MODE');
    expect(reply.body).not.toMatch(/<script|\sstyle=|\son\w+=/);
    expect(reply.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'self'; form-action 'self'; frame-ancestors 'self'/,
      ),
    });
  });

  it('opens for the shopper’s own token alone', async () => {
    const { page } = await shop.initiate(await shop.placeOrder());
    for (const wrong of ['', 'x', '.', '%00', `${page.searchParams.get('token')}x`]) {
      const reply = await shop.app.inject({ url: `/simulator/pay?token=${wrong}` });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).toContain('This payment is not known');
    }
    const nonsense = await fetch(new URL('/simulator/pay', shop.url), {
      method: 'POST',
      body: new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome: 'constructor' }),
    });
    expect(nonsense.status).toBe(400);
  });

  it('changes nothing at the second click', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await Promise.all(Array.from({ length: 5 }, () => shop.pay(page, { webhook: 'dropped' })));
    await shop.pay(page, { outcome: 'cancel', webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('COMPLETED');
    expect((await open(page)).body).toContain('This payment is finished');
  });

  it('reports its end to the page around it when it is shown in the shop', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    page.searchParams.set('mode', 'frame');
    const cancelled = await shop.pay(page, { outcome: 'cancel', webhook: 'dropped' });
    expect(cancelled.status).toBe(200);
    expect(cancelled.text).toContain('data-event="USER_CANCEL"');
    expect(cancelled.text).toContain('<script src="/simulator/pay.js">');
    const again = await shop.initiate(order);
    again.page.searchParams.set('mode', 'frame');
    expect((await shop.pay(again.page)).text).toContain('data-event="CONCLUDED"');
  });
});
