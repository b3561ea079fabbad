import type { DiscountRecord } from '../../contract/promotions/discount.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { type DiscountState, isDiscountLive } from '../../domain/promotions/discount.ts';
import { startOfDay } from '../../domain/text/period.ts';
import { type Dated, isoDates } from '../db/iso-dates.ts';

export type DiscountRow = Dated<Omit<DiscountRecord, 'state'>, 'createdAt' | 'updatedAt'>;

/** To be selected from `discounts d`. */
export const DISCOUNT_COLUMNS = `d.id, d.name, d.type, d.value, d.scope as "appliesTo",
  coalesce(d.category_id, d.product_id) as "targetId",
  coalesce((select c.name from categories c where c.id = d.category_id),
           (select p.name from products p where p.id = d.product_id)) as "targetName",
  d.starts_on as "from", d.ends_on as "to", d.is_active as "isActive", d.version,
  d.created_at as "createdAt", d.updated_at as "updatedAt"`;

export function toDiscountRecord(row: DiscountRow, now: Date): DiscountRecord {
  const discount = { ...isoDates(row), value: toRupees(paise(row.value)) };
  return { ...discount, state: stateOf(discount, now) };
}

function stateOf(discount: Parameters<typeof isDiscountLive>[0], now: Date): DiscountState {
  if (!discount.isActive) return 'inactive';
  if (isDiscountLive(discount, now)) return 'live';
  return discount.from !== null && now < startOfDay(discount.from) ? 'scheduled' : 'ended';
}
