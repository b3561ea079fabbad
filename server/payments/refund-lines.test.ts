import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { brokenInvariants } from '../../tests/support/orders.ts';
import { CUSTOMER_EMAIL, type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { bearer, errorOf } from '../../tests/support/test-shop.ts';
import { settleRefund } from './settle-refund.ts';

let shop: PaymentShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await paymentShop();
  admin = await shop.admin();
  await shop.pool.query(`insert into stock (product_id, available) values ('1', 100)`);
});
beforeEach(() => shop.turn({ gateway: 'up', refunds: 'COMPLETED', refundMs: 0 }));
afterAll(async () => {
  expect(await brokenInvariants(shop.pool)).toEqual([]);
  await shop.close();
});

interface Sold {
  readonly id: string;
  /** In paise. */
  readonly amount: number;
  readonly itemId: number;
}

const withItem = async (order: { id: string; amount: number }): Promise<Sold> => {
  const { rows } = await shop.pool.query<{ id: number }>('select id from order_items where order_id = $1', [
    order.id,
  ]);
  return { ...order, itemId: rows[0]?.id ?? 0 };
};
/** Three pieces of one product. */
async function paidOnline(): Promise<Sold> {
  const order = await shop.placeOrder('online', 3);
  await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
  await shop.status(order.id);
  return withItem(order);
}
async function paidInCash(): Promise<Sold> {
  const order = await shop.placeOrder('cod', 3);
  await put(order.id, { status: 'CONFIRMED', payment_status: 'PAID' });
  return withItem(order);
}
const put = async (id: string, body: object) =>
  expect((await shop.call('PUT', `/orders/${id}`, body, admin)).statusCode).toBe(200);
const refund = ({ id }: Sold, body: object, headers = {}) =>
  shop.call('POST', `/orders/${id}/refunds`, { reason: 'Changed mind', ...body }, { ...admin, ...headers });
const read = async ({ id }: Sold) => (await shop.call('GET', `/orders/${id}`, undefined, admin)).json().order;
const refundsOf = async ({ id }: Sold) =>
  (await shop.call('GET', `/payments?orderId=${id}`, undefined, admin)).json().data[0].refunds;
const done = (order: Sold, count = 1) =>
  vi.waitFor(async () => {
    const states = (await refundsOf(order)).map(({ status }: { status: string }) => status);
    expect(states).toEqual(Array.from({ length: count }, () => 'COMPLETED'));
  }, 20_000);
const stock = async () =>
  (await shop.pool.query(`select available from stock where product_id = '1'`)).rows[0].available;
const notesOf = async ({ id }: Sold): Promise<InvoiceDocument[]> =>
  (
    await shop.pool.query(
      `select document from invoices where order_id = $1 and kind = 'credit_note' order by serial`,
      [id],
    )
  ).rows.map(({ document }) => document);
const answer = (id: string, body: object) =>
  shop.app.inject({ method: 'PATCH', url: `/api/refunds/${id}/goods`, headers: admin, payload: body });
const mailText = async () => {
  const { rows } = await shop.pool.query(
    `select payload ->> 'text' as text from outbox where kind = 'mail' and payload ->> 'to' = $1
       and payload ->> 'subject' like 'Your refund%' order by id desc limit 1`,
    [CUSTOMER_EMAIL],
  );
  return z.object({ text: z.string() }).parse(rows[0]).text;
};

