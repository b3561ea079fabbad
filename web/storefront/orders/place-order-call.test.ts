import { describe, expect, it } from 'vitest';
import { checkoutOrderRequest } from '../../../contract/orders/checkout-request.ts';
import { DEFAULT_SETTINGS } from '../../../contract/settings.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { priceCart } from '../../../domain/pricing/price-cart.ts';
import { bar } from '../../../tests/support/stores.ts';
import { type Answer, type Asked, bodyOf, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createPlaceOrderCall } from './place-order-call.ts';

const ADDRESS = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road, College Road',
  addressLine2: '',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};
const items = [{ productId: bar.id, quantity: 2, variant: undefined, variantType: undefined, product: bar }];
const requestTo = (state: string) =>
  checkoutOrderRequest({
    items,
    address: { ...ADDRESS, state },
    paymentMethod: 'cod',
    shippingMethod: 'standard',
    couponCode: undefined,
    totals: priceCart(items, { settings: DEFAULT_SETTINGS, state }),
  });

const ORDER = {
  id: 'GUEST-1',
  order_number: 1042,
  payment_method: 'COD',
  total_amount: 24_698,
  order_items: [{ product_id: '1', quantity: 2, unit_price: 9999 }],
};
const PLACED: Answer = { status: 201, json: { success: true, orderId: ORDER.id, order: ORDER } };

async function placeAt(
  answer: Answer | ((asked: Asked) => Answer),
  token: string | null = null,
  request = requestTo(ADDRESS.state),
) {
  const server = await serve((asked) => (typeof answer === 'function' ? answer(asked) : answer));
  const call = createPlaceOrderCall(createClient({ base: `${server.origin}/api`, timeoutMs: 2000 }));
  return { server, reply: await call('checkout', request, { key: 'key-1', token }) };
}

