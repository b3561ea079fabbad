import type { Pool, PoolClient } from 'pg';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import type { Discount } from '../../domain/promotions/discount.ts';

/** A discount inside the JSON of the catalogue's queries; the value is in hundredths, as it is stored. */
export type DiscountJson = Omit<Discount, 'isActive'>;

const FIELDS = `'name', d.name, 'type', d.type, 'value', d.value, 'appliesTo', d.scope,
  'targetId', coalesce(d.category_id, d.product_id), 'from', d.starts_on, 'to', d.ends_on`;

/** The active discounts on the product `p`, whatever their days. */
export const DISCOUNTS_OF_PRODUCT = `
  (select jsonb_agg(jsonb_build_object(${FIELDS})) from discounts d
    where d.is_active and (d.scope = 'all' or d.category_id = p.category_id or d.product_id = p.id))`;

export function toDiscount({ value, ...discount }: DiscountJson): Discount {
  return { ...discount, value: toRupees(paise(value)), isActive: true };
}

/** Whatever their days. Orders are priced with those read inside their own transaction. */
export async function listActiveDiscounts(client: Pool | PoolClient): Promise<Discount[]> {
  const { rows } = await client.query<{ discount: DiscountJson }>(
    `select jsonb_build_object(${FIELDS}) as discount from discounts d where d.is_active`,
  );
  return rows.map(({ discount }) => toDiscount(discount));
}
