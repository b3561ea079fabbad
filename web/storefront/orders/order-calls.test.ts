import { describe, expect, it } from 'vitest';
import { type Answer, type Asked, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createOrderCalls } from './order-calls.ts';

async function callsOf(answer: Answer | ((asked: Asked) => Answer)) {
  const server = await serve((asked) => (typeof answer === 'function' ? answer(asked) : answer));
  const client = createClient({ base: `${server.origin}/api`, readToken: () => 'a-token' });
  return { server, calls: createOrderCalls(client) };
}

const ORDER = { id: 'GUEST-1', order_number: 1042, total_amount: 7462 };

describe('the list of the own orders', () => {
  it('is asked for with the stored bearer token, page by page [6.8]', async () => {
    const { server, calls } = await callsOf({
      json: { success: true, data: [ORDER], pagination: { page: 2, pages: 3, limit: 10, total: 21 } },
    });
    const read = await calls.fetchOwnOrders(2);
    expect(read).toMatchObject({
      ok: true,
      list: { page: 2, pages: 3, orders: [{ id: 'GUEST-1', orderNumber: '1042' }] },
    });
    expect(server.asked[0]).toMatchObject({ path: '/api/orders?own=true&limit=10&page=2', token: 'a-token' });
  });

  it.each<[string, unknown]>([
    ['data', { success: true, data: [ORDER] }],
    ['orders', { success: true, orders: [ORDER] }],
    ['a bare array', [ORDER]],
  ])('is read from %s', async (_where, json) => {
    const { calls } = await callsOf({ json });
    const read = await calls.fetchOwnOrders(1);
    expect(read).toMatchObject({ ok: true, list: { pages: 1, orders: [{ id: 'GUEST-1' }] } });
  });

  it.each<[string, Answer, string]>([
    ['a 500', { status: 500, json: { error: 'x' } }, 'HTTP 500: Failed to fetch orders'],
    ['a 401', { status: 401, json: { error: 'x' } }, 'HTTP 401: Failed to fetch orders'],
    ['a page of a proxy', { status: 502, html: '<h1>Bad gateway</h1>' }, 'HTTP 502: Failed to fetch orders'],
    ['a broken connection', { instead: 'reset' }, 'Failed to fetch orders.'],
    ['an answer without a list', { json: { success: true } }, 'Failed to fetch orders.'],
    ['a refusal with status 200', { json: { success: false, data: [] } }, 'Failed to fetch orders.'],
  ])('fails in its own words after %s', async (_what, answer, message) => {
    const { calls } = await callsOf(answer);
    expect(await calls.fetchOwnOrders(1)).toEqual({ ok: false, message });
  });
});

describe('looking for a guest’s order', () => {
  const wanted = { order_number: 'RR-1042', contact: 'asha@example.in' };

  it('answers the id that reads it, and sends no token', async () => {
    const { server, calls } = await callsOf({ json: { success: true, orderId: 'GUEST-1' } });
    expect(await calls.lookUpOrder(wanted)).toEqual({ is: 'found', id: 'GUEST-1' });
    expect(server.asked[0]).toMatchObject({ method: 'POST', path: '/api/orders/lookup', body: wanted });
    expect(server.asked[0]?.token).toBeUndefined();
  });

  it.each<[Answer, object]>([
    [{ status: 404, json: { error: 'Order not found' } }, { is: 'not-found' }],
    [
      { status: 429, json: { error: 'Too many requests.' } },
      { is: 'failed', message: 'Too many requests.' },
    ],
    [
      { instead: 'reset' },
      {
        is: 'failed',
        message: 'Unable to connect to server. Please check your internet connection and try again.',
      },
    ],
    [
      { json: { success: true } },
      { is: 'failed', message: 'We couldn’t search for the order. Please try again.' },
    ],
  ])('answered by %j gives %j', async (answer, read) => {
    const { calls } = await callsOf(answer);
    expect(await calls.lookUpOrder(wanted)).toEqual(read);
  });
});

describe('reading an order', () => {
  it('asks by its id, without a token', async () => {
    const { server, calls } = await callsOf({ json: { success: true, data: { id: 'GUEST-1/2' } } });
    expect(await calls.fetchOrder('GUEST-1/2')).toMatchObject({ is: 'found', order: { id: 'GUEST-1/2' } });
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
    const { calls } = await callsOf(answer);
    expect(await calls.fetchOrder('GUEST-1')).toEqual({ is });
  });
});

describe('cancelling an order', () => {
  it('asks by its id, without a token', async () => {
    const { server, calls } = await callsOf({ json: { success: true, message: 'Your order is cancelled.' } });
    expect(await calls.cancelOrder('GUEST-1/2')).toEqual({
      ok: true,
      message: 'Your order is cancelled.',
      isDecided: true,
    });
    expect(server.questions()).toEqual(['POST /api/orders/GUEST-1%2F2/cancel']);
    expect(server.asked[0]?.token).toBeUndefined();
  });

  const FAILED = 'We couldn’t cancel the order. Please try again, or call us.';
  it.each<[string, Answer, string, boolean]>([
    ['the shop refuses it', { status: 409, json: { error: 'Already shipped.' } }, 'Already shipped.', true],
    ['the shop refuses it without a word', { status: 409, json: {} }, FAILED, true],
    ['the shop does not say that it did', { json: { success: false, message: 'Done' } }, FAILED, false],
    ['the shop is in trouble', { status: 500, json: { error: 'x' } }, FAILED, false],
    ['the shop is busy', { status: 429, json: { error: 'x' } }, FAILED, false],
    ['nobody answers', { instead: 'reset' }, FAILED, false],
  ])('calls nothing cancelled when %s', async (_what, answer, message, isDecided) => {
    const { calls } = await callsOf(answer);
    expect(await calls.cancelOrder('GUEST-1')).toEqual({ ok: false, message, isDecided });
  });
});
