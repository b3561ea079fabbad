import { z } from 'zod';
import {
  answerGoodsSchema,
  type Refund,
  refundOrderSchema,
  refundResponse,
  refundsResponse,
} from '../../contract/payments/payment.ts';
import { errorSchema } from '../../contract/responses.ts';
import { paise } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { administratorOf, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { demand } from '../http/access.ts';
import { strictBody } from '../http/body-schema.ts';
import { refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import {
  claimKey,
  idempotencyHeaders,
  type RequestKey,
  requestKey,
  storeResponse,
} from '../http/idempotency.ts';
import { rowParams } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { needRecentPassword } from '../http/visitor.ts';
import { toRefund } from './payment-list.ts';
import type { PaymentParts } from './payment-rows.ts';
import { answerGoods } from './refund-lines.ts';
import { type OrderRefund, type RefundedOrder, refundOrder } from './refund-order.ts';
import { REFUND_HTTP_STATUS } from './refund-routes.ts';
import { refundsById } from './refund-rows.ts';

const HTTP_STATUS = {
  ...REFUND_HTTP_STATUS,
  ORDER_NOT_FOUND: 404,
  PIECES_REFUNDED: 409,
  ORDER_LEFT: 409,
  REFUND_NOT_WHOLE: 422,
  REFUND_TOO_SMALL: 422,
  KEY_REUSED: 422,
} as const;

type Outcome = RefundedOrder | Refusal<'KEY_REUSED'>;

const storedSchema = z.array(z.string());

export function orderRefundRoutes(app: App, parts: PaymentParts): void {
  app.post('/api/orders/:id/refunds', {
    config: { access: 'admin', needs: 'refund payments' },
    preHandler: needRecentPassword,
    schema: {
      summary: 'Refund an order, whole or in part',
      description:
        'Refunds whatever paid the order: through the payment service what came that way, the rest by hand. Names the pieces it is for, and can cancel an order that hasn’t been shipped. Answers 202 if the payment service isn’t responding: the refund is sent as soon as it does.',
      params: rowParams,
      headers: idempotencyHeaders('The same key with the same refund refunds once'),
      body: strictBody(refundOrderSchema),
      response: {
        201: refundsResponse,
        202: refundsResponse,
        ...refusals(400, 404),
        409: errorSchema.describe(
          '`NOT_PAID`, `REFUND_UNDER_WAY`, `FULLY_REFUNDED`, `PIECES_REFUNDED` or `ORDER_LEFT`',
        ),
        422: errorSchema.describe('`REFUND_TOO_LARGE`, `REFUND_TOO_SMALL` or `REFUND_NOT_WHOLE`'),
        502: errorSchema.describe(
          '`REFUND_REFUSED` by the payment service; an order that was cancelled stays so',
        ),
      },
    },
    handler: async (request, reply) => {
      const { params, body, headers } = request;
      if (body.cancel) demand(request.visitor, { allOf: ['cancel orders'] });
      const by = await administratorOf(parts.pool, request);
      const key = requestKey('refund', headers['idempotency-key'], {
        userId: by.id,
        body: { ...params, ...body },
      });
      const { cancel, lines, reason } = body;
      const isIn = cancel ? { goods: 'good' as const } : {};
      const refunded = await refundOnce(parts, key, {
        orderId: params.id,
        amount: paise(body.amount),
        reason,
        lines: lines.map((line) => ({ ...line, ...isIn })),
        isCancelling: cancel,
        by,
      });
      if (!refunded.ok) throw new ShopError(refunded.code, HTTP_STATUS[refunded.code], refunded.message);
      const states = await refunded.send();
      const stored = await refundsById(
        parts.pool,
        refunded.refunds.map(({ id }) => id),
      );
      const failed = stored.find(({ state }) => state === 'FAILED');
      if (failed !== undefined) {
        const refusal = `The payment service refused the refund (${failed.error_code ?? 'no reason given'}).`;
        const advice = cancel ? ' The order is cancelled, and its money is still to be refunded.' : '';
        throw new ShopError('REFUND_REFUSED', 502, `${refusal}${advice}`);
      }
      const isSilent = states.includes(undefined);
      reply.status(isSilent ? 202 : 201);
      const message = isSilent
        ? 'The payment service isn’t responding. We’ll send the refund as soon as it does.'
        : states.length > 0
          ? 'The refund is being processed'
          : 'The refund is recorded. Please return the money yourself.';
      return { success: true as const, message, data: stored.map(toRefund) };
    },
  });

  app.patch('/api/refunds/:id/goods', {
    config: { access: 'admin', needs: 'refund payments' },
    schema: {
      summary: 'Record whether refunded goods came back',
      description: 'For goods that weren’t back when they were refunded. Good ones go back to stock, once.',
      params: z.strictObject({ id: z.guid() }),
      body: strictBody(answerGoodsSchema),
      response: {
        200: refundResponse,
        ...refusals(400, 404),
        409: errorSchema.describe('`GOODS_ANSWERED`: someone gave another answer'),
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      const by = await administratorOf(parts.pool, request);
      const answered = await rollbackUnlessOk(parts.pool, async (client) => {
        const answer = await answerGoods(client, { refundId: id, ...request.body }, by.id);
        if (answer.ok && answer.isNew)
          await recordChange(client, by, 'update', 'refund', id, { after: request.body });
        return answer;
      });
      if (!answered.ok)
        throw new ShopError(answered.code, answered.code === 'GOODS_ANSWERED' ? 409 : 404, answered.message);
      const refund = await readOne(parts, id);
      return { success: true as const, message: 'Saved', data: refund, refund };
    },
  });
}

async function readOne(parts: PaymentParts, id: string): Promise<Refund> {
  const [refund] = await refundsById(parts.pool, [id]);
  if (refund === undefined) throw new Error('A refund that was just changed is gone');
  return toRefund(refund);
}

/** A request that is repeated with its key gets the refunds that the first one made, and sends nothing. */
function refundOnce(
  parts: PaymentParts,
  key: RequestKey | undefined,
  request: OrderRefund,
): Promise<Outcome> {
  return rollbackUnlessOk(parts.pool, async (client): Promise<Outcome> => {
    const claimed = await claimKey(client, key, parts.now());
    if (claimed.state === 'key reused')
      return refuse('KEY_REUSED', 'This key was already used for another refund');
    if (claimed.state === 'repeated') {
      const refunds = await refundsById(client, storedSchema.parse(claimed.response));
      return { ok: true, refunds, send: async () => [] };
    }
    const refunded = await refundOrder(client, parts, request);
    if (refunded.ok)
      await storeResponse(
        client,
        key,
        refunded.refunds.map(({ id }) => id),
      );
    return refunded;
  });
}
