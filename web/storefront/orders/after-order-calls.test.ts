import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createPaymentStatusCalls } from '../payments/payment-status-calls.ts';
import { createOrderReads } from './order-reads.ts';

async function callsOf(answer: Answer) {
  const server = await serve(() => answer);
  const client = createClient({ base: `${server.origin}/api`, readToken: () => 'secret' });
  return { server, ...createOrderReads(client), ...createPaymentStatusCalls(client) };
}

const payment = {
  transactionId: 'OM1',
  orderId: 'GUEST-1',
  status: 'COMPLETED',
  amount: 599_900,
  createdAt: '2026-11-15T10:00:00.000Z',
};

describe('reading an order', () => {
  it('asks by its id, without a token', async () => {
    const { server, fetchOrder } = await callsOf({ json: { success: true, data: { id: 'GUEST-1/2' } } });
    expect(await fetchOrder('GUEST-1/2')).toMatchObject({ is: 'found', order: { id: 'GUEST-1/2' } });
    expect(server.questions()).toEqual(['GET /api/orders/GUEST-1%2F2']);
    expect(server.asked[0]?.token).toBeUndefined();
  });

  it.each<[string, Answer, string]>([
    ['the shop has none', { status: 404, json: { error: 'Order not found' } }, 'not-found'],
    ['the shop is in trouble', { status: 500, json: { error: 'x' } }, 'failed'],
    ['nobody answers', { instead: 'reset' }, 'failed'],
    ['a page comes instead', { html: '<p>Sign in to this network</p>' }, 'failed'],
    ['the answer is no order', { json: { success: true, data: [] } }, 'failed'],
  ])('says so when %s', async (_what, answer, is) => {
    const { fetchOrder } = await callsOf(answer);
    expect(await fetchOrder('GUEST-1')).toEqual({ is });
  });
});

describe('looking up a payment', () => {
  it('gives the record', async () => {
    const { server, lookUpPayment } = await callsOf({ json: { success: true, ...payment, data: payment } });
    expect(await lookUpPayment('OM1')).toEqual({ outcome: 'found', payment });
    expect(server.questions()).toEqual(['GET /api/payment/status/OM1']);
  });

  it.each<[string, Answer, string]>([
    ['there is none', { status: 404, json: { error: 'There is no payment with this id' } }, 'error'],
    ['the shop is in trouble', { status: 503, json: { error: 'x' } }, 'error'],
    ['nobody answers', { instead: 'reset' }, 'error'],
    ['a page comes instead', { html: '<p>Sign in</p>' }, 'error'],
    ['the answer says nothing', { json: { success: true } }, 'exception'],
    ['the amount is no amount', { json: { ...payment, amount: 5.5 } }, 'exception'],
    ['the day is no day', { json: { ...payment, createdAt: 'soon' } }, 'exception'],
  ])('tells an error from an exception when %s', async (_what, answer, outcome) => {
    const { lookUpPayment } = await callsOf(answer);
    expect(await lookUpPayment('OM1')).toEqual({ outcome });
  });
});
