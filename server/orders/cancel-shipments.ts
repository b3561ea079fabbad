import type { PoolClient } from 'pg';

interface Cancellation {
  readonly orderId: string;
  readonly actorId: string | null;
  readonly now: Date;
}

/** Cancels the shipments of a cancelled or deleted order that have not been dispatched. The order is locked. */
export async function cancelPendingShipments(
  client: PoolClient,
  { orderId, actorId, now }: Cancellation,
): Promise<void> {
  await client.query(
    `with cancelled as (
       update shipments set status = 'CANCELLED', version = version + 1
        where order_id = $1 and status = 'PENDING' returning id
     )
     insert into shipment_events (shipment_id, status, location, note, actor_id, at)
     select id, 'CANCELLED', '', '', $2, $3 from cancelled`,
    [orderId, actorId, now],
  );
}
