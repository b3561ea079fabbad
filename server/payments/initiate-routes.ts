import {
  paymentStartedResponse,
  sdkPaymentStartedResponse,
  startPaymentSchema,
  startSdkPaymentSchema,
} from '../../contract/payments/pay-order.ts';
import { errorSchema } from '../../contract/responses.ts';
import { ONLINE_NOT_OFFERED } from '../../domain/payments/payment-mode.ts';
import { strictBody } from '../http/body-schema.ts';
import { failures } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { idempotencyHeaders } from '../http/idempotency.ts';
import type { App } from '../http/typed-app.ts';
import type { PaymentParts } from './payment-rows.ts';
import { type StartRefusal, startPayment } from './start-payment.ts';

const PER_ADDRESS = { max: 40, timeWindow: 10 * 60_000, groupId: 'payment' } as const;

const keyHeader = idempotencyHeaders(
  'The same key with the same body gives the same answer and only one payment attempt',
);

const errors = {
  ...failures(400, 429),
  404: errorSchema.describe('`ORDER_NOT_FOUND`'),
  409: errorSchema.describe(
    '`ORDER_PAID`, `ORDER_CANCELLED`, `ORDER_REFUNDED`, `ORDER_NOT_ONLINE`, `NOTHING_TO_PAY`, `ONLINE_NOT_OFFERED`, or `AMOUNT_MISMATCH` with the right amount in `details`',
  ),
  422: errorSchema.describe('`KEY_REUSED`'),
  502: errorSchema.describe('`GATEWAY_REFUSED`'),
  503: errorSchema.describe('`GATEWAY_UNAVAILABLE`: the order can still be paid'),
};

const HTTP_STATUS: Readonly<Record<StartRefusal['code'], number>> = {
  ORDER_NOT_FOUND: 404,
  ORDER_PAID: 409,
  ORDER_REFUNDED: 409,
  ORDER_CANCELLED: 409,
  ORDER_NOT_ONLINE: 409,
  NOTHING_TO_PAY: 409,
  AMOUNT_MISMATCH: 409,
  KEY_REUSED: 422,
  TOO_MANY_ATTEMPTS: 429,
  GATEWAY_REFUSED: 502,
  GATEWAY_UNAVAILABLE: 503,
};
const RETRY_AFTER_SECONDS = 15;

function refused({ code, message, details }: StartRefusal, failure: string): ShopError {
  if (code !== 'GATEWAY_UNAVAILABLE' && code !== 'GATEWAY_REFUSED')
    return new ShopError(code, HTTP_STATUS[code], message, { details });
  const text = `${failure}. ${message} Your order is saved. Please try again in a moment.`;
  return new ShopError(code, HTTP_STATUS[code], text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

export function initiateRoutes(app: App, parts: PaymentParts & { readonly offersOnline: boolean }): void {
  const refuseWhereNotOffered = async () => {
    if (!parts.offersOnline) throw new ShopError(ONLINE_NOT_OFFERED.code, 409, ONLINE_NOT_OFFERED.message);
  };

  app.post('/api/payment/initiate', {
    config: { access: 'public', rateLimit: PER_ADDRESS, lane: 'payments' },
    preHandler: refuseWhereNotOffered,
    schema: {
      summary: 'Start a payment on the payment service’s page',
      description: 'The browser goes to `paymentUrl` and comes back to `/payment-response`.',
      headers: keyHeader,
      body: strictBody(startPaymentSchema),
      response: {
        201: paymentStartedResponse,
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { orderId, amount } = request.body;
      const idempotencyKey = request.headers['idempotency-key'];
      const started = await startPayment(parts, { orderId, amount, idempotencyKey, channel: 'page' });
      if (!started.ok) throw refused(started, 'Failed to initiate payment');
      reply.status(201);
      const message = 'Payment initiated successfully';
      return {
        success: true as const,
        message,
        ...startedFields(started),
        paymentUrl: started.attempt.redirectUrl ?? '',
      };
    },
  });

  app.post('/api/payment/create-sdk-order', {
    config: { access: 'public', rateLimit: PER_ADDRESS, lane: 'payments' },
    preHandler: refuseWhereNotOffered,
    schema: {
      summary: 'Start a payment inside the shop’s page or in an app',
      description:
        'On the web, load `scriptUrl` and call `PhonePeCheckout.transact({ tokenUrl, callback, type: "IFRAME" })`; in an app, give `token` to the payment service’s SDK. Then check the result with `GET /payment/status/{id}`.',
      headers: keyHeader,
      body: strictBody(startSdkPaymentSchema),
      response: {
        201: sdkPaymentStartedResponse,
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { orderId, amount, platform } = request.body;
      const idempotencyKey = request.headers['idempotency-key'];
      const channel = platform === 'web' ? 'page' : 'app';
      const started = await startPayment(parts, { orderId, amount, idempotencyKey, channel });
      if (!started.ok) throw refused(started, 'Failed to create SDK order');
      const { redirectUrl, sdkToken } = started.attempt;
      reply.status(201);
      return {
        success: true as const,
        message: 'SDK order created successfully',
        ...startedFields(started),
        token: sdkToken ?? tokenFrom(redirectUrl ?? ''),
        tokenUrl: redirectUrl,
        scriptUrl: parts.gateway.scriptUrl,
      };
    },
  });
}

const startedFields = ({
  order,
  attempt,
}: Extract<Awaited<ReturnType<typeof startPayment>>, { ok: true }>) => ({
  orderId: order.id,
  transactionId: attempt.merchantOrderId,
  amount: attempt.amount,
  expiresAt: attempt.expiresAt.toISOString(),
});

/** PhonePe's script takes the whole address, an SDK only the token in it. */
const tokenFrom = (address: string): string => new URL(address).searchParams.get('token') ?? address;
