import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { isMissing, readOrderById, readOwnOrders } from './read-orders.ts';

async function shopThatSays(answer: Answer) {
  const server = await serve(() => answer);
  const client = createClient({ base: `${server.origin}/api`, readToken: () => 'a-token' });
  return { server, client };
}

const ORDER = { id: 'GUEST-1', order_number: 1042, total_amount: 7462 };

describe('the list of the own orders', () => {
  it('is asked for with the stored bearer token, page by page [6.8]', async () => {
    const { server, client } = await shopThatSays({
      json: { success: true, data: [ORDER], pagination: { page: 2, pages: 3, limit: 10, total: 21 } },
    });
    const read = await readOwnOrders(2, client);
    expect(read).toMatchObject({ pages: 3, orders: [{ id: 'GUEST-1', orderNumber: '1042' }] });
    expect(server.asked[0]).toMatchObject({ path: '/api/orders?own=true&limit=10&page=2', token: 'a-token' });
  });

  it.each<[string, unknown]>([
    ['data', { success: true, data: [ORDER] }],
    ['orders', { success: true, orders: [ORDER] }],
    ['a bare array', [ORDER]],
  ])('is read from %s', async (_where, json) => {
    const { client } = await shopThatSays({ json });
    expect(await readOwnOrders(1, client)).toMatchObject({ pages: 1, orders: [{ id: 'GUEST-1' }] });
  });

  it.each<[string, Answer, string]>([
    ['a 500', { status: 500, json: { error: 'x' } }, 'HTTP 500: Failed to fetch orders'],
    ['a 401', { status: 401, json: { error: 'x' } }, 'HTTP 401: Failed to fetch orders'],
    ['a page of a proxy', { status: 502, html: '<h1>Bad gateway</h1>' }, 'HTTP 502: Failed to fetch orders'],
    ['a broken connection', { instead: 'reset' }, 'Failed to fetch orders.'],
    ['an answer without a list', { json: { success: true } }, 'Failed to fetch orders.'],
    ['a refusal with status 200', { json: { success: false, data: [] } }, 'Failed to fetch orders.'],
  ])('fails in its own words after %s', async (_what, answer, message) => {
    const { client } = await shopThatSays(answer);
    await expect(readOwnOrders(1, client)).rejects.toThrow(new Error(message));
  });
});

describe('reading an order', () => {
  it('asks by its id, without a token', async () => {
    const { server, client } = await shopThatSays({ json: { success: true, data: { id: 'GUEST-1/2' } } });
    expect(await readOrderById('GUEST-1/2', client)).toMatchObject({ id: 'GUEST-1/2' });
    expect(server.questions()).toEqual(['GET /api/orders/GUEST-1%2F2']);
    expect(server.asked[0]?.token).toBeUndefined();
  });

  it.each<[string, Answer, boolean]>([
    ['the shop has none', { status: 404, json: { error: 'Order not found' } }, true],
    ['the shop is in trouble', { status: 500, json: { error: 'x' } }, false],
    ['the shop does not answer', { instead: 'reset' }, false],
    ['a page comes instead', { html: '<p>Sign in to this network</p>' }, false],
    ['the answer is no order', { json: { success: true, data: [] } }, false],
  ])('fails when %s', async (_what, answer, isMissingOrder) => {
    const { client } = await shopThatSays(answer);
    const thrown = await readOrderById('GUEST-1', client).catch((cause: unknown) => cause);
    expect(thrown).toBeInstanceOf(Error);
    expect(isMissing(thrown)).toBe(isMissingOrder);
  });
});
