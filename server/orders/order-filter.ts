import { ORDER_NUMBER_PREFIX } from '../../domain/order.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/order-status.ts';
import { Conditions, type SearchOptions } from '../db/conditions.ts';

export interface OrderFilter {
  /** Only the orders of this account. */
  readonly userId?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly payment_status?: PaymentStatus | undefined;
  readonly payment_method?: PaymentMethod | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** A number as it is shown means that order alone: `RR-1042` is 1042, and not whose phone has a 1042 in it. */
export function shownNumber(text: string | undefined): number | undefined {
  const isShown = text?.toUpperCase().startsWith(ORDER_NUMBER_PREFIX) === true;
  const digits = isShown ? text?.slice(ORDER_NUMBER_PREFIX.length) : undefined;
  return digits !== undefined && /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

export function orderConditions(filter: OrderFilter, options?: SearchOptions): Conditions {
  const number = shownNumber(filter.search);
  return new Conditions('o.deleted_at is null')
    .add('o.user_id = ?', filter.userId)
    .add('o.status = ?', filter.status)
    .add('o.payment_status = ?', filter.payment_status)
    .add('o.payment_method = ?', filter.payment_method)
    .add('o.order_number = ?', number)
    .search('o.search', number === undefined ? filter.search : undefined, options)
    .add('o.created_at >= ?', filter.from)
    .add('o.created_at < ?', filter.to);
}
