import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { brokenInvariants, countStock } from '../../tests/support/orders.ts';
import { CUSTOMER_EMAIL, type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { bearer, errorOf } from '../../tests/support/test-shop.ts';
import { purgeOldPhotographs } from './photographs.ts';

let shop: PaymentShop;
let admin: Record<string, string>;

beforeAll(async () => {
  shop = await paymentShop();
  admin = await shop.admin();
  await countStock(shop.pool, '1', 100);
});
beforeEach(() => shop.turn({ gateway: 'up', refunds: 'COMPLETED', refundMs: 0 }));
afterAll(() => shop.close());

interface Delivered {
  readonly id: string;
  readonly amount: number;
  readonly number: number;
  readonly itemId: number;
}

const setStatus = (id: string, status: string) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/api/orders/${id}/status`,
    headers: admin,
    payload: { status },
  });

async function delivered(method: 'online' | 'cod' = 'online', quantity = 2): Promise<Delivered> {
  const order = await shop.placeOrder(method, quantity);
  if (method === 'online') {
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    await shop.status(order.id);
  }
  for (const status of ['SHIPPED', 'DELIVERED'])
    expect((await setStatus(order.id, status)).statusCode).toBe(200);
  const { data } = (await shop.call('GET', `/orders/${order.id}`)).json();
  return { ...order, number: data.order_number, itemId: data.order_items[0].id };
}

const report = (order: Delivered, body: object = {}, headers = {}) =>
  shop.call(
    'POST',
    `/orders/${order.id}/claims`,
    {
      problem: 'damaged',
      message: 'The sleeve is bent.',
      lines: [{ itemId: order.itemId, quantity: 1 }],
      ...body,
    },
    headers,
  );
const opened = async (order: Delivered): Promise<string> => {
  const reply = await report(order);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().claim.id;
};
const claimsOf = async (order: Delivered) => (await shop.call('GET', `/orders/${order.id}/claims`)).json();
const decide = (claimId: string, body: object, headers = admin) =>
  shop.call('POST', `/claims/${claimId}/decision`, body, headers);
const send = (order: Delivered, claimId: string, payload: Buffer, type = 'image/jpeg') =>
  shop.app.inject({
    method: 'POST',
    url: `/api/orders/${order.id}/claims/${claimId}/photographs`,
    headers: { 'content-type': type },
    payload,
  });
const available = async () =>
  (await shop.pool.query(`select available from stock where product_id = '1'`)).rows[0].available;
const mails = async () =>
  (await shop.mailsTo(CUSTOMER_EMAIL)).filter((subject) => /report|replacement/i.test(subject));

const photograph = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'A phone', Artist: 'Asha Rao' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '19/1 59/1 51/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 47/1 23/1',
      },
    })
    .toBuffer();

describe('a report', () => {
  it('is taken from whoever has the order’s link, once for each line, and both sides get a mail', async () => {
    const order = await delivered();
    const before = (await mails()).length;
    expect(await claimsOf(order)).toMatchObject({ data: [], claimable: true });
    const reply = await report(order);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().claim).toMatchObject({
      orderId: order.id,
      problem: 'damaged',
      message: 'The sleeve is bent.',
      lines: [{ itemId: order.itemId, quantity: 1 }],
      photographs: [],
      decision: null,
    });
    expect((await mails()).slice(before)).toEqual([`We’ve received your report about RR-${order.number}`]);
    const { rows } = await shop.pool.query(`select from outbox where payload ->> 'subject' = $1`, [
      `Problem with RR-${order.number}`,
    ]);
    expect(rows).toHaveLength(1);
    const again = await Promise.all([report(order), report(order)]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(errorOf(again[0]).code).toBe('CLAIM_OPEN');
    expect((await claimsOf(order)).data).toHaveLength(1);
  });

  it('waits for the dispatch, and ends seven days after the delivery', async () => {
    const placed = await shop.placeOrder('cod', 1);
    const { data } = (await shop.call('GET', `/orders/${placed.id}`)).json();
    const early = { ...placed, number: data.order_number, itemId: data.order_items[0].id };
    expect(errorOf(await report(early)).code).toBe('NOT_SHIPPED');
    await setStatus(early.id, 'SHIPPED');
    expect((await report(early)).statusCode).toBe(201);

    const late = await delivered();
    await shop.pool.query(`update order_status_history set at = at - interval '8 days' where order_id = $1`, [
      late.id,
    ]);
    expect(errorOf(await report(late)).code).toBe('CLAIM_LATE');
    expect((await claimsOf(late)).claimable).toBe(false);
  });

  it.each([
    ['more pieces than were ordered', (itemId: number) => ({ lines: [{ itemId, quantity: 3 }] }), 422],
    ['another order’s line', () => ({ lines: [{ itemId: 1, quantity: 1 }] }), 422],
    ['no line', () => ({ lines: [] }), 400],
    ['a line twice', (itemId: number) => ({ lines: [1, 1].map((quantity) => ({ itemId, quantity })) }), 400],
    ['an unknown problem', () => ({ problem: 'ugly' }), 400],
    ['a field that nobody asked for', () => ({ decision: 'refund' }), 400],
  ])('is refused for %s', async (_words, body, status) => {
    const order = await delivered();
    expect((await report(order, body(order.itemId))).statusCode).toBe(status);
    expect((await claimsOf(order)).data).toEqual([]);
  });
});

describe('a photograph', () => {
  it('is drawn anew without where it was taken, and shown to the order’s readers alone', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    const bytes = await photograph();
    expect((await sharp(bytes).metadata()).exif, 'the test has a place in it').toBeDefined();
    const saved = await send(order, claimId, bytes);
    expect(saved.statusCode, saved.body).toBe(201);
    const [shown] = saved.json().claim.photographs;
    expect(shown).toMatchObject({ width: 900, height: 600 });

    const path = `/claims/${claimId}/photographs/${shown.id}`;
    const file = await shop.call('GET', `/orders/${order.id}${path}`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-disposition': `inline; filename="${shown.id}.webp"`,
    });
    const facts = await sharp(file.rawPayload).metadata();
    expect([facts.format, facts.exif, facts.xmp, facts.iptc]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ]);
    const { rows } = await shop.pool.query<{ content: Buffer }>(
      'select content from claim_photographs where claim_id = $1',
      [claimId],
    );
    expect(rows).toHaveLength(1);
    for (const word of ['Exif', 'GPS', 'Asha', 'phone'])
      expect(rows[0]?.content.includes(word), word).toBe(false);

    const number = `/orders/RR-${order.number}${path}`;
    const { token } = await shop.signUp('USER');
    const other = await delivered();
    expect((await shop.call('GET', number)).statusCode, 'a stranger').toBe(404);
    expect((await shop.call('GET', number, undefined, bearer(token))).statusCode, 'another account').toBe(
      404,
    );
    expect((await shop.call('GET', number, undefined, admin)).statusCode, 'an administrator').toBe(200);
    expect((await shop.call('GET', `/orders/${other.id}${path}`)).statusCode, 'another order').toBe(404);
    expect((await shop.call('GET', `/orders/${order.id}/claims/${claimId}/photographs/1`)).statusCode).toBe(
      404,
    );
    expect((await send(other, claimId, bytes)).statusCode, 'to another order').toBe(404);
  });

  it('is limited in kind, size and number', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    const bytes = await photograph(60, 40);
    const heic = Buffer.concat([Buffer.from('000000186674797068656963', 'hex'), Buffer.alloc(64)]);
    for (const [sent, type, status] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 422],
      [heic, 'image/heic', 422],
      [Buffer.alloc(8 * 1024 * 1024 + 1, 1), 'image/jpeg', 413],
      [bytes, 'application/pdf', 415],
      [await photograph(8, 8), 'image/jpeg', 422],
    ] as const)
      expect((await send(order, claimId, sent, type)).statusCode, type).toBe(status);
    const sent = await Promise.all(Array.from({ length: 7 }, () => send(order, claimId, bytes)));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 201, 201, 201, 413]);
    expect((await decide(claimId, { decision: 'refusal', note: 'No.' })).statusCode).toBe(200);
    expect(errorOf(await send(order, claimId, bytes)).code).toBe('CLAIM_DECIDED');
  });

  it('is deleted after a year', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    await send(order, claimId, await photograph(60, 40));
    const in366Days = new Date(Date.now() + 366 * 86_400_000);
    expect(await purgeOldPhotographs(shop.pool, new Date())).toBe(0);
    expect(await purgeOldPhotographs(shop.pool, in366Days)).toBeGreaterThan(0);
    expect((await claimsOf(order)).data[0].photographs).toEqual([]);
  });
});

describe('a decision', () => {
  it('refunds a part through the payment service, with credit note and mail, once', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    const before = (await mails()).length;
    const { data } = (await shop.call('GET', `/claims/${claimId}`, undefined, admin)).json();
    expect(data).toMatchObject({
      customerName: 'Asha Rao',
      refundable: order.amount,
      isRefundedByHand: false,
    });
    expect(data.value).toBeLessThan(order.amount);

    const both = await Promise.all(
      [150_000, 160_000].map((amount) => decide(claimId, { decision: 'refund', amount, note: 'Sorry.' })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await vi.waitFor(async () => expect((await claimsOf(order)).data[0].isRefundDone).toBe(true), 20_000);
    const [claim] = (await claimsOf(order)).data;
    expect(claim).toMatchObject({ decision: 'refund', note: 'Sorry.' });
    const { rows: notes } = await shop.pool.query(
      `select total_amount, reason from invoices where order_id = $1 and kind = 'credit_note'`,
      [order.id],
    );
    expect(notes).toEqual([{ total_amount: claim.amount, reason: 'Refund: It’s damaged' }]);
    expect((await mails()).slice(before)).toEqual([
      `Your report about RR-${order.number}: we’re refunding you`,
    ]);
    const { rows: log } = await shop.pool.query(
      `select after from audit_log where entity = 'claim' and entity_id = $1`,
      [claimId],
    );
    expect(log).toEqual([{ after: expect.objectContaining({ decision: 'refund', amount: claim.amount }) }]);
    const again = await decide(await opened(order), { decision: 'refund', amount: order.amount });
    expect(errorOf(again).code).toBe('REFUND_TOO_LARGE');
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });

  it('records what is given back by hand of a cash order, up to what was paid, and takes pieces back', async () => {
    const order = await delivered('cod');
    const claimId = await opened(order);
    const refund = (amount: number, more = {}) => decide(claimId, { decision: 'refund', amount, ...more });
    expect(errorOf(await refund(100_000)).code).toBe('NOT_PAID');
    await shop.app.inject({
      method: 'PUT',
      url: `/api/orders/${order.id}`,
      headers: admin,
      payload: { payment_status: 'PAID' },
    });
    expect(errorOf(await refund(order.amount + 100)).code).toBe('REFUND_TOO_LARGE');
    expect((await claimsOf(order)).data[0].decision).toBe(null);
    const left = await available();
    const done = await refund(order.amount, { restock: true });
    expect(done.statusCode, done.body).toBe(200);
    expect(done.json().claim).toMatchObject({ isRefundDone: true, isRefundedByHand: true, refundable: 0 });
    expect((await shop.order(order.id)).payment_status).toBe('REFUNDED');
    expect(await available()).toBe(left + 1);
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });

  it('sends a replacement: stock leaves, a shipment waits in the order, and a mail goes when it is dispatched', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    const before = (await mails()).length;
    const left = await available();
    await shop.pool.query(`update stock set available = 0 where product_id = '1'`);
    expect(errorOf(await decide(claimId, { decision: 'replacement' })).code).toBe('OUT_OF_STOCK');
    await shop.pool.query(`update stock set available = $1 where product_id = '1'`, [left]);
    const done = await decide(claimId, { decision: 'replacement' });
    expect(done.statusCode, done.body).toBe(200);
    expect(await available()).toBe(left - 1);
    const { data: shipments } = (
      await shop.call('GET', `/shipping/orders/${order.id}/shipments`, undefined, admin)
    ).json();
    const shipment = shipments.at(-1);
    expect(shipment).toMatchObject({ status: 'PENDING', cost: 0 });
    expect(shipment.notes).toMatch(/^Replacement, no charge: 1 × /);
    for (const status of ['IN_TRANSIT', 'OUT_FOR_DELIVERY'])
      await shop.app.inject({
        method: 'PATCH',
        url: `/api/shipping/shipments/${shipment.id}/status`,
        headers: admin,
        payload: { status, trackingNumber: `BL${order.number}` },
      });
    expect((await claimsOf(order)).data[0]).toMatchObject({
      decision: 'replacement',
      sentAt: expect.any(String),
      trackingNumber: `BL${order.number}`,
    });
    expect((await shop.order(order.id)).status).toBe('DELIVERED');
    expect((await mails()).slice(before)).toEqual([
      `Your report about RR-${order.number}: we’re sending a replacement`,
      `Your replacement for RR-${order.number} is on its way`,
    ]);
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });

  it('needs a reason to refuse, and what the role includes to refund', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    expect((await decide(claimId, { decision: 'refusal' })).statusCode).toBe(400);
    expect((await decide(claimId, { decision: 'refund' })).statusCode).toBe(400);
    const support = bearer((await shop.signUp('ADMIN', 'support')).token);
    const packer = bearer((await shop.signUp('ADMIN', 'packer')).token);
    expect((await decide(claimId, { decision: 'refund', amount: 1000 }, support)).statusCode).toBe(403);
    expect((await decide(claimId, { decision: 'refusal', note: 'No.' }, packer)).statusCode).toBe(403);
    expect((await shop.call('GET', '/claims?status=open', undefined, packer)).statusCode).toBe(403);
    expect((await decide(claimId, { decision: 'refusal', note: 'As ordered.' }, support)).statusCode).toBe(
      200,
    );
    expect((await claimsOf(order)).data[0]).toMatchObject({ decision: 'refusal', note: 'As ordered.' });
    const found = await shop.call(
      'GET',
      `/claims?status=refusal&search=RR-${order.number}`,
      undefined,
      support,
    );
    expect(found.json().data.map(({ id }: { id: string }) => id)).toEqual([claimId]);
    expect((await report(order)).statusCode, 'it may be reported again').toBe(201);
  });

  it('is handed to a manager with a note, who finds it apart from the open ones', async () => {
    const order = await delivered();
    const claimId = await opened(order);
    const support = bearer((await shop.signUp('ADMIN', 'support')).token);
    const packer = bearer((await shop.signUp('ADMIN', 'packer')).token);
    const manager = bearer((await shop.signUp('ADMIN', 'manager')).token);
    const handOver = (note: string, headers = support) =>
      shop.call('POST', `/claims/${claimId}/handover`, { note }, headers);
    const idsOf = async (status: string): Promise<string[]> =>
      (await shop.call('GET', `/claims?status=${status}&limit=100`, undefined, manager))
        .json()
        .data.map(({ id }: { id: string }) => id);
    const needs = async (headers: Record<string, string>) =>
      (await shop.call('GET', '/dashboard/needs', undefined, headers)).json().data;
    const before = (await needs(support)).claims.count;
    expect((await handOver(' ')).statusCode).toBe(400);
    expect((await handOver('Refund it?', packer)).statusCode).toBe(403);
    const handed = await handOver('Refund ₹2,000? She keeps the bar.');
    expect(handed.statusCode, handed.body).toBe(200);
    expect(handed.json().claim.handover).toEqual({
      note: 'Refund ₹2,000? She keeps the bar.',
      by: expect.stringMatching(/@example\.in$/),
      at: expect.stringMatching(/Z$/),
    });
    expect(await idsOf('manager')).toContain(claimId);
    expect(await idsOf('open')).not.toContain(claimId);
    const forSupport = await needs(support);
    expect([forSupport.claims.count, forSupport.handedClaims]).toEqual([before - 1, undefined]);
    expect((await needs(manager)).handedClaims).toMatchObject({ count: 1, orders: [`RR-${order.number}`] });
    const { rows } = await shop.pool.query(
      `select after from audit_log where entity_id = $1 order by id desc limit 1`,
      [claimId],
    );
    expect(rows).toEqual([{ after: { handover: 'Refund ₹2,000? She keeps the bar.' } }]);
    expect((await claimsOf(order)).data[0], 'the shopper does not read it').not.toHaveProperty('handover');

    expect((await decide(claimId, { decision: 'refusal', note: 'No.' }, manager)).statusCode).toBe(200);
    expect(await idsOf('manager')).not.toContain(claimId);
    const late = await handOver('And now?');
    expect([late.statusCode, errorOf(late).code]).toEqual([409, 'CLAIM_DECIDED']);
  });
});
