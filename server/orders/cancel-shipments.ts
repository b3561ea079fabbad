import type { PoolClient } from 'pg';

interface GivenUp {
  readonly orderId: string;
  readonly actorId: string | null;
  readonly now: Date;
}

/** What has not left the house stays in it when its order is given up. The order is locked. */
export async function cancelParcels(client: PoolClient, { orderId, actorId, now }: GivenUp): Promise<void> {
  await client.query(
    `with given_up as (
       update shipments set status = 'CANCELLED', version = version + 1
        where order_id = $1 and status = 'PENDING' returning id
     )
     insert into shipment_events (shipment_id, status, location, note, actor_id, at)
     select id, 'CANCELLED', '', '', $2, $3 from given_up`,
    [orderId, actorId, now],
  );
}
