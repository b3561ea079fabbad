import type { Pool } from 'pg';
import { z } from 'zod';
import {
  checkCouponForm,
  couponFieldsSchema,
  couponSchema,
  couponStatsSchema,
} from '../../contract/promotions/coupon.ts';
import { messageResponse, oneResponse } from '../../contract/responses.ts';
import { may } from '../../domain/accounts/permissions.ts';
import { COUPON_STATES, COUPON_TYPES } from '../../domain/promotions/coupon.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import {
  answerList,
  answerMessage,
  answerOne,
  crudResponses,
  forAdministrators,
  refusals,
  versionedBody,
} from '../http/crud-responses.ts';
import { checkedForm } from '../http/form-check.ts';
import { pageOf, pagingQuery, rowParams, searchQuery, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { createCoupon, deleteCoupon, updateCoupon } from './change-coupon.ts';
import { couponStats } from './coupon-stats.ts';
import { findCoupon, listCoupons } from './list-coupons.ts';

const PAGE_SIZE = 20;

const aboutCoupons = crudResponses({
  one: 'coupon',
  schema: couponSchema,
  missing: { code: 'COUPON_NOT_FOUND', message: 'Coupon not found' },
  statuses: {
    COUPON_NOT_FOUND: 404,
    COUPON_CODE_TAKEN: 409,
    COUPON_LIMIT_BELOW_USES: 422,
    VERSION_CONFLICT: 409,
  },
});
const oneCoupon = aboutCoupons.saved('Coupon updated successfully');

export function couponRoutes(app: App, { pool }: { readonly pool: Pool }): void {
  app.get('/api/coupons', {
    ...forAdministrators('see coupons and discounts'),
    schema: {
      summary: 'List coupons, newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', (word) =>
          COUPON_STATES.find((state) => state === word.toLowerCase()),
        ).describe('active, inactive, scheduled, expired or used-up'),
        type: wordQuery('type', (word) => COUPON_TYPES.find((type) => type === word.toLowerCase())),
        search: searchQuery('code, name and description'),
      }),
      response: { 200: aboutCoupons.list, ...refusals(400) },
    },
    handler: async ({ query, visitor }) => {
      const { coupons, total } = await listCoupons(pool, query, new Date());
      const shown = may(visitor, 'see revenue') ? coupons : coupons.map(({ saved, ...coupon }) => coupon);
      return answerList(shown, pageOf(query, total));
    },
  });

  app.post('/api/coupons', {
    ...forAdministrators('change prices'),
    schema: {
      summary: 'Create a coupon',
      description:
        'The code is saved in upper case. Leave out a limit for unlimited, and a date for an open period.',
      body: strictBody(couponFieldsSchema),
      response: { 201: oneCoupon, ...refusals(400, 409) },
    },
    handler: async (request, reply) => {
      const form = checkedForm(checkCouponForm(request.body));
      const change = await createCoupon(pool, form, await administratorOf(pool, request), new Date());
      reply.status(201);
      return aboutCoupons.answerChange(change, 'Coupon created successfully');
    },
  });

  app.get('/api/coupons/stats', {
    ...forAdministrators('see revenue'),
    schema: {
      summary: 'Count coupons and what they saved',
      response: { 200: oneResponse('stats', couponStatsSchema), ...refusals() },
    },
    handler: async () => answerOne('stats', await couponStats(pool, new Date())),
  });

  app.get('/api/coupons/:id', {
    ...forAdministrators('see coupons and discounts'),
    schema: {
      summary: 'Get one coupon',
      params: rowParams,
      response: { 200: aboutCoupons.one, ...refusals(404) },
    },
    handler: async ({ params: { id } }) =>
      aboutCoupons.answer(await findCoupon(pool, aboutCoupons.id(id), new Date())),
  });

  app.put('/api/coupons/:id', {
    ...forAdministrators('change prices'),
    schema: {
      summary: 'Update a coupon',
      description:
        'Send the whole coupon, as when creating it. If `version` is outdated, nothing is saved and `details` has the current coupon.',
      params: rowParams,
      body: versionedBody(couponFieldsSchema),
      response: { 200: oneCoupon, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request) => {
      const id = aboutCoupons.id(request.params.id);
      const { version, ...fields } = request.body;
      const form = checkedForm(checkCouponForm(fields));
      const by = await administratorOf(pool, request);
      const change = await updateCoupon(pool, id, { ...form, version }, by, new Date());
      return aboutCoupons.answerChange(change, 'Coupon updated successfully');
    },
  });

  app.delete('/api/coupons/:id', {
    ...forAdministrators('change prices'),
    schema: {
      summary: 'Delete a coupon',
      params: rowParams,
      response: { 200: messageResponse('Coupon deleted successfully'), ...refusals(404) },
    },
    handler: async (request) => {
      const id = aboutCoupons.id(request.params.id);
      const change = await deleteCoupon(pool, id, await administratorOf(pool, request), new Date());
      const { message } = aboutCoupons.answerChange(change, 'Coupon deleted successfully');
      return answerMessage(message);
    },
  });
}
