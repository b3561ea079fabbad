import type { DiscountRecord } from '../../contract/promotions/discount.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { type DiscountState, isDiscountLive } from '../../domain/promotions/discount.ts';
import { startOfDay } from '../../domain/text/period.ts';

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

/** To be selected from `discounts d`. */
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
