import type { PoolClient } from 'pg';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { refuse } from '../../domain/refusal.ts';
import { type ShipmentStatus, shipmentsByOrderStatus } from '../../domain/shipping/shipment.ts';

interface ShippedOrder {
  readonly orderId: string;
  readonly actorId: string | null;
  readonly now: Date;
}

/** A replacement goes its own way: its order was shipped before. */
const OF_ORDER = `s.order_id = $1 and not exists (select from claims c where c.shipment_id = s.id)`;

/** The shipments of a locked order follow its new status; a shipped order that has none gets one. */
export async function moveShipments(
  client: PoolClient,
  status: OrderStatus,
  { orderId, actorId, now }: ShippedOrder,
): Promise<void> {
  const { rows } = await client.query<{ status: ShipmentStatus }>(
    `select s.status from shipments s where ${OF_ORDER} for update of s`,
    [orderId],
  );
  const { to, from, isMissing } = shipmentsByOrderStatus(
    status,
    rows.map((row) => row.status),
  );
  await client.query(
    `with moved as (
       update shipments s set status = $2, version = version + 1,
              shipped_at = case when $2 = 'PENDING' then null when $2 = 'CANCELLED' then shipped_at
                                else coalesce(shipped_at, $5) end,
              delivered_at = case when $2 = 'DELIVERED' then greatest(shipped_at, $5) end
        where ${OF_ORDER} and s.status = any($3) and s.status <> $2 returning id
     ), made as (
       insert into shipments (order_id, tracking_number, status, method, weight_grams, shipped_at, delivered_at)
       select o.id, o.tracking_id, $2, o.shipping_method,
              (select coalesce(sum(quantity * weight_grams), 0) from order_items where order_id = o.id), $5,
              case when $2 = 'DELIVERED' then $5::timestamptz end
         from orders o where o.id = $1 and $6 returning id
     )
     insert into shipment_events (shipment_id, status, actor_id, at)
     select id, $2, $4, $5 from (select id from moved union all select id from made) changed`,
    [orderId, to, from, actorId, now, isMissing],
  );
}

export const TRACKING_NUMBER_TAKEN = refuse(
  'TRACKING_NUMBER_TAKEN',
  'This carrier already has a shipment with this tracking number',
);

/**
 * The shipment that bore the order's former tracking id, the latest of them, bears the new one, unless another of its shipments does
 * already. False where the carrier has that number on a shipment of another order.
 */
export async function renumberShipment(
  client: PoolClient,
  orderId: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<boolean> {
  const { rows } = await client.query<{ id: string; isTaken: boolean }>(
    `select s.id, exists (select from shipments x where x.carrier_id = s.carrier_id and x.tracking_number = $3) as "isTaken"
       from shipments s
      where ${OF_ORDER} and s.tracking_number is not distinct from $2 and s.status not in ('RETURNED', 'CANCELLED')
        and not exists (select from shipments x where x.order_id = $1 and x.tracking_number = $3)
      order by s.shipped_at desc nulls last, s.created_at desc limit 1 for update of s`,
    [orderId, from, to],
  );
  const [bearer] = rows;
  if (bearer?.isTaken) return false;
  if (bearer !== undefined)
    await client.query('update shipments set tracking_number = $2, version = version + 1 where id = $1', [
      bearer.id,
      to,
    ]);
  return true;
}
