import type { Pool } from 'pg';
import { z } from 'zod';
import { listResponse } from '../../contract/responses.ts';
import {
  stockBodySchema,
  stockListResponse,
  stockMovementSchema,
  stockSavedResponse,
} from '../../contract/stock.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { answerList, forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { onePage, pageOf, pagingQuery, searchQuery, slugParams, wordQuery } from '../http/lists.ts';
import type { App } from '../http/typed-app.ts';
import { changeStock, countsOf } from './change-stock.ts';
import { listCounts, listMovements } from './list-stock.ts';

const PAGE_SIZE = 50;
const SWITCHES = new Map([
  ['true', true],
  ['false', false],
]);

const STATUS = { PRODUCT_NOT_FOUND: 404, VARIANT_UNKNOWN: 422, STOCK_CHANGED: 409 };
const notFound = () => new ShopError('PRODUCT_NOT_FOUND', 404, 'Product Not Found');

interface StockParts {
  readonly pool: Pool;
  /** Makes this process's pages and snapshot stale. */
  readonly changed: () => void;
}

export function stockRoutes(app: App, { pool, changed }: StockParts): void {
  app.get('/api/stock', {
    ...forAdministrators('see products'),
    schema: {
      summary: 'List tracked stock, per product and variant',
      querystring: z.strictObject({
        ...pagingQuery(PAGE_SIZE),
        search: searchQuery('product, variant and product code'),
        counted: wordQuery('counted', (word) => SWITCHES.get(word.toLowerCase())).describe(
          'true: only tracked; false: only not tracked',
        ),
        atMost: z
          .string()
          .regex(/^\d{1,7}$/, 'A whole number')
          .transform(Number)
          .optional()
          .describe('Only this many or fewer, such as 5'),
      }),
      response: { 200: stockListResponse, ...refusals(400) },
    },
    handler: async ({ query }) => {
      const { counts, total } = await listCounts(pool, query);
      return answerList(counts, pageOf(query, total));
    },
  });

  app.get('/api/products/:id/stock', {
    ...forAdministrators('see products'),
    schema: {
      summary: 'Get the stock of a product and its variants',
      params: slugParams,
      response: { 200: stockListResponse, ...refusals(404) },
    },
    handler: async ({ params }) => {
      const stock = await countsOf(pool, params.id);
      if (stock.length === 0) throw notFound();
      return answerList(stock, onePage(stock.length));
    },
  });

  app.put('/api/products/:id/stock', {
    ...forAdministrators('change stock'),
    schema: {
      summary: 'Set the stock of a product and its variants',
      description:
        'All or nothing. If the current count differs from `seen`, something was sold since: nothing is saved, and `details` has the current counts.',
      params: slugParams,
      body: strictBody(stockBodySchema),
      response: { 200: stockSavedResponse, ...refusals(400, 404, 409, 422) },
    },
    handler: async (request) => {
      const by = await administratorOf(pool, request);
      const change = await changeStock(pool, request.params.id, request.body.counts, by);
      if (!change.ok)
        throw new ShopError(change.code, STATUS[change.code], change.message, {
          details: {
            ...(change.index === undefined ? {} : { field: `counts.${change.index}` }),
            ...(change.counts === undefined ? {} : { stock: change.counts }),
          },
        });
      changed();
      return {
        ...answerList(change.counts, onePage(change.counts.length)),
        message: 'Stock updated successfully',
      };
    },
  });

  app.get('/api/products/:id/stock/movements', {
    ...forAdministrators('see products'),
    schema: {
      summary: 'List the stock changes of a product, newest first',
      params: slugParams,
      querystring: z.strictObject(pagingQuery(PAGE_SIZE)),
      response: { 200: listResponse(stockMovementSchema), ...refusals(400, 404) },
    },
    handler: async ({ params, query }) => {
      const { movements, ...counted } = await listMovements(pool, { productId: params.id, ...query });
      if (counted.total === 0 && (await countsOf(pool, params.id)).length === 0) throw notFound();
      return answerList(movements, pageOf(query, counted));
    },
  });
}