describe('a refund that names its lines', () => {
  it.each([
    ['through the payment service', paidOnline],
    ['by hand', paidInCash],
  ])(
    '%s puts good pieces back to stock, once, and its credit note and mail name them',
    async (_how, place) => {
      const order = await place();
      await put(order.id, { status: 'SHIPPED' });
      const before = await stock();
      const lines = [{ itemId: order.itemId, quantity: 2, goods: 'good' }];
      const made = await refund(order, { amount: 500_000, lines });
      expect(made.statusCode, made.body).toBe(201);
      await done(order);
      expect(await stock()).toBe(before + 2);
      const [item] = (await read(order)).order_items;
      expect(item).toMatchObject({ quantity: 3, refunded_quantity: 2 });
      const [note] = await notesOf(order);
      expect(note?.totals.total).toBe(500_000);
      expect(note?.lines.map(({ pieces }) => pieces)).toEqual([2]);
      expect(await mailText()).toContain(`2 × ${item.product_name}`);
      const { data } = made.json();
      expect((await answer(data[0].id, { itemId: order.itemId, goods: 'good' })).statusCode).toBe(200);
      expect(await stock(), 'said twice').toBe(before + 2);
      const other = await answer(data[0].id, { itemId: order.itemId, goods: 'damaged' });
      expect([other.statusCode, errorOf(other).code]).toEqual([409, 'GOODS_ANSWERED']);
    },
  );

  it('leaves damaged pieces out of stock, and those that are not back until somebody says how they came', async () => {
    const order = await paidInCash();
    await put(order.id, { status: 'SHIPPED' });
    const before = await stock();
    const piece = (goods: string) => [{ itemId: order.itemId, quantity: 1, goods }];
    await refund(order, { amount: 100_000, lines: piece('damaged') });
    const later = (await refund(order, { amount: 100_000, lines: piece('not_yet') })).json().data[0];
    expect(await stock()).toBe(before);
    expect(later.lines).toMatchObject([{ itemId: order.itemId, quantity: 1, goods: 'not_yet' }]);
    expect((await answer(later.id, { itemId: order.itemId, goods: 'good' })).statusCode).toBe(200);
    expect(await stock()).toBe(before + 1);
    expect((await refundsOf(order)).map(({ lines }: { lines: object[] }) => lines[0])).toMatchObject([
      { goods: 'damaged' },
      { goods: 'good' },
    ]);
    expect((await answer(randomUUID(), { itemId: order.itemId, goods: 'good' })).statusCode).toBe(404);
  });

  it('never names more pieces than were sold and are not refunded yet', async () => {
    const order = await paidInCash();
    const lines = (quantity: number) => [{ itemId: order.itemId, quantity }];
    expect(errorOf(await refund(order, { amount: 100_000, lines: lines(4) })).code).toBe('PIECES_REFUNDED');
    const both = await Promise.all([1, 2].map(() => refund(order, { amount: 100_000, lines: lines(2) })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await read(order)).amount_refunded).toBe(1000);
    const foreign = await paidInCash();
    const other = [{ itemId: foreign.itemId, quantity: 1 }];
    expect(errorOf(await refund(order, { amount: 100_000, lines: other })).code).toBe('PIECES_REFUNDED');
    expect((await refund(order, { amount: 100_000, lines: lines(1) })).statusCode).toBe(201);
  });

  it('is made once however often it is sent with its key, and its pieces are free again when it fails', async () => {
    const order = await paidOnline();
    await shop.turn({ refunds: 'FAILED' });
    const lines = [{ itemId: order.itemId, quantity: 3, goods: 'good' }];
    const key = { 'idempotency-key': randomUUID() };
    const before = await stock();
    const [first, second] = await Promise.all(
      [1, 2].map(() => refund(order, { amount: 200_000, lines }, key)),
    );
    expect(first?.json().data.map(({ id }: { id: string }) => id)).toEqual(
      second?.json().data.map(({ id }: { id: string }) => id),
    );
    const { rows } = await shop.pool.query(
      `select r.merchant_refund_id as id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
      [order.id],
    );
    expect(rows).toHaveLength(1);
    await vi.waitFor(async () => expect(await settleRefund(shop.parts, rows[0].id)).toBe('FAILED'), 20_000);
    expect((await read(order)).order_items[0].refunded_quantity).toBe(0);
    expect(await stock()).toBe(before);
    expect(await notesOf(order)).toEqual([]);
    await shop.turn({ refunds: 'COMPLETED' });
    expect((await refund(order, { amount: 200_000, lines })).statusCode).toBe(201);
    expect((await read(order)).order_items[0].refunded_quantity).toBe(3);
  });

  it('may still be a free amount, whose credit note names no pieces', async () => {
    const order = await paidInCash();
    expect((await refund(order, { amount: 12_345 })).statusCode).toBe(201);
    const [note] = await notesOf(order);
    expect(note?.lines.map(({ pieces }) => pieces)).toEqual([undefined]);
    expect((await read(order)).order_items[0].refunded_quantity).toBe(0);
  });
});

describe('a refund of all that is left', () => {
  it('cancels an order that has not left, whose pieces go back once, those that were refunded before too', async () => {
    const before = await stock();
    const order = await paidOnline();
    const piece = [{ itemId: order.itemId, quantity: 1, goods: 'good' }];
    await refund(order, { amount: 100_000, lines: piece });
    await done(order);
    expect(await stock()).toBe(before - 2);
    const early = await refund(order, { amount: 100_000, cancel: true });
    expect([early.statusCode, errorOf(early).code]).toEqual([422, 'REFUND_NOT_WHOLE']);
    const rest = [{ itemId: order.itemId, quantity: 2 }];
    const whole = await refund(order, { amount: order.amount - 100_000, lines: rest, cancel: true });
    expect(whole.statusCode, whole.body).toBe(201);
    await done(order, 2);
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', payment_status: 'REFUNDED' });
    expect((await read(order)).status_history).toContainEqual(
      expect.objectContaining({ to: 'CANCELLED', note: 'Refunded: Changed mind' }),
    );
    expect(await stock()).toBe(before);
    const notes = await notesOf(order);
    expect(notes.reduce((sum, { totals }) => sum + totals.total, 0)).toBe(order.amount);
  });

  it('stays cancelled, with its money owed, where the payment service refuses', async () => {
    const order = await paidOnline();
    await shop.turn({ refunds: 'FAILED' });
    const reply = await refund(order, { amount: order.amount, cancel: true });
    expect([201, 502]).toContain(reply.statusCode);
    const { rows } = await shop.pool.query(
      `select r.merchant_refund_id as id from refunds r join payments p on p.id = r.payment_id where p.order_id = $1`,
      [order.id],
    );
    await vi.waitFor(async () => expect(await settleRefund(shop.parts, rows[0].id)).toBe('FAILED'), 20_000);
    expect(await read(order)).toMatchObject({
      status: 'CANCELLED',
      payment_status: 'PAID',
      amount_to_refund: order.amount / 100,
    });
  });

  it('does not cancel an order that has left, nor for a role that may not', async () => {
    const order = await paidInCash();
    await put(order.id, { status: 'SHIPPED' });
    const late = await refund(order, { amount: order.amount, cancel: true });
    expect([late.statusCode, errorOf(late).code]).toEqual([409, 'ORDER_LEFT']);
    expect((await read(order)).amount_refunded).toBe(0);
    const packer = bearer((await shop.signUp('ADMIN', 'packer')).token);
    expect((await refund(order, { amount: 1000 }, packer)).statusCode).toBe(403);
  });
});
