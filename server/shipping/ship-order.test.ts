import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { SHIPMENT_STATUSES } from '../../domain/shipping/shipment.ts';
import { addBar, ask, countRows, line, type Method, placeGuestOrder } from '../../tests/support/orders.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { brokenRulesSeenBy } from '../../torture/invariants.ts';

let shop: TestShop;
let token: string;
let packer: string;
let carrierId: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  packer = (await shop.signUp('ADMIN', 'packer')).token;
  await addBar(shop.pool, 'bar', 5000);
  carrierId = (await call('POST', '/shipping/partners', { name: 'Blue Lorry' })).json().data.id;
});
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object, as = token) =>
  ask(shop, method, path, { token: as, ...(body && { body }) });
const place = async (status?: string, changes: object = {}): Promise<string> => {
  const reply = await placeGuestOrder(shop, { items: [line('bar', 1)], ...changes });
  const id: string = reply.json().orderId;
  if (status !== undefined) await setStatus(id, status);
  return id;
};
const setStatus = (id: string, status: string, more: object = {}) =>
  call('PATCH', `/orders/${id}/status`, { status, ...more });
const shipmentsOf = async (id: string): Promise<[string, string | null][]> =>
  (
    await shop.pool.query(
      'select status, tracking_number from shipments where order_id = $1 order by created_at, id',
      [id],
    )
  ).rows.map(({ status, tracking_number }) => [status, tracking_number]);
const orderOf = async (id: string) => (await call('GET', `/orders/${id}`)).json().data;
const book = async (id: string, trackingNumber?: string) =>
  (await call('POST', '/shipping/shipments', { orderId: id, carrierId, trackingNumber })).json().data;
const move = (shipment: { id: string }, status: string) =>
  call('PATCH', `/shipping/shipments/${shipment.id}/status`, { status });
const pile = (shipments: object[], as = packer) => call('POST', '/shipping/pile', { shipments }, as);

async function agree() {
  const client = await shop.pool.connect();
  try {
    return (await brokenRulesSeenBy(client)).filter((rule) => rule.includes('shipment'));
  } finally {
    client.release();
  }
}

describe('shipments and their order', () => {
  it('an order that is shipped without a shipment gets one, whichever way it is shipped', async () => {
    const [single, edited, inBulk, delivered] = [
      await place('CONFIRMED'),
      await place('CONFIRMED'),
      await place('CONFIRMED'),
      await place('CONFIRMED'),
    ];
    await setStatus(single, 'SHIPPED', { tracking_id: 'SINGLE-1' });
    await call('PUT', `/orders/${edited}`, { status: 'SHIPPED' });
    await call('PATCH', '/orders/status', { ids: [inBulk], from: 'CONFIRMED', status: 'SHIPPED' });
    await setStatus(delivered, 'DELIVERED');
    expect(await shipmentsOf(single)).toEqual([['IN_TRANSIT', 'SINGLE-1']]);
    expect(await shipmentsOf(edited)).toEqual([['IN_TRANSIT', null]]);
    expect(await shipmentsOf(inBulk)).toEqual([['IN_TRANSIT', null]]);
    expect(await shipmentsOf(delivered)).toEqual([['DELIVERED', null]]);
  });

  it('a booked shipment follows its order, and the order its shipment', async () => {
    const id = await place('CONFIRMED');
    const booked = await book(id, 'BOOKED-1');
    await setStatus(id, 'SHIPPED');
    expect(await shipmentsOf(id)).toEqual([['IN_TRANSIT', 'BOOKED-1']]);
    await setStatus(id, 'DELIVERED');
    expect(await shipmentsOf(id)).toEqual([['DELIVERED', 'BOOKED-1']]);
    await setStatus(id, 'CONFIRMED');
    expect(await shipmentsOf(id)).toEqual([['PENDING', 'BOOKED-1']]);
    await move(booked, 'PICKED_UP');
    expect(await orderOf(id)).toMatchObject({ status: 'SHIPPED', tracking_id: 'BOOKED-1' });
    const back = await move(booked, 'PENDING');
    expect([back.statusCode, back.json().code]).toEqual([409, 'ORDER_CHANGE_REFUSED']);
    expect(back.json().message).toBe(
      'The order is shipped, so this shipment can’t go back. Change the order instead.',
    );
    expect(await shipmentsOf(id)).toEqual([['PICKED_UP', 'BOOKED-1']]);
  });

  it('a tracking id that is corrected in the order is corrected on its shipment too', async () => {
    const [id, other] = [await place('CONFIRMED'), await place('CONFIRMED')];
    await book(id, 'WRONG-1');
    await book(other, 'OTHER-1');
    await setStatus(id, 'SHIPPED');
    await call('PUT', `/orders/${id}`, { tracking_id: 'RIGHT-1' });
    expect(await shipmentsOf(id)).toEqual([['IN_TRANSIT', 'RIGHT-1']]);
    const taken = await call('PUT', `/orders/${id}`, { tracking_id: 'OTHER-1' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'TRACKING_NUMBER_TAKEN']);
    expect(await orderOf(id)).toMatchObject({ tracking_id: 'RIGHT-1' });
  });

  it('agree after any life of an order, by all paths', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('status' as const), to: fc.constantFrom(...ORDER_STATUSES) }),
      fc.record({ kind: fc.constant('edit' as const), to: fc.constantFrom(...ORDER_STATUSES) }),
      fc.record({ kind: fc.constant('book' as const), to: fc.constant('') }),
      fc.record({ kind: fc.constant('move' as const), to: fc.constantFrom(...SHIPMENT_STATUSES) }),
      fc.record({ kind: fc.constant('pile' as const), to: fc.constant('') }),
      fc.record({ kind: fc.constant('cancel' as const), to: fc.constant('') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        const id = await place();
        for (const { kind, to } of steps) {
          if (kind === 'status') await setStatus(id, to);
          if (kind === 'edit') await call('PUT', `/orders/${id}`, { status: to });
          if (kind === 'book') await book(id);
          if (kind === 'pile') await pile([{ orderId: id, carrierId }]);
          if (kind === 'cancel') await call('POST', `/orders/${id}/cancel`);
          const { rows } = await shop.pool.query(
            'select id from shipments where order_id = $1 order by created_at desc limit 1',
            [id],
          );
          if (kind === 'move' && rows[0] !== undefined) await move(rows[0], to);
          expect(await agree()).toEqual([]);
        }
      }),
      { numRuns: rounds(40) },
    );
  }, 120_000);
});

