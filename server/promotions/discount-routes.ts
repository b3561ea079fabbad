import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';
import { z } from 'zod';
import { checkDiscountForm, discountFieldsSchema } from '../../domain/checks/promotion.ts';
import { DISCOUNT_SCOPES, DISCOUNT_STATES } from '../../domain/discount.ts';
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
import { createDiscount, type DiscountChange, deleteDiscount, updateDiscount } from './change-discount.ts';
import { discountSchema } from './discount-rows.ts';
import { discountStats, discountStatsSchema, findDiscount, listDiscounts } from './list-discounts.ts';

const PAGE_SIZE = 20;

const EXAMPLE = {
  name: 'Racks in November',
  type: 'percentage',
  value: 10,
  appliesTo: 'category',
  targetId: 'racks',
  from: '2026-11-01',
  to: '2026-11-30',
};

const notAllowed = { 401: errorReplySchema, 403: errorReplySchema };
const oneDiscount = z.object({
  success: z.literal(true),
  message: said('Discount updated successfully'),
  data: discountSchema,
  discount: discountSchema,
});

const STATUS = { DISCOUNT_NOT_FOUND: 404, DISCOUNT_TARGET_UNKNOWN: 422, VERSION_CONFLICT: 409 };
const notFound = () => new ShopError('DISCOUNT_NOT_FOUND', 404, 'Discount not found');

function done(change: DiscountChange, message: string) {
  if (change.ok) return { success: true as const, message, data: change.discount, discount: change.discount };
  const { current: discount, field } = change;
  const details = discount === undefined && field === undefined ? undefined : { discount, field };
  throw new ShopError(change.code, STATUS[change.code], change.message, { details });
}

/** Each change reaches the pages by itself: the database tells every process that the catalogue is another. */
export function discountRoutes(server: FastifyInstance, { pool }: { readonly pool: Pool }): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/discounts', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['discounts'],
      summary: 'List discounts, the newest first',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        status: wordQuery('status', (word) =>
          DISCOUNT_STATES.find((state) => state === word.toLowerCase()),
        ).describe('live, inactive, scheduled or ended'),
        appliesTo: wordQuery('target', (word) =>
          word.toLowerCase() === 'everything'
            ? 'all'
            : DISCOUNT_SCOPES.find((scope) => scope === word.toLowerCase()),
        ).describe('everything, category or product'),
        search: searchQuery('the name'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(discountSchema),
          discounts: z.array(discountSchema),
          pagination: paginationSchema,
        }),
        400: errorReplySchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { discounts, total } = await listDiscounts(pool, query, new Date());
      return { success: true as const, data: discounts, discounts, pagination: pageOf(query, total) };
    },
  });

  app.post('/api/discounts', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['discounts'],
      summary: 'Create a discount',
      description:
        'Lowers the sale prices of all products, of a category or of one product, from its first to its last day in India. Of several, the best one counts.',
      body: strictBody(discountFieldsSchema.meta({ examples: [EXAMPLE] })),
      response: { 201: oneDiscount, 400: errorReplySchema, ...notAllowed, 422: errorReplySchema },
    },
    handler: async (request, reply) => {
      const form = checkedForm(checkDiscountForm(request.body));
      const change = await createDiscount(pool, form, await administratorOf(pool, request), new Date());
      reply.status(201);
      return done(change, 'Discount created successfully');
    },
  });

  app.get('/api/discounts/stats', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['discounts'],
      summary: 'Count discounts',
      response: {
        200: z.object({ success: z.literal(true), data: discountStatsSchema, stats: discountStatsSchema }),
        ...notAllowed,
      },
    },
    handler: async () => {
      const stats = await discountStats(pool, new Date());
      return { success: true as const, data: stats, stats };
    },
  });

  app.get('/api/discounts/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['discounts'],
      summary: 'Read one discount',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), data: discountSchema, discount: discountSchema }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async ({ params: { id } }) => {
      const discount = isRowId(id) ? await findDiscount(pool, id, new Date()) : null;
      if (discount === null) throw notFound();
      return { success: true as const, data: discount, discount };
    },
  });

  app.put('/api/discounts/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['discounts'],
      summary: 'Change a discount',
      description:
        'The whole discount is sent, as when it was created. With a `version` that is not the present one nothing is saved, and `details` has the present discount.',
      params: rowParams,
      body: strictBody(
        discountFieldsSchema
          .extend({ version: z.number().int().optional() })
          .meta({ examples: [{ ...EXAMPLE, isActive: false, version: 1 }] }),
      ),
      response: {
        200: oneDiscount,
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
      const form = checkedForm(checkDiscountForm(fields));
      const by = await administratorOf(pool, request);
      const change = await updateDiscount(pool, id, { ...form, version }, by, new Date());
      return done(change, 'Discount updated successfully');
    },
  });

  app.delete('/api/discounts/:id', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['discounts'],
      summary: 'Delete a discount',
      params: rowParams,
      response: {
        200: z.object({ success: z.literal(true), message: said('Discount deleted successfully') }),
        ...notAllowed,
        404: errorReplySchema,
      },
    },
    handler: async (request) => {
      const { id } = request.params;
      if (!isRowId(id)) throw notFound();
      const change = await deleteDiscount(pool, id, await administratorOf(pool, request), new Date());
      const { success, message } = done(change, 'Discount deleted successfully');
      return { success, message };
    },
  });
}
