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
import type { App } from '../http/typed-app.ts';
import { applyPrices, type PricedRow, previewPrices } from './change-prices.ts';
import type { CatalogueAdministration } from './product-routes.ts';

const BODY_LIMIT = 1024 * 1024;
const REFUSALS = {
  PRODUCTS_CHANGED: {
    status: 409,
    message:
      'Some products have changed since, so we didn’t change any prices. Please check the preview again.',
  },
  PRICES_REFUSED: {
    status: 422,
    message: 'Some products can’t have these prices, so we didn’t change any prices.',
  },
} as const;

export function priceRoutes(app: App, { pool, changed }: CatalogueAdministration): void {
  app.post('/api/products/prices/preview', {
    ...forAdministrators('change prices'),
    bodyLimit: BODY_LIMIT,
    schema: {
      summary: 'Preview a price change for many products',
      description: 'Nothing is saved. Variants with their own prices are included.',
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
    ...forAdministrators('change prices'),
    bodyLimit: BODY_LIMIT,
    schema: {
      summary: 'Change many prices with one rule',
      description:
        'All or nothing. If a product’s `version` differs from the preview, or a price isn’t possible, nothing is saved and `details` names these products.',
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
