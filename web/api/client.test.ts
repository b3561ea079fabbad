import { describe, expect, it } from 'vitest';
import { type Answer, serve } from '../../tests/support/web-api.ts';
import { ApiError, createClient, isServiceFailure, SERVICE_UNAVAILABLE, UNREACHABLE } from './client.ts';

async function clientOf(answer: Answer, timeoutMs = 15_000) {
  const server = await serve(() => answer);
  const client = createClient({
    base: `${server.origin}/api`,
    readToken: () => 'stored-token',
    timeoutMs,
  });
  return { server, client };
}

const thrownBy = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

const REFUSALS: [string, Answer, string][] = [
  ['the error of the body', { status: 400, json: { error: 'Cart is empty' } }, 'Cart is empty'],
  [
    'its message where it has no error',
    { status: 409, json: { message: 'Prices changed' } },
    'Prices changed',
  ],
  ['the status and its text without a body', { status: 500 }, 'HTTP 500: Internal Server Error'],
  [
    'the same for a body without words',
    { status: 422, json: { error: ' ' } },
    'HTTP 422: Unprocessable Entity',
  ],
  [
    'the same for an error that is no text',
    { status: 400, json: { error: { a: 1 } } },
    'HTTP 400: Bad Request',
  ],
  ['the same for plain text', { status: 503, text: 'busy' }, 'HTTP 503: Service Unavailable'],
  ['the status alone where there is no text', { status: 500, statusText: '', text: 'x' }, 'HTTP 500'],
];

describe('a protected call', () => {
  it('sends the bearer token, JSON, and gives back the body', async () => {
    const { server, client } = await clientOf({ json: { success: true, orders: [] } });
    await expect(
      client.callProtected('/orders', {
        method: 'POST',
        body: { a: 1 },
        headers: { 'idempotency-key': 'k1' },
      }),
    ).resolves.toEqual({ success: true, orders: [] });
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        path: '/api/orders',
        token: 'stored-token',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
        body: { a: 1 },
      },
    ]);
  });

  it('can send another token than the stored one', async () => {
    const { server, client } = await clientOf({ json: {} });
    await client.callProtected('/auth/logout', { method: 'POST', token: 'old-token' });
    expect(server.asked[0]).toMatchObject({ token: 'old-token', body: undefined });
    expect(server.asked[0]?.headers['content-type']).toBeUndefined();
  });

  const table = [
    ...REFUSALS,
    ['the status of a missing page', { status: 404 }, 'HTTP 404: Not Found'],
  ] as const;
  it.each(table)('throws %s [8.client.1]', async (_what, answer, message) => {
    const { client } = await clientOf(answer);
    const thrown = await thrownBy(client.callProtected('/orders'));
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).toMatchObject({ message, status: answer.status });
  });

  it('throws the code and the whole answer, for whoever can use them', async () => {
    const json = { success: false, error: 'Prices changed', code: 'PRICE_CHANGED', details: { total: 5 } };
    const { client } = await clientOf({ status: 409, json });
    expect(await thrownBy(client.callProtected('/orders'))).toMatchObject({
      code: 'PRICE_CHANGED',
      body: json,
    });
  });

  it('throws when nobody answers, or something that is no JSON', async () => {
    const away = await clientOf({ instead: 'reset' });
    expect(await thrownBy(away.client.callProtected('/orders'))).toMatchObject({
      message: UNREACHABLE,
      code: 'NETWORK_ERROR',
      status: undefined,
    });
    const portal = await clientOf({ html: '<h1>Airport Wi-Fi</h1>' });
    expect(await thrownBy(portal.client.callProtected('/orders'))).toMatchObject({
      message: SERVICE_UNAVAILABLE,
      code: 'INVALID_RESPONSE',
    });
  });

  it.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [undefined, false],
  ])('knows that %s is a refusal: %s', (status, isRefusal) => {
    expect(new ApiError('x', status, undefined).isRefusal).toBe(isRefusal);
  });
});

