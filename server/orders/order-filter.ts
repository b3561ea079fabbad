import { GUEST_ID_PREFIX, ORDER_NUMBER_PREFIX } from '../../domain/order.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/order-status.ts';
import { Conditions, type PartOfTime, type SearchOptions } from '../db/conditions.ts';

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

/** An order's number, or how its id begins. */
export interface NamedOrder {
  readonly number?: number;
  readonly id?: string;
}

const NUMBER = new RegExp(`^${ORDER_NUMBER_PREFIX}(\\d{1,15})$`, 'i');
/** As many of its letters as no phone number has. */
const ID = new RegExp(`^(?:${GUEST_ID_PREFIX}([0-9a-f]{1,32})|[0-9a-f]{16,32})$`, 'i');

/**
 * A number as it is shown means that order alone: `RR-1042` is 1042, and not whose phone has a 1042 in it. Ids are not
 * searched for letters: of a million, hundreds have a 1042 somewhere.
 */
export function namedOrder(text: string | undefined): NamedOrder | undefined {
  const [, digits] = NUMBER.exec(text ?? '') ?? [];
  if (digits !== undefined) return { number: Number(digits) };
  const [id, ofGuest] = ID.exec(text ?? '') ?? [];
  if (id === undefined) return undefined;
  return { id: ofGuest === undefined ? id.toLowerCase() : `${GUEST_ID_PREFIX}${ofGuest.toLowerCase()}` };
}

export function orderConditions(
  filter: OrderFilter,
  { part, ...options }: SearchOptions & { readonly part?: PartOfTime | undefined } = {},
): Conditions {
  const named = namedOrder(filter.search);
  return (
    new Conditions('o.deleted_at is null')
      .add('o.user_id = ?', filter.userId)
      .add('o.status = ?', filter.status)
      .add('o.payment_status = ?', filter.payment_status)
      .add('o.payment_method = ?', filter.payment_method)
      .add('o.payment_method <> ?', filter.unpaid && 'COD')
      .add('o.payment_status = any(?)', filter.unpaid && ['PENDING', 'FAILED'])
      .add('o.order_number = ?', named?.number)
      // No letter of an id comes behind f.
      .add(`o.id >= ? and o.id < ? || 'g'`, named?.id)
      .search('o.search', named === undefined ? filter.search : undefined, options)
      .add('o.created_at >= ?', filter.from)
      .add('o.created_at < ?', filter.to)
      .within('o.created_at', part)
  );
}
