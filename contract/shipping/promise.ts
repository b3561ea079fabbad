import { ORDER_LINES_MAX } from '../../domain/limits.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { z } from '../../domain/zod.ts';
import { oneResponse } from '../responses.ts';

/** When an order would come, and how promises were kept. */

export const promiseQuery = z.strictObject({
  pincode: z.string().regex(/^[1-9]\d{5}$/, 'Please enter a valid 6 digit pincode'),
  products: z
    .string()
    .max(65 * ORDER_LINES_MAX)
    .default('')
    .transform((ids) => ids.split(',').filter((id) => id !== ''))
    .refine((ids) => ids.length <= ORDER_LINES_MAX, `Ask for up to ${ORDER_LINES_MAX} products`)
    .describe('Ids, separated by commas. The one with the longest lead time counts'),
});

export const promiseSchema = z
  .object({
    pincode: z.string(),
    state: z.string(),
    isDelivered: z.boolean().describe('False where every carrier that has a list says no'),
    message: z.string().nullable().describe('Why it is not delivered there, in plain words'),
    options: z.array(
      z.object({
        method: z.enum(SHIPPING_METHODS),
        first: z.iso.date().describe('First day of delivery, in India'),
        last: z.iso.date(),
      }),
    ),
  })
  .meta({
    id: 'DeliveryPromise',
    examples: [
      {
        pincode: '560001',
        state: 'Karnataka',
        isDelivered: true,
        message: null,
        options: [
          { method: 'standard', first: '2026-11-24', last: '2026-11-25' },
          { method: 'express', first: '2026-11-21', last: '2026-11-23' },
        ],
      },
    ],
  });

export const promiseResponse = oneResponse('promise', promiseSchema);
export type PromiseResponse = z.output<typeof promiseResponse>;

const count = z.number().int();

const onTimeSchema = z.object({
  onTime: count.describe('Delivered by the last promised day'),
  late: count.describe('Delivered later, or still under way after that day'),
  waiting: count.describe('Not delivered yet, and still in time'),
  medianDaysLate: z.number().nullable().describe('Of those that were late'),
});
export type OnTimeFigures = z.infer<typeof onTimeSchema>;

const EXAMPLE_FIGURES = { onTime: 41, late: 3, waiting: 12, medianDaysLate: 2 };

export const deliveryReportSchema = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    total: onTimeSchema,
    carriers: z.array(onTimeSchema.extend({ id: z.string().nullable(), name: z.string().nullable() })),
    states: z.array(onTimeSchema.extend({ state: z.string() })),
  })
  .meta({
    id: 'KeptPromises',
    examples: [
      {
        from: '2026-10-20',
        to: '2026-11-18',
        total: EXAMPLE_FIGURES,
        carriers: [{ id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11', name: 'Blue Lorry', ...EXAMPLE_FIGURES }],
        states: [{ state: 'Karnataka', ...EXAMPLE_FIGURES }],
      },
    ],
  });
export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
