import type { PoolClient } from 'pg';
import { editWithin } from '../../orders/edit-order.ts';
import type { ImportContext } from './import-file.ts';
import { CASH_DUE, cashCame } from './known-facts.ts';

/**
 * Books the cash of delivered orders whose parcels have brought it to the paisa, or whose difference somebody has accepted. How
 * many; null where the administrator may not change a payment now.
 */
export async function closeOrders(
  client: PoolClient,
  orderIds: readonly string[],
  { by, holder, gateway, now }: Omit<ImportContext, 'fileName'>,
): Promise<number | null> {
  const { rows } = await client.query<{ id: string }>(
    `select o.id from orders o
      where o.id = any($1) and o.payment_method = 'COD' and o.payment_status = 'PENDING' and o.status = 'DELIVERED'
        and o.deleted_at is null
        and (${CASH_DUE} = ${cashCame()}
          or exists (select from settlement_lines l
                      where l.order_id = o.id and l.kind = 'cod' and l.closed_at is not null))
      order by o.id`,
    [orderIds],
  );
  for (const { id } of rows) {
    const edited = await editWithin(
      client,
      id,
      { paymentStatus: 'PAID', note: 'Paid out by the courier' },
      { by, now, gateway, hasRecentPassword: true, holder },
    );
    if (!edited.ok) return null;
  }
  return rows.length;
}
