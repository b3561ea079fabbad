import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { checkToken, simulateFaults } from './api-guard.ts';
import { addEntry, changeEntry, readEntry } from './entries.ts';
import { isSecret, type SimulatorKeys, sign } from './keys.ts';
import { describeOrder, type GatewayOrder, gatewayId, orderEntry, orderState } from './orders.ts';
import { describeRefund, type GatewayRefund, refundEntry, refundedAmount } from './refunds.ts';
import { badRequest, Refusal } from './refusal.ts';
import { readSwitches } from './switches.ts';
import type { WebhookSender } from './webhooks.ts';

export interface GatewayApiParts {
  readonly pool: Pool;
  readonly keys: () => Promise<SimulatorKeys>;
  /** The address of the pay page. */
  readonly pageUrl: (token: string) => string;
  readonly webhooks: WebhookSender;
}

const TOKEN_SECONDS = 3600;
const id = z.string().regex(/^[A-Za-z0-9_-]{1,63}$/);

const newOrderSchema = z.looseObject({
  merchantOrderId: id,
  amount: z.number().int().min(100),
  expireAfter: z.number().int().min(300).max(3600).default(1200),
  disablePaymentRetry: z.boolean().default(false),
  metaInfo: z.record(z.string().regex(/^udf(?:[1-9]|1[0-5])$/), z.string().max(256)).optional(),
  paymentFlow: z.looseObject({
    type: z.literal('PG_CHECKOUT'),
    merchantUrls: z.looseObject({ redirectUrl: z.url({ protocol: /^https?$/ }) }),
  }),
});
const newRefundSchema = z.looseObject({
  merchantRefundId: id,
  originalMerchantOrderId: id,
  amount: z.number().int().min(100),
});
const tokenRequest = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  client_version: z.string().regex(/^\d+$/),
  grant_type: z.literal('client_credentials'),
});

/** PhonePe's API, answered from the simulator's own entries. */
export function gatewayApi(scope: FastifyInstance, parts: GatewayApiParts): void {
  const { pool, keys, webhooks } = parts;
  const open = { config: { access: 'public' as const }, schema: { hide: true } };
  const guarded = { ...open, preHandler: (request: FastifyRequest) => checkToken(request, keys) };

  simulateFaults(scope, pool);
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal)
      return reply.status(error.status).send({ code: error.code, message: error.message });
    throw error;
  });

  scope.post('/v1/oauth/token', open, async (request) => {
    const wanted = await keys();
    const given = read(tokenRequest, request.body);
    if (given.client_id !== wanted.clientId || !isSecret(given.client_secret, wanted.clientSecret))
      throw new Refusal(401, 'UNAUTHORIZED', 'Client is not known');
    const issuedAt = Math.floor(Date.now() / 1000);
    const expiresAt = issuedAt + TOKEN_SECONDS;
    return {
      access_token: sign(wanted, 'access', String(expiresAt)),
      expires_in: TOKEN_SECONDS,
      issued_at: issuedAt,
      expires_at: expiresAt,
      session_expires_at: expiresAt,
      token_type: 'O-Bearer',
    };
  });

  const createOrder = async (body: unknown) => {
    const { merchantOrderId, amount, expireAfter, disablePaymentRetry, metaInfo, paymentFlow } = read(
      newOrderSchema,
      body,
    );
    const now = Date.now();
    const order: GatewayOrder = {
      merchantOrderId,
      orderId: gatewayId('OMO', now),
      amount,
      createdAt: now,
      expireAt: now + expireAfter * 1000,
      redirectUrl: paymentFlow.merchantUrls.redirectUrl,
      ...(metaInfo === undefined ? {} : { metaInfo }),
      isRetryAllowed: !disablePaymentRetry,
      attempts: [],
      refunds: [],
    };
    if (!(await addEntry(pool, orderEntry(merchantOrderId), order)))
      throw badRequest('merchantOrderId was used before');
    const token = sign(await keys(), 'pay', merchantOrderId);
    return { answer: { orderId: order.orderId, state: 'PENDING', expireAt: order.expireAt }, token };
  };
  scope.post('/checkout/v2/pay', guarded, async (request) => {
    const { answer, token } = await createOrder(request.body);
    return { ...answer, redirectUrl: parts.pageUrl(token) };
  });
  scope.post('/checkout/v2/sdk/order', guarded, async (request) => {
    const { answer, token } = await createOrder(request.body);
    return { ...answer, token };
  });
  scope.get('/checkout/v2/order/:id/status', guarded, async (request) => {
    const order = await readEntry(pool, orderEntry(paramsOf(request).id));
    if (order === null)
      throw new Refusal(404, 'INVALID_MERCHANT_ORDER_ID', 'No entry found for given merchant order id');
    return describeOrder(order, Date.now());
  });

  scope.post('/payments/v2/refund', guarded, async (request) => {
    const { merchantRefundId, originalMerchantOrderId, amount } = read(newRefundSchema, request.body);
    const { refundMs, refunds } = await readSwitches(pool);
    const now = Date.now();
    const refund: GatewayRefund = {
      merchantRefundId,
      refundId: gatewayId('OMR', now),
      originalMerchantOrderId,
      amount,
      createdAt: now,
      confirmedAt: now + refundMs / 2,
      endsAt: now + refundMs,
      ending: refunds,
    };
    const pointer = { merchantOrderId: originalMerchantOrderId };
    if (!(await addEntry(pool, refundEntry(merchantRefundId), pointer)))
      throw badRequest('merchantRefundId was used before');
    const changed = await changeEntry(pool, orderEntry(originalMerchantOrderId), (order) =>
      withRefund(order, refund, now),
    );
    if (changed === null) throw new Refusal(400, 'ORIGINAL_TXN_NOT_FOUND', 'No such order');
    webhooks.aboutRefund(refund);
    return { refundId: refund.refundId, amount, state: 'PENDING' };
  });
  scope.get('/payments/v2/refund/:id/status', guarded, async (request) => {
    const merchantRefundId = paramsOf(request).id;
    const pointer = await readEntry(pool, refundEntry(merchantRefundId));
    const order = pointer && (await readEntry(pool, orderEntry(pointer.merchantOrderId)));
    const refund = order?.refunds.find((each) => each.merchantRefundId === merchantRefundId);
    if (refund === undefined) throw new Refusal(404, 'REFUND_NOT_FOUND', 'No such refund');
    return describeRefund(refund, Date.now());
  });
}

function withRefund(order: GatewayOrder, refund: GatewayRefund, now: number): GatewayOrder {
  if (orderState(order, now) !== 'COMPLETED')
    throw new Refusal(400, 'REFUND_NOT_ALLOWED', 'The order is not completed');
  if (refundedAmount(order.refunds, now) + refund.amount > describeOrder(order, now).amount)
    throw new Refusal(400, 'EXCESS_REFUND_AMOUNT', 'The refunds exceed the payment');
  return { ...order, refunds: [...order.refunds, refund] };
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badRequest(`${issue?.path.join('.')}: ${issue?.message}`);
}

const paramsOf = (request: FastifyRequest) => read(z.object({ id }), request.params);
