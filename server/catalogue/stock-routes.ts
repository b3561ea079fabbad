import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { productFormSchema } from '../../contract/catalogue/product-form.ts';
import { errorSchema, messageSchema, paginationSchema } from '../../contract/responses.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import { onePage, pageOf, pagingQuery, searchQuery, wordQuery } from '../http/lists.ts';
import { keepPrivate } from '../http/visitor.ts';
import { productParams } from './catalogue-params.ts';
import { changeStock, countsOf } from './change-stock.ts';
import type { CatalogueAdministration } from './product-routes.ts';
import { countSchema, listCounts, listMovements, movementSchema } from './stock-records.ts';

const PAGE_SIZE = 50;
const SWITCHES = new Map([
  ['true', true],
  ['false', false],
]);

const count = productFormSchema.shape.stock.unwrap();
const stockBody = z
  .object({
    counts: z
      .array(
        z.strictObject({
          variantId: z
            .number()
            .int()
            .positive()
            .nullable()
            .default(null)
            .describe('Null: the product itself'),
          available: count.describe('Null: not counted any more'),
          seen: count.describe('The count that was read; with another nothing is saved'),
        }),
      )
      .min(1, 'Say at least one count')
      .max(200)
      .refine(
        (counts) => new Set(counts.map(({ variantId }) => variantId)).size === counts.length,
        'The same count is there twice',
      ),
  })
  .meta({ examples: [{ counts: [{ variantId: null, available: 20, seen: 12 }] }] });

const notAllowed = { 401: errorSchema, 403: errorSchema };
const STATUS = { PRODUCT_NOT_FOUND: 404, VARIANT_UNKNOWN: 422, STOCK_CHANGED: 409 };
const notFound = () => new ShopError('PRODUCT_NOT_FOUND', 404, 'Product Not Found');
const countsResponse = z.object({
  success: z.literal(true),
  message: messageSchema('Stock updated successfully').optional(),
  data: z.array(countSchema),
  stock: z.array(countSchema),
  pagination: paginationSchema,
});

/** Counts of what the shop has, per product and variant, for administrators. */
export function stockRoutes(server: FastifyInstance, { pool, changed }: CatalogueAdministration): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.get('/api/stock', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['stock'],
      summary: 'List what is counted, per product and variant',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        search: searchQuery('product, variant and product code'),
        counted: wordQuery('counted', (word) => SWITCHES.get(word.toLowerCase())).describe(
          'true: only what is counted; false: only what is not',
        ),
        atMost: z
          .string()
          .regex(/^\d{1,7}$/, 'A whole number')
          .transform(Number)
          .optional()
          .describe('Only counts of at most so many, such as 5'),
      }),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(countSchema),
          stock: z.array(countSchema),
          pagination: paginationSchema,
        }),
        400: errorSchema,
        ...notAllowed,
      },
    },
    handler: async ({ query }) => {
      const { counts, total } = await listCounts(pool, query);
      return { success: true as const, data: counts, stock: counts, pagination: pageOf(query, total) };
    },
  });

  app.get('/api/products/:id/stock', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['stock'],
      summary: 'Read the counts of one product and its variants',
      params: productParams,
      response: { 200: countsResponse, ...notAllowed, 404: errorSchema },
    },
    handler: async ({ params }) => {
      const stock = await countsOf(pool, params.id);
      if (stock.length === 0) throw notFound();
      return { success: true as const, data: stock, stock, pagination: onePage(stock.length) };
    },
  });

  app.put('/api/products/:id/stock', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['stock'],
      summary: 'Set counts of one product and its variants',
      description:
        'All of them are set or none. Where the present count is not the `seen` one, something was sold meanwhile: nothing is saved, and `details` has the present counts.',
      params: productParams,
      body: strictBody(stockBody),
      response: {
        200: countsResponse,
        400: errorSchema,
        ...notAllowed,
        404: errorSchema,
        409: errorSchema,
        422: errorSchema,
      },
    },
    handler: async (request) => {
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const change = await changeStock(pool, request.params.id, request.body.counts, edit);
      if (!change.ok)
        throw new ShopError(change.code, STATUS[change.code], change.message, {
          details: {
            ...(change.place === undefined ? {} : { field: `counts.${change.place}` }),
            ...(change.counts === undefined ? {} : { stock: change.counts }),
          },
        });
      changed();
      return {
        success: true as const,
        message: 'Stock updated successfully',
        data: change.counts,
        stock: change.counts,
        pagination: onePage(change.counts.length),
      };
    },
  });

  app.get('/api/products/:id/stock/movements', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    schema: {
      tags: ['stock'],
      summary: 'Read why the counts of a product changed, the newest first',
      params: productParams,
      querystring: z.strictObject(pagingQuery(PAGE_SIZE)),
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(movementSchema),
          movements: z.array(movementSchema),
          pagination: paginationSchema,
        }),
        400: errorSchema,
        ...notAllowed,
        404: errorSchema,
      },
    },
    handler: async ({ params, query }) => {
      const { movements, ...counted } = await listMovements(pool, { productId: params.id, ...query });
      if (counted.total === 0 && (await countsOf(pool, params.id)).length === 0) throw notFound();
      return { success: true as const, data: movements, movements, pagination: pageOf(query, counted) };
    },
  });
}
