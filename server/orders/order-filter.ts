import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import { Conditions } from '../db/conditions.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';

export interface OrderFilter {
  /** Only the orders of this account. */
  readonly userId?: string | undefined;
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly payment_status?: PaymentStatus | undefined;
  readonly payment_method?: PaymentMethod | undefined;
  /** Only the online orders that are not paid. */
  readonly unpaid?: true | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

const SEARCHED: SearchColumns = {
  'order-number': 'o.order_number',
  'order-id': 'o.id',
  phone: 'o.customer_phone',
  email: 'lower(o.customer_email)',
  text: 'lower(o.customer_name)',
};

export function orderConditions(filter: OrderFilter): Conditions {
  const conditions = new Conditions('o.deleted_at is null')
    .add('o.user_id = ?', filter.userId)
    .add('o.status = ?', filter.status)
    .add('o.payment_status = ?', filter.payment_status)
    .add('o.payment_method = ?', filter.payment_method)
    .add('o.payment_method <> ?', filter.unpaid && 'COD')
    .add('o.payment_status = any(?)', filter.unpaid && ['PENDING', 'FAILED'])
    .add('o.created_at >= ?', filter.from)
    .add('o.created_at < ?', filter.to);
  return addSearch(conditions, filter.search, SEARCHED);
}
