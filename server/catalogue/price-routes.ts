import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  type PricedProduct,
  priceChangeBodySchema,
  pricePreviewBodySchema,
  pricePreviewResponse,
  pricesChangedResponse,
} from '../../contract/catalogue/price-change.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import { PRICE_PROBLEMS, type PriceTag } from '../../domain/pricing/price-change.ts';
import { administratorOf } from '../audit/administrator.ts';
import { strictBody } from '../http/body-schema.ts';
import { forAdministrators, refusals } from '../http/crud-responses.ts';
import { ShopError } from '../http/errors.ts';
import { applyPrices, type PricedRow, previewPrices } from './change-prices.ts';
import type { CatalogueAdministration } from './product-routes.ts';

const BODY_LIMIT = 1024 * 1024;
const REFUSALS = {
  PRODUCTS_CHANGED: {
    status: 409,
    message:
      'Some products were changed meanwhile, so no price was changed. Please look at the preview again.',
  },
  PRICES_REFUSED: {
    status: 422,
    message: 'Some products cannot have these prices, so no price was changed.',
  },
} as const;

export function priceRoutes(server: FastifyInstance, { pool, changed }: CatalogueAdministration): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.post('/api/products/prices/preview', {
    ...forAdministrators,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags: ['catalogue'],
      summary: 'See what a rule would make of many prices',
      description: 'Nothing is saved. Variants with prices of their own are counted with.',
      body: strictBody(pricePreviewBodySchema),
      response: { 200: pricePreviewResponse, ...refusals(400) },
    },
    handler: async ({ body: { rule, ids, category, search, stock } }) => {
      const selection = ids === undefined ? { category, search: search || undefined, stock } : { ids };
      const products = (await previewPrices(pool, rule, selection)).map(toPricedProduct);
      return { success: true as const, data: products };
    },
  });

  app.post('/api/products/prices', {
    ...forAdministrators,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags: ['catalogue'],
      summary: 'Change many prices by one rule',
      description:
        'All of them or none. Where a product has another `version` than the preview had, or cannot have its price, nothing is saved, and `details` names these products.',
      body: strictBody(priceChangeBodySchema),
      response: { 200: pricesChangedResponse, ...refusals(400, 409, 422) },
    },
    handler: async (request) => {
      const edit = { by: await administratorOf(pool, request), now: new Date() };
      const done = await applyPrices(pool, request.body.rule, request.body.products, edit);
      if (!done.ok) {
        const { status, message } = REFUSALS[done.code];
        throw new ShopError(done.code, status, message, {
          details: { products: done.products.slice(0, MOST_NAMED), count: done.products.length },
        });
      }
      if (done.changed > 0) changed();
      return {
        success: true as const,
        message: 'Prices changed successfully',
        changed: done.changed,
        unchanged: done.unchanged,
      };
    },
  });
}

const MOST_NAMED = 100;

const rupeesOf = (amount: Paise | null) => (amount === null ? null : toRupees(amount));
const toTag = ({ price, salePrice, percentOff }: PriceTag) => ({
  price: rupeesOf(price),
  salePrice: rupeesOf(salePrice),
  percentOff,
});

function toPricedProduct({ row, lines }: PricedRow): PricedProduct {
  return {
    id: row.id,
    name: row.name,
    productCode: row.product_code,
    version: row.version,
    lines: lines.map(({ variant, before, after, isChanged, problem }) => ({
      variant,
      before: toTag(before),
      after: toTag(after),
      isChanged,
      problem: problem === null ? null : PRICE_PROBLEMS[problem],
    })),
  };
}
