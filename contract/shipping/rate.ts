import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { amount, flag, number, refuseField } from '../fields.ts';
import { method, weightKg } from './shipping-fields.ts';

/** What a carrier charges for a weight in a zone. Amounts are rupees. */

const DAYS_MAX = 90;
const ZONE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const days = (label: string) =>
  number(label)
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 or more`)
    .max(DAYS_MAX, `${label} must be at most ${DAYS_MAX}`);

const RATE_FIELDS_EXAMPLE = {
  carrierId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  zone: 'tamil-nadu',
  method: 'standard',
  minWeightKg: 0,
  maxWeightKg: 50,
  baseAmount: 120,
  perKgAmount: 18.5,
  minDays: 3,
  maxDays: 5,
};

export const rateFieldsSchema = z
  .object({
    carrierId: z.guid({ error: 'Please choose a carrier' }),
    zone: z
      .string({ error: 'Zone is required' })
      .trim()
      .toLowerCase()
      .min(1, 'Zone is required')
      .max(60, 'Zone must be at most 60 characters')
      .refine((zone) => ZONE.test(zone), 'Enter a zone like national or tamil-nadu'),
    method,
    minWeightKg: weightKg('Weight from').default(0),
    maxWeightKg: weightKg('Weight to')
      .nullish()
      .transform((kg) => kg ?? null),
    baseAmount: amount('Base amount').default(0),
    perKgAmount: amount('Amount per kg').default(0),
    minDays: days('Days from'),
    maxDays: days('Days to'),
    isActive: flag('Active', true),
  })
  .meta({ examples: [RATE_FIELDS_EXAMPLE] });

export const rateFormSchema = rateFieldsSchema.superRefine((rate, context) => {
  if (rate.maxWeightKg !== null && rate.maxWeightKg <= rate.minWeightKg)
    refuseField(context, 'maxWeightKg', 'Weight to must be more than weight from');
  if (rate.maxDays < rate.minDays) refuseField(context, 'maxDays', 'Days to can’t be less than days from');
});
export type RateForm = z.output<typeof rateFormSchema>;

export const checkRateForm = checker(rateFormSchema);

export const rateSchema = z
  .object({
    id: z.string(),
    carrierId: z.string(),
    carrierName: z.string(),
    zone: z.string(),
    method: z.enum(SHIPPING_METHODS),
    minWeightKg: z.number().describe('From this weight on'),
    maxWeightKg: z.number().nullable().describe('Below this weight; null: no limit'),
    baseAmount: z.number(),
    perKgAmount: z.number(),
    minDays: z.number().int(),
    maxDays: z.number().int(),
    isActive: z.boolean(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({
    id: 'ShippingRate',
    examples: [
      {
        id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
        carrierName: 'Blue Lorry',
        ...RATE_FIELDS_EXAMPLE,
        isActive: true,
        version: 1,
        createdAt: '2026-11-15T10:00:00.000Z',
        updatedAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type Rate = z.infer<typeof rateSchema>;
