import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paise } from '../../domain/pricing/money.ts';
import { type PhonePeClient, phonePeClient } from './phonepe.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let seen: Seen[] = [];
let tokens = 0;
let clock = 0;
/** What the gateway answers to anything but the question for a token. */
let answer: (request: Seen, response: ServerResponse) => void;
let answerToken: (response: ServerResponse) => void;
let client: PhonePeClient;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const server = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, authorization: headers.authorization, body };
    seen.push(one);
    if (url === '/auth/v1/oauth/token') answerToken(response);
    else answer(one, response);
  });
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  tokens = 0;
  clock = Date.now();
  answerToken = (response) => {
    tokens += 1;
    json(response, 200, {
      access_token: `token-${tokens}`,
      issued_at: 1000,
      expires_at: 4600,
      token_type: 'O-Bearer',
    });
  };
  answer = (_request, response) => json(response, 200, pending);
  client = clientWithin(5_000);
});

function clientWithin(timeoutMs: number): PhonePeClient {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test gateway does not listen');
  const base = `http://127.0.0.1:${address.port}`;
  return phonePeClient({
    address: () => ({ api: `${base}/pg`, auth: `${base}/auth` }),
    credentials: async () => ({ clientId: 'SHOP & SONS', clientSecret: 's=cret', clientVersion: 1 }),
    timeoutMs,
    now: () => clock,
  });
}

const pending = {
  orderId: 'OMO1',
  state: 'PENDING',
  amount: 746200,
  expireAt: 2,
  paymentDetails: [],
  novelty: 1,
};
const order = {
  merchantOrderId: 'GUEST-1-1',
  amount: paise(746200),
  expireAfterSeconds: 1200,
  redirectUrl: 'https://shop.example/payment-response?orderId=GUEST-1',
  phone: '9876543210',
};
const tokenCalls = () => seen.filter(({ url }) => url.startsWith('/auth'));
const calls = () => seen.filter(({ url }) => url.startsWith('/pg'));

describe('the gateway’s token', () => {
  it('is asked for with the shop’s credentials, as a form', async () => {
    await client.orderStatus('a');
    expect(tokenCalls()).toEqual([
      {
        method: 'POST',
        url: '/auth/v1/oauth/token',
        authorization: undefined,
        body: 'client_id=SHOP+%26+SONS&client_secret=s%3Dcret&client_version=1&grant_type=client_credentials',
      },
    ]);
    expect(calls()[0]?.authorization).toBe('O-Bearer token-1');
  });

  it('is fetched once for many callers at once, and kept', async () => {
    await Promise.all(Array.from({ length: 20 }, () => client.orderStatus('a')));
    await client.orderStatus('a');
    expect(tokenCalls()).toHaveLength(1);
    expect(calls()).toHaveLength(21);
  });

  it('is renewed when half of its life is over', async () => {
    await client.orderStatus('a');
    clock += 1_799_000;
    await client.orderStatus('a');
    expect(tokenCalls()).toHaveLength(1);
    clock += 2_000;
    await client.orderStatus('a');
    expect(calls().at(-1)?.authorization).toBe('O-Bearer token-2');
  });

  it('serves to its end while the gateway gives no new one', async () => {
    await client.orderStatus('a');
    answerToken = (response) => json(response, 500, {});
    clock += 3_500_000;
    expect((await client.orderStatus('a')).ok).toBe(true);
    clock += 200_000;
    expect(await client.orderStatus('a')).toMatchObject({ ok: false, kind: 'unavailable' });
  });

  it('that was withdrawn is renewed once, and the call made again', async () => {
    await client.orderStatus('a');
    answer = ({ authorization }, response) =>
      authorization === 'O-Bearer token-1'
        ? json(response, 401, { code: 'X' })
        : json(response, 200, pending);
    const answers = await Promise.all([client.orderStatus('a'), client.orderStatus('b')]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(tokenCalls()).toHaveLength(2);
  });

  it('that is never accepted is asked for no third time', async () => {
    answer = (_request, response) => json(response, 401, { code: 'AUTHORIZATION_FAILED' });
    expect(await client.orderStatus('a')).toEqual({
      ok: false,
      kind: 'unauthorized',
      code: 'AUTHORIZATION_FAILED',
    });
    expect(tokenCalls()).toHaveLength(2);
  });
});

describe('a call of the gateway', () => {
  it('starts a payment with the amount in paise', async () => {
    answer = (_request, response) =>
      json(response, 200, {
        orderId: 'OMO1',
        state: 'PENDING',
        expireAt: 5,
        redirectUrl: 'https://pay.example/?token=t',
      });
    expect(await client.pay(order)).toMatchObject({
      ok: true,
      value: { redirectUrl: 'https://pay.example/?token=t' },
    });
    expect(calls()[0]).toMatchObject({ method: 'POST', url: '/pg/checkout/v2/pay' });
    expect(JSON.parse(calls()[0]?.body ?? '')).toEqual({
      merchantOrderId: 'GUEST-1-1',
      amount: 746200,
      expireAfter: 1200,
      paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: order.redirectUrl } },
      prefillUserLoginDetails: { phoneNumber: '9876543210' },
    });
  });

  it('starts one for an app', async () => {
    answer = (_request, response) =>
      json(response, 200, { orderId: 'OMO1', state: 'PENDING', expireAt: 5, token: 'sdk' });
    expect(await client.createSdkOrder(order)).toMatchObject({ ok: true, value: { token: 'sdk' } });
    expect(calls()[0]?.url).toBe('/pg/checkout/v2/sdk/order');
  });

  it('gives money back and asks how that stands', async () => {
    answer = (_request, response) => json(response, 200, { refundId: 'OMR1', amount: 100, state: 'PENDING' });
    const refund = { merchantRefundId: 'R-1', merchantOrderId: 'GUEST-1-1', amount: paise(100) };
    expect((await client.refund(refund)).ok).toBe(true);
    expect((await client.refundStatus('R-1')).ok).toBe(true);
    expect(calls().map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /pg/payments/v2/refund',
      'GET /pg/payments/v2/refund/R-1/status',
    ]);
    expect(JSON.parse(calls()[0]?.body ?? '')).toEqual({
      merchantRefundId: 'R-1',
      originalMerchantOrderId: 'GUEST-1-1',
      amount: 100,
    });
  });

  it('cannot be led elsewhere by an id', async () => {
    await client.orderStatus('../../refund?x=/#');
    expect(calls()[0]?.url).toMatch(
      /^\/pg\/checkout\/v2\/order\/\.\.%2F\.\.%2Frefund%3Fx%3D%2F%23\/status\?/,
    );
  });
});

