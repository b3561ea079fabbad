import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { readOrder, type ShownOrder } from '../orders/order-response.ts';
import { createPaymentCalls } from './payment-calls.ts';

const ORDER = readOrder({
  id: 'GUEST-1',
  total_amount: 5999,
  customer_info: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
}) as ShownOrder;
const REQUEST = {
  orderId: 'GUEST-1',
  amount: 599_900,
  customerInfo: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
};

const payment = {
  transactionId: 'OM1',
  orderId: 'GUEST-1',
  status: 'COMPLETED',
  amount: 599_900,
  createdAt: '2026-11-15T10:00:00.000Z',
};

async function callsAt(answer: Answer) {
  const server = await serve(() => answer);
  return { server, calls: createPaymentCalls(createClient({ base: `${server.origin}/api` })) };
}

describe('starting a payment', () => {
  it('sends order, amount in paise, customer and key, and reads where to go', async () => {
    const { server, calls } = await callsAt({
      status: 201,
      json: { success: true, transactionId: 't1', paymentUrl: 'https://pay.example/x' },
    });
    expect(await calls.initiate(ORDER, 'key-1')).toEqual({
      ok: true,
      transactionId: 't1',
      paymentUrl: 'https://pay.example/x',
    });
    expect(server.questions()).toEqual(['POST /api/payment/initiate']);
    expect(server.asked[0]).toMatchObject({ body: REQUEST, token: undefined });
    expect(server.asked[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it.each<[string, Answer, string]>([
    ['silent', { status: 500, text: '' }, 'Failed to initiate payment'],
    ['a plain no', { json: { success: false } }, 'Failed to initiate payment'],
    ['the server’s words', { status: 503, json: { error: 'Later' } }, 'Later'],
    ['no address', { status: 201, json: { success: true } }, 'Failed to initiate payment.'],
    [
      'no web address',
      { status: 201, json: { transactionId: 't1', paymentUrl: 'javascript:alert(1)' } },
      'Failed to initiate payment.',
    ],
  ])('fails when the answer is %s [8.shopper.12]', async (_what, answer, message) => {
    const { calls } = await callsAt(answer);
    expect(await calls.initiate(ORDER, 'k')).toMatchObject({ ok: false, message });
  });

  it('creates an order for the provider’s script, or says that it failed [8.shopper.14]', async () => {
    const json = {
      success: true,
      tokenUrl: 'https://p.example/t',
      scriptUrl: 'https://p.example/s.js',
      transactionId: 't1',
    };
    const { server, calls } = await callsAt({ status: 201, json });
    expect(await calls.createSdkOrder(ORDER, 'k')).toEqual({
      ok: true,
      tokenUrl: json.tokenUrl,
      scriptUrl: json.scriptUrl,
      transactionId: 't1',
    });
    expect(server.questions()).toEqual(['POST /api/payment/create-sdk-order']);
    for (const answer of [{ status: 500, text: '' }, { json: { success: true } }])
      expect(await (await callsAt(answer)).calls.createSdkOrder(ORDER, 'k')).toMatchObject({
        ok: false,
        message: 'Failed to create SDK order',
      });
  });
});

describe('looking up a payment', () => {
  it('gives the record', async () => {
    const { server, calls } = await callsAt({ json: { success: true, ...payment, data: payment } });
    expect(await calls.lookUpPayment('OM1')).toEqual({ outcome: 'found', payment });
    expect(server.questions()).toEqual(['GET /api/payment/status/OM1']);
  });

  it.each<[string, Answer, string]>([
    ['there is none', { status: 404, json: { error: 'There’s no payment with this id' } }, 'error'],
    ['the shop is in trouble', { status: 503, json: { error: 'x' } }, 'error'],
    ['the shop does not answer', { instead: 'reset' }, 'error'],
    ['a page comes instead', { html: '<p>Sign in</p>' }, 'error'],
    ['the answer says nothing', { json: { success: true } }, 'exception'],
    ['the amount is no amount', { json: { ...payment, amount: 5.5 } }, 'exception'],
    ['the day is no day', { json: { ...payment, createdAt: 'soon' } }, 'exception'],
  ])('tells an error from an exception when %s', async (_what, answer, outcome) => {
    const { calls } = await callsAt(answer);
    expect(await calls.lookUpPayment('OM1')).toEqual({ outcome });
  });
});
