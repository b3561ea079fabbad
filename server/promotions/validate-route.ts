import type { Pool } from 'pg';
import { couponValidationSchema, couponValidityResponse } from '../../contract/promotions/coupon.ts';
import { nearestPaise } from '../../domain/pricing/money.ts';
import { strictBody } from '../http/body-schema.ts';
import { failures } from '../http/crud-responses.ts';
import type { App } from '../http/typed-app.ts';
import { validateCouponCode } from './validate-coupon.ts';

/** Enough for a shopper who mistypes, too few for one who guesses. */
const PER_ADDRESS = { max: 30, timeWindow: 10 * 60_000, groupId: 'coupon-validation' } as const;

export function couponValidationRoute(app: App, { pool }: { readonly pool: Pool }): void {
  app.post('/api/coupons/validate', {
    config: { access: 'anyone', rateLimit: PER_ADDRESS },
    schema: {
      summary: 'Check what a coupon would save',
      description:
        'Answers 200 for every readable code; `isValid` says whether it applies to an order of this amount (the subtotal, in rupees). Checking doesn’t use the coupon up; placing the order does.',
      body: strictBody(couponValidationSchema),
      response: { 200: couponValidityResponse, ...failures(400, 429) },
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
