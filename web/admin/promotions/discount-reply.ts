import { z } from '../../../contract/zod.ts';
import { DISCOUNT_SCOPES, DISCOUNT_STATES, DISCOUNT_TYPES } from '../../../domain/promotions/discount.ts';
import { getPath } from '../../api/response.ts';

const discountSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(DISCOUNT_TYPES),
  value: z.number(),
  appliesTo: z.enum(DISCOUNT_SCOPES),
  targetId: z.string().nullable(),
  targetName: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  isActive: z.boolean(),
  state: z.enum(DISCOUNT_STATES),
  version: z.number(),
});

export type AdminDiscount = z.output<typeof discountSchema>;

export const readDiscount = (value: unknown): AdminDiscount | undefined =>
  discountSchema.safeParse(value).data;

/** Of `{ discount }`, the answer to reading and to saving one. */
export const readOneDiscount = (reply: unknown): AdminDiscount =>
  discountSchema.parse(getPath(reply, 'discount'));

const count = z.number();
const statsSchema = z.object({
  byState: z.object({ live: count, scheduled: count, ended: count, inactive: count }),
  byTarget: z.object({ all: count, category: count, product: count }),
});

export type DiscountStats = z.output<typeof statsSchema>;

export const readDiscountStats = (reply: unknown): DiscountStats =>
  statsSchema.parse(getPath(reply, 'stats'));

/** Everything that the API takes of a discount. */
export function discountFields({ id, targetName, state, version, ...fields }: AdminDiscount) {
  return fields;
}
