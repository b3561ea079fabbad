import { z } from '../domain/zod.ts';
import { productFormSchema } from './catalogue/product-form.ts';
import { integer, listResponse, messageSchema } from './responses.ts';

/** How many pieces there are of a product, or of one of its variants. */
export const stockCountSchema = z
  .object({
    productId: z.string(),
    productName: z.string(),
    productCode: z.string(),
    variantId: z.number().int().nullable().describe('Null: the product itself'),
    variant: z.string().nullable().describe('As named in an order, such as `25 kg set / Chrome rod`'),
    available: z.number().int().nullable().describe('Null: not tracked, follows `inStock`'),
    inStock: z.boolean(),
  })
  .meta({
    id: 'StockCount',
    examples: [
      {
        productId: '1',
        productName: 'Olympic Barbell 7 ft 20 kg',
        productCode: 'RR-BB-001',
        variantId: null,
        variant: null,
        available: 12,
        inStock: true,
      },
    ],
  });
export type StockCount = z.output<typeof stockCountSchema>;

export const stockListResponse = listResponse(stockCountSchema);
export const stockSavedResponse = stockListResponse.extend({
  message: messageSchema('Stock updated successfully'),
});

const available = productFormSchema.shape.stock.unwrap();

export const stockBodySchema = z
  .object({
    counts: z
      .array(
        z.strictObject({
          variantId: integer.positive().nullable().default(null).describe('Null: the product itself'),
          available: available.describe('Null: stop tracking'),
          seen: available.describe('The count you read; if it’s outdated, nothing is saved'),
        }),
      )
      .min(1, 'Enter at least one count')
      .max(200)
      .refine(
        (counts) => new Set(counts.map(({ variantId }) => variantId)).size === counts.length,
        'The same count is listed twice',
      ),
  })
  .meta({ examples: [{ counts: [{ variantId: null, available: 20, seen: 12 }] }] });
export type WantedCount = z.output<typeof stockBodySchema>['counts'][number];

export const STOCK_REASONS = ['order', 'return', 'adjustment', 'claim'] as const;

export const stockMovementSchema = z
  .object({
    id: z.number().int(),
    variantId: z.number().int().nullable(),
    variant: z.string().nullable(),
    delta: z.number().int().describe('How many were added (or, below 0, removed)'),
    reason: z.enum(STOCK_REASONS),
    orderId: z.string().nullable(),
    orderNumber: z.number().int().nullable(),
    actor: z.string().nullable().describe('The administrator’s e-mail address'),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'StockMovement',
    examples: [
      {
        id: 318,
        variantId: null,
        variant: null,
        delta: -1,
        reason: 'order',
        orderId: 'GUEST-0f8b6d4e2c1a49b7a5d3e6f1c2b4a697',
        orderNumber: 1042,
        actor: 'Customer',
        createdAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type StockMovement = z.output<typeof stockMovementSchema>;
