import type { PoolClient } from 'pg';
import type { Order } from '../../../contract/orders/order.ts';
import { type CashMark, cashKeys, MARKS_COUNT_MONTHS } from '../../../domain/orders/cash-score.ts';

/** What became of a cash order; one mark per order, and `returned` stays whatever becomes of it later. */

type MarkedOrder = Pick<Order, 'id' | 'customer_info' | 'shipping_address'>;

export const keysOf = ({ customer_info, shipping_address }: Omit<MarkedOrder, 'id'>) =>
  cashKeys({
    phone: shipping_address.phone || customer_info.phone,
    pinCode: shipping_address.pinCode,
    addressLine1: shipping_address.addressLine1,
  });

export async function recordCashMark(
  client: PoolClient,
  order: MarkedOrder,
  mark: CashMark | 'none',
  now: Date,
): Promise<void> {
  if (mark === 'none') {
    await client.query(`delete from cash_marks where order_id = $1 and kind <> 'returned'`, [order.id]);
    return;
  }
  const { phone, address } = keysOf(order);
  await client.query(
    `insert into cash_marks as m (order_id, kind, phone, address, at) values ($1, $2, $3, $4, $5)
     on conflict (order_id) do update set kind = excluded.kind, at = excluded.at where m.kind <> 'returned'`,
    [order.id, mark, phone, address, now],
  );
}

/** A condition on a mark `m`: it is of the phone `phone` or the address `address`, and not forgiven yet. */
export const countsFor = (phone: string, address: string): string =>
  `(m.phone = ${phone} and m.phone <> '' or m.address = ${address})
   and m.at >= now() - interval '${MARKS_COUNT_MONTHS} months'`;