describe('the order call', () => {
  it('sends a guest’s order to /orders/guest, without a token, with its key and its tax in three parts [7.orders.22]', async () => {
    const { server, reply } = await placeAt(PLACED);
    expect(server.questions()).toEqual(['POST /api/orders/guest']);
    const [asked] = server.asked;
    expect(asked?.token).toBeUndefined();
    expect(asked?.headers['idempotency-key']).toBe('key-1');
    expect(asked && bodyOf(asked)).toMatchObject({
      items: [
        { productId: '1', quantity: 2, priceAtPurchase: 9999, productDetails: { id: '1', name: bar.name } },
      ],
      subtotal: 19_998,
      shippingCost: 1100,
      taxAmount: 3599.64,
      cgst: 1799.82,
      sgst: 1799.82,
      igst: 0,
      discountAmount: 0,
      totalAmount: 24_698,
      shippingMethod: 'standard',
      paymentMethod: 'cod',
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
    });
    expect(reply).toMatchObject({ ok: true, order: { id: 'GUEST-1' } });
  });

  it.each([
    ['Maharashtra', { cgst: 1799.82, sgst: 1799.82, igst: 0 }],
    ['Karnataka', { cgst: 0, sgst: 0, igst: 3599.64 }],
  ])('sends to %s CGST, SGST and IGST of %j, each by itself [9.money.19]', async (state, parts) => {
    const { server } = await placeAt(PLACED, null, requestTo(state));
    const [asked] = server.asked;
    expect(asked && bodyOf(asked)).toMatchObject({ taxAmount: 3599.64, ...parts });
  });

  it('takes the order under either name, and no answer without one for an order', async () => {
    for (const order of [{ order: ORDER }, { data: ORDER }])
      expect((await placeAt({ status: 201, json: { success: true, ...order } })).reply).toMatchObject({
        answered: ORDER,
        order: { id: 'GUEST-1', totalAmount: rupees(24_698), items: [{ productId: '1', quantity: 2 }] },
      });
    for (const json of [{ success: true }, { success: true, order: { id: 'GUEST-1' } }])
      expect((await placeAt({ status: 201, json })).reply).toEqual({
        ok: false,
        code: 'FAILED',
        message: 'Invalid order response from server',
        isDecided: false,
      });
  });

  it('sends a signed-in shopper’s order to /orders with the token', async () => {
    const { server, reply } = await placeAt(PLACED, 'token-1');
    expect(server.questions()).toEqual(['POST /api/orders']);
    expect(server.asked[0]?.token).toBe('token-1');
    expect(reply).toMatchObject({ ok: true, order: { id: 'GUEST-1' } });
  });

  it('takes an error that says the order was created for success [8.shopper.7]', async () => {
    const message = 'Mail failed. Guest order created successfully';
    for (const answer of [
      { status: 500, json: { success: false, message, orderId: 'GUEST-7' } },
      { json: { success: false, error: message, orderId: 'GUEST-7' } },
    ]) {
      const { server, reply } = await placeAt(({ method }) =>
        method === 'POST' ? answer : { json: { success: true, data: { ...ORDER, id: 'GUEST-7' } } },
      );
      expect(reply).toMatchObject({ ok: true, order: { id: 'GUEST-7' } });
      expect(server.questions()).toEqual(['POST /api/orders/guest', 'GET /api/orders/GUEST-7']);
    }
  });

  it.each<[string, Answer, string, boolean]>([
    [
      'the server’s words',
      { status: 500, json: { success: false, error: 'Out of paper' } },
      'Out of paper',
      false,
    ],
    ['HTTP and the status', { status: 502, text: '' }, 'HTTP 502', false],
    [
      'words of its own',
      { status: 400, json: { success: false } },
      'Failed to send guest order to backend',
      true,
    ],
    [
      'words of its own for a 200 too',
      { json: { success: false } },
      'Failed to send guest order to backend',
      true,
    ],
    [
      'that nobody is there',
      { instead: 'reset' },
      'Unable to connect to server. Please try again later.',
      false,
    ],
    [
      'that there is no such service',
      { status: 404, json: {} },
      'Service temporarily unavailable. Please try again later.',
      false,
    ],
    ['why it must wait', { status: 429, json: { error: 'Too many requests.' } }, 'Too many requests.', true],
  ])('fails with %s [7.orders.2] [8.shopper.3] [8.shopper.6]', async (_what, answer, message, isDecided) => {
    expect((await placeAt(answer)).reply).toEqual({ ok: false, code: 'FAILED', message, isDecided });
  });

  it('fails for an account with words of its own, and knows a token that has run out [8.shopper.4]', async () => {
    const failed = await placeAt({ status: 400, json: {} }, 'token');
    expect(failed.reply).toMatchObject({ code: 'FAILED', message: 'Failed to create order' });
    const offline = await placeAt({ instead: 'reset' }, 'token');
    expect(offline.reply).toMatchObject({ message: 'Unable to connect to server. Please try again later.' });
    const signedOut = await placeAt({ status: 401, json: { error: 'Please sign in' } }, 'token');
    expect(signedOut.reply).toMatchObject({ ok: false, code: 'SIGNED_OUT' });
  });

  it('reads the fresh totals of changed prices', async () => {
    const totals = {
      subtotal: 100.5,
      shippingCost: 50,
      taxAmount: 18.09,
      cgst: 9.05,
      sgst: 9.04,
      igst: 0,
      discountAmount: 0,
      roundOff: 0.41,
      totalAmount: 169,
    };
    const taxLines = [
      { label: 'CGST 9%', amount: 9.05 },
      { label: 'SGST 9%', amount: 9.04 },
    ];
    const items = [
      { productId: '1', variant: null, quantity: 2, priceAtPurchase: 50.25 },
      { productId: '2', variant: 'Black', quantity: 1, priceAtPurchase: 3 },
    ];
    const details = { changed: ['subtotal'], totals: { ...totals, taxLines, advance: 17 }, items };
    const replyTo = async (given: unknown) =>
      (await placeAt({ status: 409, json: { error: 'Changed', code: 'PRICE_CHANGED', details: given } }))
        .reply;
    expect(await replyTo(details)).toMatchObject({
      ok: false,
      code: 'PRICE_CHANGED',
      newPrices: {
        totals: {
          subtotal: rupees(100.5),
          total: rupees(169),
          taxLines: [
            { label: 'CGST 9%', amount: rupees(9.05) },
            { label: 'SGST 9%', amount: rupees(9.04) },
          ],
        },
        advance: rupees(17),
        unitPrices: [rupees(50.25), rupees(3)],
      },
    });
    const { igst: _igst, ...inPart } = totals;
    for (const broken of [
      undefined,
      { ...details, totals: inPart },
      { ...details, totals: { ...totals, total: '169', totalAmount: '169' } },
      { ...details, items: [...items, { productId: '3' }] },
    ])
      expect(await replyTo(broken)).toMatchObject({ ok: false, code: 'FAILED', message: 'Changed' });
  });

  it('reads what is short, what is unknown, which coupon is refused and which field is wrong', async () => {
    const refused = async (status: number, code: string, details?: unknown) =>
      (await placeAt({ status, json: { error: 'No', code, details } })).reply;
    const items = [
      { productId: '13', name: 'Hex', variant: '20 kg pair', available: 3 },
      { productId: '1', variant: null, available: 0 },
    ];
    expect(await refused(409, 'OUT_OF_STOCK', { items })).toMatchObject({
      ok: false,
      code: 'OUT_OF_STOCK',
      items: [
        { productId: '13', name: 'Hex', variant: '20 kg pair', available: 3 },
        { productId: '1', variant: null, available: 0 },
      ],
    });
    expect(await refused(409, 'OUT_OF_STOCK', 'rubbish')).toMatchObject({ code: 'OUT_OF_STOCK', items: [] });
    for (const code of ['PRODUCT_UNKNOWN', 'VARIANT_UNKNOWN'])
      expect(await refused(422, code, { items: [{ productId: '1' }] })).toEqual({
        ok: false,
        code: 'UNKNOWN_PRODUCT',
        message: 'No',
        items: [{ productId: '1', available: 0 }],
      });
    for (const [codes, code] of [
      [['COUPON_REFUSED', 'COUPON_USED_UP'], 'COUPON'],
      [['CASH_NOT_OFFERED', 'ADVANCE_NEEDED', 'PART_PAYMENT_NOT_OFFERED'], 'CASH'],
      [['KEY_REUSED'], 'KEY_REUSED'],
      [['ORDER_PAID'], 'ORDER_PAID'],
    ] as const)
      for (const answered of codes)
        expect(await refused(422, answered)).toEqual({ ok: false, code, message: 'No' });
    expect(await refused(422, 'NOT_DELIVERED')).toEqual({
      ok: false,
      code: 'INVALID',
      message: 'No',
      fields: { pincode: 'No' },
    });
    expect(await refused(422, 'SOMETHING_NEW')).toMatchObject({ code: 'FAILED', isDecided: true });
    expect(await refused(408, 'SOMETHING_NEW')).toMatchObject({ code: 'FAILED', isDecided: false });
    expect(
      await refused(400, 'VALIDATION_FAILED', [{ field: 'shippingAddress.pinCode', message: 'Wrong' }, 7]),
    ).toMatchObject({ ok: false, code: 'INVALID', fields: { 'shippingAddress.pinCode': 'Wrong' } });
  });
});