describe('a public call', () => {
  it('sends no token and gives back the body', async () => {
    const { server, client } = await clientOf({ json: { success: true, enquiryId: 'e1' } });
    await expect(client.callPublic('/enquiries', { method: 'POST', body: {} })).resolves.toEqual({
      success: true,
      enquiryId: 'e1',
    });
    expect(server.asked[0]).toMatchObject({ path: '/api/enquiries', token: undefined });
  });

  it('takes an empty answer for what it is', async () => {
    const { client } = await clientOf({ status: 204 });
    await expect(client.callPublic('/enquiries')).resolves.toBeUndefined();
  });

  const MISSING: [string, Answer][] = [
    ['JSON', { status: 404, json: { error: 'Route not found' } }],
    ['HTML', { status: 404, html: '<p>Not found</p>' }],
    ['nothing', { status: 404 }],
  ];
  it.each(MISSING)(
    'says that the service is not there when 404 comes with %s [8.client.2]',
    async (_what, answer) => {
      const { client } = await clientOf(answer);
      const response = await client.callPublic('/coupons/validate');
      expect(response).toEqual({
        success: false,
        message: 'Service temporarily unavailable. Please try again later.',
        error: 'Service temporarily unavailable. Please try again later.',
        code: 'ENDPOINT_NOT_FOUND',
      });
      expect(isServiceFailure(response)).toBe(true);
    },
  );

  const NO_JSON: [string, Answer][] = [
    ['an HTML page', { html: '<!doctype html><title>Shop</title>' }],
    ['an HTML error page', { status: 502, html: '<h1>Bad Gateway</h1>' }],
    ['HTML that calls itself text', { text: '  <html></html>' }],
    ['JSON that is cut off', { text: '{"success":tr' }],
  ];
  it.each(NO_JSON)('says the same of %s [8.client.3]', async (_what, answer) => {
    const { client } = await clientOf(answer);
    expect(await client.callPublic('/auth/login', { method: 'POST', body: {} })).toEqual({
      success: false,
      message: 'Service temporarily unavailable. Please try again later.',
      error: 'Service temporarily unavailable. Please try again later.',
      code: 'INVALID_RESPONSE',
    });
  });

  const NO_ANSWER: [string, Answer][] = [
    ['the connection breaks', { instead: 'reset' }],
    ['no answer comes in time', { instead: 'silence' }],
  ];
  it.each(NO_ANSWER)('says that the shop cannot be reached when %s [8.client.4]', async (_what, answer) => {
    const { client } = await clientOf(answer, 100);
    expect(await client.callPublic('/enquiries')).toEqual({
      success: false,
      message: 'Unable to connect to server. Please check your internet connection and try again.',
      error: 'Unable to connect to server. Please check your internet connection and try again.',
      code: 'NETWORK_ERROR',
    });
  });

  it('says it too when nothing listens at all', async () => {
    const { server, client } = await clientOf({});
    await server.stop();
    expect(await client.callPublic('/enquiries')).toMatchObject({ code: 'NETWORK_ERROR' });
  });

  it.each(REFUSALS)('throws %s [8.client.5]', async (_what, answer, message) => {
    const { client } = await clientOf(answer);
    const thrown = await thrownBy(client.callPublic('/auth/login'));
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).toMatchObject({ message });
  });
});

describe('a call that its caller gives up', () => {
  it.each(['callPublic', 'callProtected'] as const)('ends %s with the abort itself', async (kind) => {
    const { client } = await clientOf({ instead: 'silence' });
    const control = new AbortController();
    const thrown = thrownBy(client[kind]('/orders', { signal: control.signal }));
    setTimeout(() => control.abort(), 20);
    expect(await thrown).toMatchObject({ name: 'AbortError' });
    expect(await thrownBy(client[kind]('/orders', { signal: control.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
});

it('tells a service failure from what the shop itself says', () => {
  expect(isServiceFailure({ success: false, message: 'Coupon expired', code: 'COUPON_EXPIRED' })).toBe(false);
  expect(isServiceFailure(undefined)).toBe(false);
});
