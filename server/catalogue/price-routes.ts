import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { priceRuleSchema } from '../../contract/catalogue/price-change.ts';
import { errorSchema, messageSchema } from '../../contract/responses.ts';
import { type Paise, toRupees } from '../../domain/pricing/money.ts';
import { PRICE_PROBLEMS, type PriceTag } from '../../domain/pricing/price-change.ts';
import { administratorOf } from '../audit/administrator.ts';
import { isStorable, strictBody } from '../http/body-schema.ts';
import { ShopError } from '../http/errors.ts';
import { keepPrivate } from '../http/visitor.ts';
import { applyPrices, type PricedRow, previewPrices } from './change-prices.ts';
import { PRICE_PREVIEW_EXAMPLE, PRICE_RULE_EXAMPLE } from './examples.ts';
import type { CatalogueAdministration } from './product-routes.ts';

const BODY_LIMIT = 1024 * 1024;
const MOST_PRODUCTS = 10_000;

const id = z.string().min(1).max(64).refine(isStorable, 'This is no id');
const rule = priceRuleSchema.meta({ examples: [PRICE_RULE_EXAMPLE] });

const previewBody = strictBody(
  z.object({
    rule,
    ids: z.array(id).max(MOST_PRODUCTS).optional().describe('These products'),
    category: id.optional().describe('Without `ids`: all of this category'),
    search: z.string().trim().max(200).optional().describe('Without `ids`: all that the search finds'),
  }),
).meta({ examples: [{ rule: PRICE_RULE_EXAMPLE, category: 'barbells' }] });

const applyBody = strictBody(
  z.object({
    rule,
    products: z
      .array(z.strictObject({ id, version: z.number().int().describe('As the preview had it') }))
      .min(1, 'Choose at least one product')
      .max(MOST_PRODUCTS)
      .refine(
        (list) => new Set(list.map((product) => product.id)).size === list.length,
        'A product is named twice',
      ),
  }),
).meta({ examples: [{ rule: PRICE_RULE_EXAMPLE, products: [{ id: '1', version: 1 }] }] });

const tag = z.object({
  price: z.number().nullable().describe('Rupees; null: that of the product'),
  salePrice: z.number().nullable(),
  percentOff: z.number().int(),
});
const pricedProduct = z
  .object({
    id: z.string(),
    name: z.string(),
    productCode: z.string(),
    version: z.number().int(),
    lines: z
      .array(
        z.object({
          variant: z.string().nullable().describe('Null: the product itself'),
          before: tag,
          after: tag,
          isChanged: z.boolean(),
          problem: z.string().nullable().describe('Why it cannot cost this'),
        }),
      )
      .describe('The product, and each variant with a price of its own'),
  })
  .meta({ id: 'PricedProduct', examples: [PRICE_PREVIEW_EXAMPLE] });

const notAllowed = { 401: errorSchema, 403: errorSchema };

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
    config: { access: 'admin' },
    preHandler: keepPrivate,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags: ['catalogue'],
      summary: 'See what a rule would make of many prices',
      description: 'Nothing is saved. Variants with prices of their own are counted with.',
      body: previewBody,
      response: {
        200: z.object({
          success: z.literal(true),
          data: z.array(pricedProduct),
          products: z.array(pricedProduct),
        }),
        400: errorSchema,
        ...notAllowed,
      },
    },
    handler: async ({ body: { rule: given, ids, category, search } }) => {
      const selection = ids === undefined ? { category, search: search || undefined } : { ids };
      const products = (await previewPrices(pool, given, selection)).map(shownRow);
      return { success: true as const, data: products, products };
    },
  });

  app.post('/api/products/prices', {
    config: { access: 'admin' },
    preHandler: keepPrivate,
    bodyLimit: BODY_LIMIT,
    schema: {
      tags: ['catalogue'],
      summary: 'Change many prices by one rule',
      description:
        'All of them or none. Where a product has another `version` than the preview had, or cannot have its price, nothing is saved, and `details` names these products.',
      body: applyBody,
      response: {
        200: z.object({
          success: z.literal(true),
          message: messageSchema('Prices changed successfully'),
          changed: z
            .number()
            .int()
            .meta({ examples: [9] }),
          unchanged: z
            .number()
            .int()
            .meta({ examples: [0] }),
        }),
        400: errorSchema,
        ...notAllowed,
        409: errorSchema,
        422: errorSchema,
      },
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
const shownTag = ({ price, salePrice, percentOff }: PriceTag) => ({
  ...{ price: rupeesOf(price), salePrice: rupeesOf(salePrice), percentOff },
});

function shownRow({ row, lines }: PricedRow): z.input<typeof pricedProduct> {
  return {
    ...{ id: row.id, name: row.name, productCode: row.product_code, version: row.version },
    lines: lines.map(({ variant, before, after, isChanged, problem }) => ({
      ...{ variant, before: shownTag(before), after: shownTag(after), isChanged },
      problem: problem === null ? null : PRICE_PROBLEMS[problem],
    })),
  };
}
