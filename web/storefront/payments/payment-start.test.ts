import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createPaymentStart } from './payment-start.ts';

const WISH = {
  orderId: 'GUEST-1',
  amount: 599_900,
  customerInfo: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
};

async function startAt(answer: Answer) {
  const server = await serve(() => answer);
  return { server, start: createPaymentStart(createClient({ base: `${server.origin}/api` })) };
}

describe('starting a payment', () => {
  it('sends order, amount in paise, customer and key, and reads where to go', async () => {
    const { server, start } = await startAt({
      status: 201,
      json: { success: true, paymentUrl: 'https://pay.example/x' },
    });
    expect(await start.initiate(WISH, 'key-1')).toEqual({ ok: true, paymentUrl: 'https://pay.example/x' });
    expect(server.questions()).toEqual(['POST /api/payment/initiate']);
    expect(server.asked[0]).toMatchObject({ body: WISH, token: undefined });
    expect(server.asked[0]?.headers['idempotency-key']).toBe('key-1');
  });

  it.each<[string, Answer, string]>([
    ['silent', { status: 500, text: '' }, 'Failed to initiate payment'],
    ['a plain no', { json: { success: false } }, 'Failed to initiate payment'],
    ['the server’s words', { status: 503, json: { error: 'Later' } }, 'Later'],
    ['no address', { status: 201, json: { success: true } }, 'Failed to initiate payment.'],
    [
      'no web address',
      { status: 201, json: { paymentUrl: 'javascript:alert(1)' } },
      'Failed to initiate payment.',
    ],
  ])('fails when the answer is %s [8.shopper.12]', async (_what, answer, message) => {
    const { start } = await startAt(answer);
    expect(await start.initiate(WISH, 'k')).toMatchObject({ ok: false, message });
  });

  it('creates an order for the provider’s script, or says that it failed [8.shopper.14]', async () => {
    const json = {
      success: true,
      tokenUrl: 'https://p.example/t',
      scriptUrl: 'https://p.example/s.js',
      transactionId: 't1',
    };
    const { server, start } = await startAt({ status: 201, json });
    expect(await start.createSdkOrder(WISH, 'k')).toEqual({
      ok: true,
      tokenUrl: json.tokenUrl,
      scriptUrl: json.scriptUrl,
      transactionId: 't1',
    });
    expect(server.questions()).toEqual(['POST /api/payment/create-sdk-order']);
    for (const answer of [{ status: 500, text: '' }, { json: { success: true } }])
      expect(await (await startAt(answer)).start.createSdkOrder(WISH, 'k')).toMatchObject({
        ok: false,
        message: 'Failed to create SDK order',
      });
  });

  it('tells how a payment ended, or that nobody knows', async () => {
    for (const [answer, outcome] of [
      [{ json: { status: 'COMPLETED' } }, 'paid'],
      [{ json: { status: 'FAILED' } }, 'failed'],
      [{ json: { status: 'PENDING' } }, 'open'],
      [{ status: 404, json: {} }, undefined],
      [{ status: 500, text: '' }, undefined],
    ] as const)
      expect(await (await startAt(answer)).start.outcome('t1')).toBe(outcome);
  });
});