describe('an answer of the gateway', () => {
  const cases: [string, (response: ServerResponse) => void, object][] = [
    ['an unknown order', (r) => json(r, 404, { code: 'INVALID_MERCHANT_ORDER_ID' }), { kind: 'not-found' }],
    ['a refusal', (r) => json(r, 400, { code: 'BAD_REQUEST' }), { kind: 'refused', code: 'BAD_REQUEST' }],
    [
      'a refusal in the other shape',
      (r) => json(r, 422, { errorCode: 'E1' }),
      { kind: 'refused', code: 'E1' },
    ],
    ['a fault', (r) => json(r, 500, { code: 'INTERNAL_SERVER_ERROR' }), { kind: 'unavailable' }],
    ['too many requests', (r) => json(r, 429, { code: 'SLOW' }), { kind: 'unavailable', code: 'SLOW' }],
    [
      'the page of a proxy',
      (r) => r.writeHead(404).end('<h1>Not found</h1>'),
      { kind: 'unavailable', code: 'HTTP_404' },
    ],
    ['no JSON', (r) => r.end('<p>ok</p>'), { kind: 'unavailable', code: 'UNREADABLE_ANSWER' }],
    [
      'JSON of another shape',
      (r) => json(r, 200, { state: 1 }),
      { kind: 'unavailable', code: 'UNREADABLE_ANSWER' },
    ],
    ['a broken amount', (r) => json(r, 200, { ...pending, amount: 10.5 }), { code: 'UNREADABLE_ANSWER' }],
    ['far too much', (r) => r.end(`"${'x'.repeat(300_000)}"`), { kind: 'unavailable' }],
    ['a dropped connection', (r) => r.destroy(), { kind: 'unavailable', code: 'NO_ANSWER' }],
    ['a redirect', (r) => r.writeHead(302, { location: '/elsewhere' }).end(), { kind: 'unavailable' }],
  ];

  it.each(cases)('that is %s is told apart', async (_what, reply, failure) => {
    answer = (_request, response) => reply(response);
    expect(await client.orderStatus('a')).toMatchObject({ ok: false, ...failure });
    expect(seen.some(({ url }) => url === '/elsewhere')).toBe(false);
  });

  it.each([
    ['silence', () => undefined],
    ['half an answer', (response: ServerResponse) => response.write('{"state":')],
  ])('that is %s is not waited for', async (_what, reply) => {
    const impatient = clientWithin(400);
    await impatient.orderStatus('a');
    answer = (_request, response) => void reply(response);
    expect(await impatient.orderStatus('a')).toEqual({ ok: false, kind: 'unavailable', code: 'TIME_OUT' });
  });

  it('leads a browser to web addresses only', async () => {
    answer = (_request, response) => json(response, 200, { ...pending, redirectUrl: 'javascript:alert(1)' });
    expect(await client.pay(order)).toMatchObject({ ok: false, code: 'UNREADABLE_ANSWER' });
  });
});
