import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { promiseWords } from '../../domain/shipping/promise.ts';
import { addBar, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { type Mail, mailSchema } from '../mail/mail.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { OrderMail } from './enqueue-order-mail.ts';
import { orderMailHandler } from './order-mails.ts';

const publicUrl = 'https://rackandrep.example';
let shop: TestShop;
let orderId: string;
let number: number;
let promise: { first: string; last: string };
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  await addBar(shop.pool, 'bar');
  const ordered = { items: [line('bar', 2)], couponCode: 'SAVE500', floor: 2, hasLift: false };
  const { order } = (await placeGuestOrder(shop, ordered)).json();
  promise = { first: order.promise_first, last: order.promise_last };
  orderId = order.id;
  number = order.order_number;
});
afterAll(() => shop.close());

/** What leaves when the outbox comes to it. */
async function sent(payload: OrderMail): Promise<Mail[]> {
  const mails: Mail[] = [];
  const handle = orderMailHandler({
    pool: shop.pool,
    publicUrl,
    readSettings: () => readSettings(shop.pool),
    send: async (mail) => void mails.push(mail),
  });
  const meta = {
    id: 1,
    payload,
    dedupeKey: 'x',
    createdAt: new Date(),
    attempt: 1,
    signal: AbortSignal.timeout(5000),
  };
  await handle(payload, meta);
  return mails;
}

describe('the mails about an order', () => {
  it('confirm it with every line, every amount and where it goes', async () => {
    const [mail, ...others] = await sent({ orderId, event: 'placed' });
    expect(others).toEqual([]);
    expect(mailSchema.parse(mail)).toMatchObject({
      to: 'asha@example.in',
      subject: `Your order RR-${number} at Rack & Rep`,
    });
    for (const text of [
      '2 × Test bar bar: ₹11,800.00',
      'Subtotal: ₹11,800.00',
      'Shipping: ₹500.00',
      'CGST 9%: ₹1,062.00',
      'SGST 9%: ₹1,062.00',
      'Discount (SAVE500): -₹500.00',
      'Total: ₹13,924.00',
      'Payment: Cash on Delivery',
      `Delivery: ${promiseWords(promise)}`,
      'Floor: 2nd floor, no lift',
      'Nashik, Maharashtra 422001',
      `${publicUrl}/order-success/${orderId}`,
    ])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('Round-off');
    expect(mail?.html).toContain('width=device-width');
  });

  it('name what rounding to the whole rupee added, so that they add up', async () => {
    await addBar(shop.pool, 'odd');
    await shop.pool.query(`update products set sale_price = 122850 where id = 'odd'`);
    const { order } = (await placeGuestOrder(shop, { items: [line('odd')] })).json();
    const [mail] = await sent({ orderId: order.id, event: 'placed' });
    for (const text of [
      'Subtotal: ₹1,228.50',
      'Shipping: ₹250.00',
      'CGST 9%: ₹110.57',
      'SGST 9%: ₹110.57',
      'Round-off: ₹0.36',
      'Total: ₹1,700.00',
    ])
      expect(mail?.text).toContain(text);
  });

  it('name the tax that was charged, also after the shop’s rate has changed', async () => {
    await shop.pool.query('update settings set tax_rate = 12');
    const [mail] = await sent({ orderId, event: 'placed' });
    await shop.pool.query('update settings set tax_rate = 18');
    expect(mail?.text).toContain('CGST 9%: ₹1,062.00');
  });

  it('lead to the page where it is paid, as long as there is something to pay', async () => {
    const { order } = (await placeGuestOrder(shop, { items: [line('bar')], paymentMethod: 'online' })).json();
    const [mail] = await sent({ orderId: order.id, event: 'pay' });
    expect(mail?.subject).toBe(`Your link to pay order RR-${order.order_number}`);
    expect(mail?.text).toContain(`Pay ₹7,212:\n${publicUrl}/order-success/${order.id}`);
    expect(mail?.text).toContain('We’ll keep the items reserved for you until');
    await shop.pool.query(`update orders set payment_status = 'PAID' where id = $1`, [order.id]);
    expect(await sent({ orderId: order.id, event: 'pay' })).toEqual([]);
  });

  it('tell that it is on its way, with the tracking id of then and what to have ready', async () => {
    const [mail] = await sent({ orderId, event: 'shipped', trackingId: 'DTDC-4711' });
    expect(mail?.subject).toBe(`Your order RR-${number} is on its way`);
    expect(mail?.text).toContain('Tracking ID: DTDC-4711');
    expect(mail?.text).toContain('Please keep ₹13,924.00 ready to pay on delivery');
    const [untracked] = await sent({ orderId, event: 'shipped' });
    expect(untracked?.text).not.toContain('racking id');
  });

  it('tell that it was cancelled, and that it is active again', async () => {
    expect((await sent({ orderId, event: 'cancelled' }))[0]?.subject).toBe(
      `Your order RR-${number} was cancelled`,
    );
    expect((await sent({ orderId, event: 'revived' }))[0]?.text).toContain('reopened it with the same items');
  });

  it('attack 59: carry what people typed as text', async () => {
    const attack = '<img src=x onerror=alert(1)>';
    const address = {
      ...ORDER_REQUEST_EXAMPLE.shippingAddress,
      fullName: attack,
      city: '<script>alert(1)</script>',
    };
    const reply = await placeGuestOrder(shop, { items: [line('bar')], shippingAddress: address });
    const [mail] = await sent({ orderId: reply.json().orderId, event: 'placed' });
    expect(mail?.html).not.toMatch(/<script|<img src=x/);
    expect(mail?.text).toContain(attack);
  });

  it('are not sent for an order that was deleted, nor to an address that takes no mail', async () => {
    const { orderId: odd } = (await placeGuestOrder(shop, { items: [line('bar')] })).json();
    // Such an address was once taken.
    await shop.pool.query(`update orders set customer_email = 'asha,rao@example.in' where id = $1`, [odd]);
    expect(await sent({ orderId: odd, event: 'placed' })).toEqual([]);
    const { token } = await shop.signUp('ADMIN');
    const { orderId: gone } = (await placeGuestOrder(shop, { items: [line('bar')] })).json();
    await ask(shop, 'DELETE', `/orders/${gone}`, { token });
    expect(await sent({ orderId: gone, event: 'placed' })).toEqual([]);
  });
});
