import { z } from 'zod';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { startOfDay } from '../../domain/pricing/offer.ts';
import {
  DISCOUNT_SCOPES,
  DISCOUNT_STATES,
  DISCOUNT_TYPES,
  type DiscountState,
  isDiscountLive,
} from '../../domain/promotions/discount.ts';
import { DISCOUNT_EXAMPLE } from './examples.ts';

export const discountSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(DISCOUNT_TYPES),
    value: z.number().describe('A percentage or rupees, by the type'),
    appliesTo: z.enum(DISCOUNT_SCOPES),
    targetId: z.string().nullable().describe('The id of the category or product'),
    targetName: z.string().nullable(),
    from: z.iso.date().nullable().describe('The first day, in India'),
    to: z.iso.date().nullable().describe('The last day, in India, included'),
    isActive: z.boolean(),
    state: z.enum(DISCOUNT_STATES),
    version: z.number().int().describe('Send it back with a change, and nobody’s work is overwritten'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Discount', examples: [DISCOUNT_EXAMPLE] });

export type DiscountRecord = z.infer<typeof discountSchema>;

export interface DiscountRow
  extends Pick<
    DiscountRecord,
    | 'id'
    | 'name'
    | 'type'
    | 'value'
    | 'appliesTo'
    | 'targetId'
    | 'targetName'
    | 'from'
    | 'to'
    | 'isActive'
    | 'version'
  > {
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Of `discounts d`. */
export const DISCOUNT_COLUMNS = `d.id, d.name, d.type, d.value, d.scope as "appliesTo",
  coalesce(d.category_id, d.product_id) as "targetId",
  coalesce((select c.name from categories c where c.id = d.category_id),
           (select p.name from products p where p.id = d.product_id)) as "targetName",
  d.starts_on as "from", d.ends_on as "to", d.is_active as "isActive", d.version, d.created_at, d.updated_at`;

export function toDiscountRecord({ created_at, updated_at, ...row }: DiscountRow, now: Date): DiscountRecord {
  const discount = { ...row, value: toRupees(paise(row.value)) };
  return {
    ...discount,
    state: stateOf(discount, now),
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

function stateOf(discount: Parameters<typeof isDiscountLive>[0], now: Date): DiscountState {
  if (!discount.isActive) return 'inactive';
  if (isDiscountLive(discount, now)) return 'live';
  return discount.from !== null && now < startOfDay(discount.from) ? 'scheduled' : 'ended';
}
