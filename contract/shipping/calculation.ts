import { ORDER_LINES_MAX, QUANTITY_MAX, QUANTITY_MIN } from '../../domain/limits.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { z } from '../../domain/zod.ts';
import { wholeNumber } from '../fields.ts';
import { weightKg } from './shipping-fields.ts';

const itemSchema = z.strictObject({
  productId: z.string({ error: 'Product is required' }).min(1, 'Product is required').max(100),
  quantity: wholeNumber('Quantity must be a whole number from 1 to 99', QUANTITY_MIN, QUANTITY_MAX),
  variant: z.string().max(130).nullish(),
  variantType: z.enum(['weight', 'color']).nullish(),
});

export const calculationRequestSchema = z
  .object({
    items: z
      .array(itemSchema)
      .min(1, 'Send at least one item')
      .max(ORDER_LINES_MAX, `Send at most ${ORDER_LINES_MAX} items`)
      .optional()
      .describe('The items to ship; or give a weight'),
    weightKg: weightKg('Weight').optional().describe('One parcel of this weight'),
    state: z.string().max(80).optional().describe('Where it goes'),
    pincode: z
      .string()
      .regex(/^[1-9]\d{5}$/, 'Please enter a valid 6 digit pincode')
      .optional()
      .describe('Used to find the state if you don’t give one'),
  })
  .meta({
    examples: [{ items: [{ productId: '1', quantity: 2 }], pincode: '600001' }, { weightKg: 12.5 }],
  });
export type CalculationRequest = z.infer<typeof calculationRequestSchema>;

export const shippingCalculationSchema = z
  .object({
    weightKg: z.number(),
    state: z.string().nullable(),
    options: z.array(
      z.object({
        method: z.enum(SHIPPING_METHODS),
        label: z.string(),
        days: z.string().describe('Days in transit after dispatch'),
        charge: z.number().describe('What the customer pays, in rupees'),
      }),
    ),
    carriers: z
      .array(
        z.object({
          carrierId: z.string(),
          carrierName: z.string(),
          method: z.enum(SHIPPING_METHODS),
          zone: z.string(),
          amount: z.number().describe('What the carrier charges the shop, in rupees'),
          days: z.string(),
        }),
      )
      .optional()
      .describe('For administrators only'),
  })
  .meta({
    id: 'ShippingCalculation',
    examples: [
      {
        weightKg: 44,
        state: 'Tamil Nadu',
        options: [
          { method: 'standard', label: 'Standard', days: '3-7 days', charge: 1100 },
          { method: 'express', label: 'Express', days: '1-3 days', charge: 1650 },
        ],
      },
    ],
  });
export type ShippingCalculation = z.infer<typeof shippingCalculationSchema>;
