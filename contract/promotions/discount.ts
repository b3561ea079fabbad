import { DISCOUNT_SCOPES, DISCOUNT_STATES, DISCOUNT_TYPES } from '../../domain/promotions/discount.ts';
import { NAME_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { amount, flag, line, refuseField } from '../fields.ts';
import { integer } from '../responses.ts';
import { isPlausibleDate, valueProblem } from './promotion-fields.ts';

const TARGET_MAX = 64;

const day = (label: string) =>
  z.iso
    .date({ error: `${label} must be a date` })
    .refine(isPlausibleDate, `${label} must be a date`)
    .nullish()
    .transform((text) => text ?? null);

const DISCOUNT_FIELDS_EXAMPLE = {
  name: 'Racks in November',
  type: 'percentage',
  value: 10,
  appliesTo: 'category',
  targetId: 'racks',
  from: '2026-11-01',
  to: '2026-11-30',
};

export const discountFieldsSchema = z
  .object({
    name: line('Name', NAME_MAX),
    type: z.enum(DISCOUNT_TYPES, { error: 'Type must be percentage or fixed' }),
    value: amount('Value'),
    appliesTo: z
      .enum(DISCOUNT_SCOPES, { error: 'Applies to must be all, category or product' })
      .default('all'),
    targetId: z
      .string({ error: 'Target must be text' })
      .trim()
      .max(TARGET_MAX, `Target must be at most ${TARGET_MAX} characters`)
      .nullish()
      .transform((id) => id || null),
    from: day('First day'),
    to: day('Last day'),
    isActive: flag('Active', true),
  })
  .meta({ examples: [DISCOUNT_FIELDS_EXAMPLE] });

export const discountFormSchema = discountFieldsSchema
  .superRefine((discount, context) => {
    const problem = valueProblem(discount.type, discount.value);
    if (problem !== undefined) refuseField(context, 'value', problem);
    if (discount.appliesTo !== 'all' && discount.targetId === null)
      refuseField(context, 'targetId', `Please choose a ${discount.appliesTo}`);
    if (discount.from !== null && discount.to !== null && discount.to < discount.from)
      refuseField(context, 'to', 'The last day can’t be before the first day');
  })
  .transform((discount) => ({
    ...discount,
    targetId: discount.appliesTo === 'all' ? null : discount.targetId,
  }));
export type DiscountForm = z.output<typeof discountFormSchema>;

export const checkDiscountForm = checker(discountFormSchema);

export const discountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(DISCOUNT_TYPES),
    value: z.number().describe('A percentage or rupees, depending on the type'),
    appliesTo: z.enum(DISCOUNT_SCOPES),
    targetId: z.string().nullable().describe('The id of the category or product'),
    targetName: z.string().nullable(),
    from: z.iso.date().nullable().describe('The first day, in India'),
    to: z.iso.date().nullable().describe('The last day, in India, included'),
    isActive: z.boolean(),
    state: z.enum(DISCOUNT_STATES),
    version: integer.describe('Send it back with your change, so you don’t overwrite someone else’s'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({
    id: 'Discount',
    examples: [
      {
        ...DISCOUNT_FIELDS_EXAMPLE,
        id: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
        targetName: 'Racks',
        isActive: true,
        state: 'live',
        version: 1,
        createdAt: '2026-11-15T10:00:00.000Z',
        updatedAt: '2026-11-15T10:00:00.000Z',
      },
    ],
  });
export type DiscountRecord = z.infer<typeof discountSchema>;

const count = z.number().int();

export const discountStatsSchema = z
  .object({
    total: count,
    byState: z.record(z.enum(DISCOUNT_STATES), count),
    byTarget: z.object({ all: count, category: count, product: count }).describe('The live ones'),
  })
  .meta({
    id: 'DiscountStats',
    examples: [
      {
        total: 3,
        byState: { inactive: 0, scheduled: 1, ended: 1, live: 1 },
        byTarget: { all: 0, category: 2, product: 1 },
      },
    ],
  });
export type DiscountStats = z.infer<typeof discountStatsSchema>;