describe('the pile', () => {
  it('ships each order with its carrier and number, once, and a packer may do it', async () => {
    const ids = [await place('CONFIRMED'), await place('CONFIRMED'), await place('CONFIRMED')];
    await book(ids[1] ?? '', 'EARLIER-1');
    const shipments = ids.map((orderId, place) => ({
      orderId,
      carrierId: place === 2 ? null : carrierId,
      trackingNumber: place === 2 ? '' : `PILE-${place}`,
      cost: 250,
      weightKg: 12.5,
    }));
    for (const _press of ['first', 'second']) {
      const reply = await pile(shipments);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json().data).toEqual(ids.map((orderId) => ({ orderId, ok: true, message: 'Shipped' })));
      for (const [place, id] of ids.entries()) {
        const number = place === 2 ? null : `PILE-${place}`;
        expect(await shipmentsOf(id)).toEqual([['IN_TRANSIT', number]]);
        expect(await orderOf(id)).toMatchObject({ status: 'SHIPPED', tracking_id: number });
        const mails = `payload ->> 'orderId' = '${id}' and payload ->> 'event' = 'shipped'`;
        expect(await countRows(shop.pool, 'outbox', mails)).toBe(1);
      }
    }
  });

  it('names each order that does not leave, and ships the others', async () => {
    const [cancelled, unpaid, twice, sound] = [
      await place('CANCELLED'),
      await place(undefined, { paymentMethod: 'online' }),
      await place('CONFIRMED'),
      await place('CONFIRMED'),
    ];
    await setStatus(unpaid, 'CONFIRMED', { reason: 'By bank transfer' });
    const row = (orderId: string, trackingNumber: string) => ({ orderId, carrierId, trackingNumber });
    const reply = await pile([
      row(cancelled, 'A-1'),
      row(unpaid, 'A-2'),
      row(sound, 'A-3'),
      row(twice, 'A-3'),
      row('GUEST-unknown', 'A-4'),
    ]);
    expect(reply.json().data).toEqual([
      { orderId: cancelled, ok: false, message: 'This order is cancelled now' },
      { orderId: unpaid, ok: false, message: expect.stringContaining('isn’t paid') },
      { orderId: sound, ok: true, message: 'Shipped' },
      { orderId: twice, ok: false, message: expect.stringContaining('already'), field: 'trackingNumber' },
      { orderId: 'GUEST-unknown', ok: false, message: 'Order not found' },
    ]);
    expect(reply.json().message).toBe('1 order shipped');
    expect(await orderOf(twice)).toMatchObject({ status: 'CONFIRMED', tracking_id: null });
    expect(await shipmentsOf(twice)).toEqual([]);
    expect(await agree()).toEqual([]);
  });

  it('two presses at the same time ship an order once', async () => {
    const orderId = await place('CONFIRMED');
    const row = { orderId, carrierId, trackingNumber: 'TWICE-1' };
    const replies = await Promise.all([pile([row]), pile([row]), pile([row], token)]);
    expect(replies.map((reply) => reply.json().data[0].ok)).toEqual([true, true, true]);
    expect(await shipmentsOf(orderId)).toEqual([['IN_TRANSIT', 'TWICE-1']]);
  });

  it('says what carriers would charge for each order, and what is booked', async () => {
    const [plain, booked] = [await place('CONFIRMED'), await place('CONFIRMED')];
    await book(booked, 'KEPT-1');
    const reply = await call('GET', `/shipping/pile?orders=${plain},${booked},GUEST-gone`, undefined, packer);
    expect(reply.json().data).toMatchObject([
      { orderId: plain, booked: null, quotes: { refused: [{ carrierName: 'Blue Lorry' }] } },
      { orderId: booked, booked: { carrierId, trackingNumber: 'KEPT-1' } },
    ]);
  });

  it('a carrier is named later, on a shipment that was made without one', async () => {
    const id = await place('CONFIRMED');
    await setStatus(id, 'SHIPPED');
    const [shipment] = (await call('GET', `/shipping/orders/${id}/shipments`)).json().data;
    const body = { status: 'IN_TRANSIT', carrierId, trackingNumber: 'LATER-1' };
    const reply = await call('PATCH', `/shipping/shipments/${shipment.id}/status`, body);
    expect(reply.json().data).toMatchObject({ carrierName: 'Blue Lorry', trackingNumber: 'LATER-1' });
    expect(await orderOf(id)).toMatchObject({ tracking_id: 'LATER-1' });
  });
});
