import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONLINE_NOT_OFFERED } from '../../domain/payments/payment-mode.ts';
import { CUSTOMER_EMAIL, type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { readConfig } from '../config.ts';
import { phonePeGateway } from './gateway.ts';

describe('an order that is paid in test mode', () => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await paymentShop();
  });
  afterAll(() => shop.close());

  const paidOrder = async () => {
    const order = await shop.placeOrder();
    const { page, transactionId } = await shop.initiate(order);
    await shop.pay(page);
    expect(await shop.status(transactionId)).toBe('COMPLETED');
    return order;
  };

  it('is marked for administrators, in the file of orders, on its invoice and in the receipt', async () => {
    const { id } = await paidOrder();
    const admin = await shop.admin();
    const seen = (await shop.call('GET', `/orders/${id}`, undefined, admin)).json().order;
    expect(seen).toMatchObject({ payment_status: 'PAID', test_payment: true });
    expect((await shop.call('GET', `/orders/${id}`)).json().order).not.toHaveProperty('test_payment');
    const csv = (await shop.call('GET', '/orders/export', undefined, admin)).body.split('\r\n');
    const place = csv[0]?.split(',').indexOf('Test Payment');
    expect(place).toBeGreaterThan(0);
    expect(csv.find((line) => line.includes(id))).toMatch(/,Test payment(?:,|$)/);
    const { rows: invoices } = await shop.pool.query(
      `select document ->> 'payment' as payment from invoices where order_id = $1`,
      [id],
    );
    expect(invoices).toEqual([{ payment: 'Online Payment (Test payment)' }]);
    const { rows: mails } = await shop.pool.query<{ text: string }>(
      `select payload ->> 'text' as text from outbox where kind = 'mail' and payload ->> 'to' = $1`,
      [CUSTOMER_EMAIL],
    );
    expect(mails.map(({ text }) => text).join()).toContain('Test payment: No real money was charged');
  });

  it('stays marked when it is cancelled and its money is given back', async () => {
    const { id } = await paidOrder();
    const admin = await shop.admin();
    await shop.call('PUT', `/orders/${id}`, { status: 'CANCELLED' }, admin);
    const { rows } = await shop.pool.query('select status, test_payment from orders where id = $1', [id]);
    expect(rows).toEqual([{ status: 'CANCELLED', test_payment: true }]);
  });

  it('is told from one that is paid in cash', async () => {
    const { id } = await shop.placeOrder('cod');
    const admin = await shop.admin();
    const order = (await shop.call('GET', `/orders/${id}`, undefined, admin)).json().order;
    expect(order.test_payment).toBe(false);
  });
});

describe('a shop that sells for cash on delivery alone', () => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await paymentShop({ settings: { PAYMENTS: 'cod-only' } });
  });
  afterAll(() => shop.close());

  it.each(['/orders/guest', '/orders'])('refuses an online order at %s in words', async (path) => {
    await expect(shop.placeOrder('online')).rejects.toThrow(ONLINE_NOT_OFFERED.message);
    const { id } = await shop.placeOrder('cod');
    const { order } = (await shop.call('GET', `/orders/${id}`)).json();
    const { shipping_address: address, order_items: items } = order;
    const reply = await shop.call('POST', path, {
      items: items.map((item: { product_id: string }) => ({ productId: item.product_id, quantity: 1 })),
      shippingAddress: address,
      billingAddress: address,
      paymentMethod: 'UPI',
    });
    expect([reply.statusCode, errorOf(reply).code]).toEqual([422, ONLINE_NOT_OFFERED.code]);
  });

  it('starts no payment, has no simulator and hears no webhook', async () => {
    const { id, amount } = await shop.placeOrder('cod');
    for (const path of ['/payment/initiate', '/payment/create-sdk-order']) {
      const reply = await shop.call('POST', path, { orderId: id, amount });
      expect([reply.statusCode, errorOf(reply).code]).toEqual([409, ONLINE_NOT_OFFERED.code]);
    }
    expect((await shop.app.inject({ url: '/simulator/checkout.js' })).statusCode).toBe(404);
    expect((await shop.call('POST', '/payment/webhook', {})).statusCode).toBe(401);
  });
});

describe('PhonePe', () => {
  const settings = {
    PHONEPE_CLIENT_ID: 'shop',
    PHONEPE_CLIENT_SECRET: 'secret',
    PHONEPE_WEBHOOK_USERNAME: 'hook',
    PHONEPE_WEBHOOK_PASSWORD: 'hook-secret',
  };

  it.each([
    ['sandbox', true],
    ['production', false],
  ])('%s is a test: %s', (environment, isTest) => {
    const { phonepe } = readConfig({ ...settings, PHONEPE_ENV: environment });
    if (phonepe === undefined) throw new Error('The gateway is not named');
    expect(phonePeGateway(phonepe).isTest).toBe(isTest);
  });
});
