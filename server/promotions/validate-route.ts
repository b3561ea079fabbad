import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { errorSchema } from '../../contract/responses.ts';
import { nearestPaise } from '../../domain/pricing/money.ts';
import { strictBody } from '../http/body-schema.ts';
import { keepPrivate } from '../http/visitor.ts';
import { COUPON_RESULT_EXAMPLE } from './examples.ts';
import { couponResultSchema, validateCouponCode } from './validate-coupon.ts';

/** Enough for a shopper who mistypes, too few for one who guesses. */
const PER_ADDRESS = { max: 30, timeWindow: 10 * 60_000, groupId: 'coupon-validation' } as const;

const LARGEST_ORDER = 1_000_000_000;

const attemptSchema = z
  .object({
    code: z
      .string({ error: 'Please enter a coupon code' })
      .trim()
      .min(1, 'Please enter a coupon code')
      .max(100, 'Invalid coupon code'),
    order_amount: z
      .number({ error: 'Order amount must be a number' })
      .min(0, 'Order amount must be 0 or more')
      .max(LARGEST_ORDER, 'Order amount is too large'),
  })
  .meta({ examples: [{ code: 'WELCOME10', order_amount: 4999 }] });

export function couponValidationRoute(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post('/api/coupons/validate', {
    config: { access: 'anyone', rateLimit: PER_ADDRESS },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'Ask what a coupon would save',
      description:
        'Answers 200 for every code that can be read; `isValid` says whether it counts for an order of this amount (the subtotal, in rupees). Nothing is used up by asking; the order decides.',
      body: strictBody(attemptSchema),
      response: {
        200: couponResultSchema
          .extend({ success: z.literal(true), data: couponResultSchema })
          .meta({ examples: [{ success: true, ...COUPON_RESULT_EXAMPLE, data: COUPON_RESULT_EXAMPLE }] }),
        400: errorSchema,
        429: errorSchema,
      },
    },
    handler: async ({ body, visitor }) => {
      const attempt = {
        code: body.code,
        orderAmount: nearestPaise(body.order_amount),
        userId: visitor?.userId ?? null,
      };
      const result = await validateCouponCode(pool, attempt, new Date());
      return { success: true as const, ...result, data: result };
    },
  });
}
