import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { checkCouponForm, couponFieldsSchema } from '../../domain/checks/promotion.ts';
import { COUPON_STATES, COUPON_TYPES } from '../../domain/coupon.ts';
import { administratorOf } from '../audit/administrator.ts';
import { errorReplySchema, ShopError } from '../http/errors.ts';
import { checkedForm } from '../http/form-check.ts';
import { strictBody } from '../http/intake.ts';
import {
  isRowId,
  pageOf,
  paginationSchema,
  pagingQuery,
  rowParams,
  searchQuery,
  wordQuery,
} from '../http/lists.ts';
import { said } from '../http/said.ts';
import { keepPrivate } from '../http/visitor.ts';
import { type CouponChange, createCoupon, deleteCoupon, updateCoupon } from './change-coupon.ts';
import { couponSchema, listedCouponSchema } from './coupon-rows.ts';
import { couponStats, couponStatsSchema } from './coupon-stats.ts';
import { findCoupon, listCoupons } from './list-coupons.ts';

const PAGE_SIZE = 20;

const EXAMPLE = {
  code: 'DIWALI25',
  name: '25% off for Diwali',
  type: 'percentage',
  value: 25,
  minAmount: 5000,
  maxDiscount: 2000,
  startsAt: '2026-11-01T00:00:00+05:30',
  endsAt: '2026-11-16T00:00:00+05:30',
  usageLimit: 500,
  perCustomerLimit: 1,
};

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const oneCoupon = z.object({
  success: z.literal(true),
  message: said('Coupon updated successfully'),
  data: couponSchema,
  coupon: couponSchema,
});

const STATUS = {
  COUPON_NOT_FOUND: 404,
  COUPON_CODE_TAKEN: 409,
  COUPON_LIMIT_BELOW_USES: 422,
  VERSION_CONFLICT: 409,
};
const notFound = () => new ShopError('COUPON_NOT_FOUND', 404, 'Coupon not found');

function done(change: CouponChange, message: string) {
  if (change.ok) return { success: true as const, message, data: change.coupon, coupon: change.coupon };
  const { current: coupon, field } = change;
  const details = coupon === undefined && field === undefined ? undefined : { coupon, field };
  throw new ShopError(change.code, STATUS[change.code], change.message, { details });
}

export function couponRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/coupons', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'List coupons, the newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', (word) =>
          COUPON_STATES.find((state) => state === word.toLowerCase()),
        ).describe('active, inactive, scheduled, expired or used-up'),
        type: wordQuery('type', (word) => COUPON_TYPES.find((type) => type === word.toLowerCase())),
        search: searchQuery('code, name and description'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(listedCouponSchema),
          coupons: z.array(listedCouponSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { coupons, total } = await listCoupons(pool, query, new Date());
      return { success: true as const, data: coupons, coupons, pagination: pageOf(query, total) };
    },
  });

  app.post('/api/coupons', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'Create a coupon',
      description:
        'The code is stored in upper case. Left out, a limit is none and an end of the period is open.',
      body: strictBody(couponFieldsSchema.meta({ examples: [EXAMPLE] })),
      response: { 201: oneCoupon, 400: errorReplySchema, ...notAllowed, 409: errorReplySchema },
    },
    handler: async (request, reply) => {
      const form = checkedForm(checkCouponForm(request.body));
      const change = await createCoupon(pool, form, await administratorOf(pool, request), new Date());
      reply.status(201);
      return done(change, 'Coupon created successfully');
    },
  });

  app.get('/api/coupons/stats', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'Count coupons and what they saved',
      response: {
        200: z.object({ success: z.literal(true), data: couponStatsSchema, stats: couponStatsSchema }),
        ...notAllowed,
      },
    },
    handler: async () => {
      const stats = await couponStats(pool, new Date());
      return { success: true as const, data: stats, stats };
    },
  });

  app.get('/api/coupons/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'Read one coupon',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), data: couponSchema, coupon: couponSchema }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async ({ params: { id } }) => {
      const coupon = isRowId(id) ? await findCoupon(pool, id, new Date()) : null;
      if (coupon === null) throw notFound();
      return { success: true as const, data: coupon, coupon };
    },
  });

  app.put('/api/coupons/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'Change a coupon',
      description:
        'The whole coupon is sent, as when it was created. With a `version` that is not the present one nothing is saved, and `details` has the present coupon.',
      params: rowParams,
      body: strictBody(
        couponFieldsSchema
          .extend({ version: z.number().int().optional() })
          .meta({ examples: [{ ...EXAMPLE, isActive: false, version: 1 }] }),
      ),
      response: {
        200: oneCoupon,
        400: errorReplySchema,
        ...notAllowed,
        404: errorReplySchema,
        409: errorReplySchema,
        422: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw notFound();
      const { version, ...fields } = request.body;
      const form = checkedForm(checkCouponForm(fields));
      const by = await administratorOf(pool, request);
      const change = await updateCoupon(pool, id, { ...form, version }, by, new Date());
      return done(change, 'Coupon updated successfully');
    },
  });

  app.delete('/api/coupons/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['coupons'],
      summary: 'Delete a coupon',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), message: said('Coupon deleted successfully') }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw notFound();
      const change = await deleteCoupon(pool, id, await administratorOf(pool, request), new Date());
      const { success, message } = done(change, 'Coupon deleted successfully');
      return { success, message };
    },
  });
}
