import { z } from 'zod';
import { paymentListResponse, refundResponse, requestRefundSchema } from '../../contract/payments/payment.ts';
import { errorSchema } from '../../contract/responses.ts';
import { STORED_PAYMENT_STATES } from '../../domain/payments/payment.ts';
import { paise } from '../../domain/pricing/money.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { pageOf, pagingQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { needRecentPassword } from '../http/visitor.ts';
import { listPayments, toRefund } from './payment-list.ts';
import type { PaymentParts } from './payment-rows.ts';
import { type RequestedRefund, requestRefund } from './request-refund.ts';

const PAGE_SIZE = 20;
export const REFUND_HTTP_STATUS: Readonly<Record<Exclude<RequestedRefund, { ok: true }>['code'], number>> = {
  PAYMENT_NOT_FOUND: 404,
  NOT_PAID: 409,
  REFUND_UNDER_WAY: 409,
  FULLY_REFUNDED: 409,
  OTHER_GATEWAY: 409,
  REFUND_TOO_LARGE: 422,
  REFUND_REFUSED: 502,
};

export function refundRoutes(app: App, parts: PaymentParts): void {
  app.get('/api/payments', {
    config: { access: 'admin', needs: 'see order amounts' },
    schema: {
      summary: 'List payments with their refunds',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        orderId: z.string().max(100).optional(),
        status: z.enum(STORED_PAYMENT_STATES).optional(),
        flagged: z.enum(['true', 'false']).optional().describe('Only those that need a decision'),
      }),
      response: { 200: paymentListResponse, ...refusals(400) },
    },
    handler: async (request) => {
      const { page, limit, orderId, status, flagged } = request.query;
      const isFlagged = flagged === 'true';
      const { payments, total } = await listPayments(parts, { orderId, status, isFlagged, page, limit });
      const pagination = pageOf({ page, limit }, total);
      return { success: true as const, data: payments, pagination };
    },
  });

  app.post('/api/payments/:id/refunds', {
    config: { access: 'admin', needs: 'refund payments' },
    preHandler: needRecentPassword,
    schema: {
      summary: 'Refund a payment',
      description:
        '403 `PASSWORD_NEEDED` if you entered your password more than 15 minutes ago. Refunds part of the payment or, without `amount`, all that is left. Answers 202 if the payment service isn’t responding: the refund is sent as soon as it does.',
      params: z.strictObject({ id: z.guid() }),
      body: strictBody(requestRefundSchema),
      response: {
        201: refundResponse,
        202: refundResponse,
        ...refusals(400, 404),
        409: errorSchema.describe('`NOT_PAID`, `REFUND_UNDER_WAY`, `FULLY_REFUNDED` or `OTHER_GATEWAY`'),
        422: errorSchema.describe('`REFUND_TOO_LARGE`'),
        502: errorSchema.describe('`REFUND_REFUSED` by the payment service'),
      },
    },
    handler: async (request, reply) => {
      const { amount, reason } = request.body;
      const requested = await requestRefund(parts, {
        paymentId: request.params.id,
        amount: amount === undefined ? undefined : paise(amount),
        reason,
        by: await administratorOf(parts.pool, request),
      });
      if (!requested.ok)
        throw new ShopError(requested.code, REFUND_HTTP_STATUS[requested.code], requested.message);
      const refund = toRefund(requested.refund);
      reply.status(requested.isSent ? 201 : 202);
      const message = requested.isSent
        ? 'The refund is being processed'
        : 'The payment service isn’t responding. We’ll send the refund as soon as it does.';
      return { success: true as const, message, data: refund, refund };
    },
  });
}
