import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../../../tests/support/web-api.ts';
import { createClient } from '../../../api/client.ts';
import { createQuickOrderCall } from './quick-order-call.ts';

const address = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road',
  addressLine2: '',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};
const BODY = {
  productIds: ['1'],
  quantities: [2],
  variants: [null],
  prices: [9999],
  paymentMethod: 'cod',
  shippingAddress: address,
  billingAddress: address,
  customerInfo: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  notes: '',
  totalAmount: 24_598,
};

async function shopThat(answer: Answer) {
  const server = await serve(() => answer);
  const client = createClient({ base: `${server.origin}/api`, readToken: () => 'a-token' });
  return { server, place: createQuickOrderCall(client) };
}

describe('the order creation form', () => {
  it('posts its columns with a key, with a token for who is signed in and without one for a guest', async () => {
    const { server, place } = await shopThat({ json: { success: true, orderId: 'x1', order: { id: 'x1' } } });
    expect(await place(BODY, { key: 'k1', isGuest: true })).toEqual({
      ok: true,
      id: 'x1',
      order: { id: 'x1' },
    });
    await place(BODY, { key: 'k1', isGuest: false });
    expect(server.questions()).toEqual(['POST /api/orders/create', 'POST /api/orders/create']);
    expect(server.asked.map(({ token }) => token)).toEqual([undefined, 'a-token']);
    expect(server.asked[0]).toMatchObject({ body: BODY, headers: { 'idempotency-key': 'k1' } });
  });

  it.each<[string, Answer, object]>([
    [
      'refused',
      { status: 409, json: { error: 'Only 2 of Bar left', code: 'OUT_OF_STOCK' } },
      { code: 'OUT_OF_STOCK', reason: 'Only 2 of Bar left' },
    ],
    ['a silent 500', { status: 500, text: '' }, { reason: 'HTTP 500' }],
    ['offline', { instead: 'reset' }, { reason: 'Unable to connect to server. Please try again later.' }],
    [
      'an answer without an order',
      { json: { success: true } },
      { reason: 'Invalid order response from server' },
    ],
  ])('says why there is no order: %s', async (_what, answer, expected) => {
    const { place } = await shopThat(answer);
    for (const isGuest of [true, false])
      expect(await place(BODY, { key: 'k', isGuest })).toMatchObject({ ok: false, ...expected });
  });

  it.each([
    [true, 'Service temporarily unavailable. Please try again later.'],
    [false, 'Unable to connect to server. Please try again later.'],
  ])('calls no page an order, for a guest: %s', async (isGuest, reason) => {
    const { place } = await shopThat({ html: '<p>Sign in to this network</p>' });
    expect(await place(BODY, { key: 'k', isGuest })).toEqual({ ok: false, code: 'INVALID_RESPONSE', reason });
  });

  it('reads the id where the shop gives it with the order alone', async () => {
    const { place } = await shopThat({ json: { success: true, data: { id: 'x2' } } });
    expect(await place(BODY, { key: 'k', isGuest: true })).toEqual({
      ok: true,
      id: 'x2',
      order: { id: 'x2' },
    });
  });
});
