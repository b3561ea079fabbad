import { ROUNDINGS } from '../../domain/pricing/price-change.ts';
import { STOCK_FILTERS } from '../../domain/stock/stock-level.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { dataResponse, integer, messageResponse } from '../responses.ts';

export const PRICE_RULE_EXAMPLE = {
  listPrice: { by: 'percent', amount: 5 },
  salePrice: { from: 'listPrice', by: 'percent', amount: -40 },
  rounding: 'ninety-nine',
};

const AMOUNT = 'Enter a number other than 0, with at most two decimals';
const amount = z
  .number({ error: AMOUNT })
  .min(-10_000_000, 'The amount is too large')
  .max(10_000_000, 'The amount is too large')
  .refine((given) => given !== 0 && Math.round(given * 100) / 100 === given, AMOUNT);

const step = z.strictObject({ by: z.enum(['percent', 'rupees']), amount });

/** A reduction of 100 percent or more would leave no price. */
const isPartOfPrice = ({ by, amount: given }: z.output<typeof step>) => by === 'rupees' || given > -100;
const WHOLE_PRICE = { message: 'Enter less than 100%', path: ['amount'] };
const isLikely = ({ by, amount: given }: z.output<typeof step>) => by === 'rupees' || given <= 1000;
const UNLIKELY = { message: 'Enter at most 1000%', path: ['amount'] };

export const priceRuleSchema = z
  .strictObject({
    listPrice: step.refine(isPartOfPrice, WHOLE_PRICE).refine(isLikely, UNLIKELY).optional(),
    salePrice: z
      .union([
        z.literal('remove'),
        step
          .extend({ from: z.enum(['salePrice', 'listPrice']) })
          .refine(isPartOfPrice, WHOLE_PRICE)
          .refine(isLikely, UNLIKELY)
          .refine(({ from, amount: given }) => from === 'salePrice' || given < 0, {
            message: 'The sale price must be below the list price',
            path: ['amount'],
          }),
      ])
      .optional()
      .describe('`from`: the current sale price, or the new list price; `remove`: no more sale price'),
    rounding: z.enum(ROUNDINGS),
  })
  .refine(({ listPrice, salePrice }) => listPrice !== undefined || salePrice !== undefined, {
    message: 'Choose a price to change',
  })
  .meta({ examples: [PRICE_RULE_EXAMPLE] });

export const checkPriceRule = checker(priceRuleSchema);

const MOST_PRODUCTS = 10_000;
const id = z.string().min(1).max(64);

export const pricePreviewBodySchema = z
  .object({
    rule: priceRuleSchema,
    ids: z.array(id).max(MOST_PRODUCTS).optional().describe('These products'),
    category: id.optional().describe('Without `ids`: all of this category'),
    search: z.string().trim().max(200).optional().describe('Without `ids`: all that the search finds'),
    stock: z.enum(STOCK_FILTERS).optional().describe('Without `ids`: all with this stock'),
  })
  .meta({ examples: [{ rule: PRICE_RULE_EXAMPLE, category: 'barbells' }] });

export const priceChangeBodySchema = z
  .object({
    rule: priceRuleSchema,
    products: z
      .array(z.strictObject({ id, version: z.number().int().describe('As in the preview') }))
      .min(1, 'Choose at least one product')
      .max(MOST_PRODUCTS)
      .refine(
        (list) => new Set(list.map((product) => product.id)).size === list.length,
        'The same product is listed twice',
      ),
  })
  .meta({ examples: [{ rule: PRICE_RULE_EXAMPLE, products: [{ id: '1', version: 1 }] }] });

const PRICE_PREVIEW_EXAMPLE = {
  id: '1',
  name: 'Olympic Barbell 7 ft 20 kg',
  productCode: 'RR-BB-001',
  version: 1,
  lines: [
    {
      variant: null,
      before: { price: 14999, salePrice: 8999, percentOff: 40 },
      after: { price: 15699, salePrice: 9399, percentOff: 40 },
      isChanged: true,
      problem: null,
    },
  ],
};

const tag = z.object({
  price: z.number().nullable().describe('Rupees; null: the product’s price'),
  salePrice: z.number().nullable(),
  percentOff: z.number().int(),
});

/** A product with its prices before and after the change. */
const pricedProductSchema = z
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
          problem: z.string().nullable().describe('Why this price isn’t possible'),
        }),
      )
      .describe('The product, and each variant with its own price'),
  })
  .meta({ id: 'PricedProduct', examples: [PRICE_PREVIEW_EXAMPLE] });
export type PricedProduct = z.output<typeof pricedProductSchema>;

export const pricePreviewResponse = dataResponse(z.array(pricedProductSchema));

export const pricesChangedResponse = messageResponse('Prices changed successfully').extend({
  changed: integer.meta({ examples: [9] }),
  unchanged: integer.meta({ examples: [0] }),
});
