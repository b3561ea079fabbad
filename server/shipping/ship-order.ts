import type { Pool, PoolClient } from 'pg';
import type { PileOrder } from '../../contract/shipping/pile.ts';
import type { ShipmentForm } from '../../contract/shipping/shipment.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { refuse } from '../../domain/refusal.ts';
import type { PromiseTerms } from '../../domain/shipping/promise.ts';
import { isUnderWay, type ShipmentStatus } from '../../domain/shipping/shipment.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import {
  addShipment,
  catchRefusal,
  lockOrder,
  moveOrder,
  Refused,
  readWritten,
  type ShipmentChange,
} from './change-shipment.ts';
import { orderQuotes } from './order-quotes.ts';

interface ShipmentOfOrder {
  readonly id: string;
  readonly status: ShipmentStatus;
  readonly carrierId: string | null;
  readonly trackingNumber: string | null;
}

/** Replacements of claimed goods leave by themselves. */
async function shipmentsOf(client: Pool | PoolClient, orderId: string): Promise<ShipmentOfOrder[]> {
  const { rows } = await client.query<ShipmentOfOrder>(
    `select s.id, s.status, s.carrier_id as "carrierId", s.tracking_number as "trackingNumber" from shipments s
      where s.order_id = $1 and not exists (select from claims c where c.shipment_id = s.id)
      order by s.created_at, s.id`,
    [orderId],
  );
  return rows;
}

/**
 * Ships an order with its carrier and number, in one transaction. What was booked for it is what leaves. The same request a
 * second time finds it shipped so, and changes nothing.
 */
export function shipOrder(
  pool: Pool,
  form: ShipmentForm,
  by: Administrator,
  now: Date,
): Promise<ShipmentChange> {
  const { orderId, carrierId, trackingNumber } = form;
  return catchRefusal(() =>
    withTransaction(pool, async (client): Promise<ShipmentChange> => {
      const order = await lockOrder(client, orderId);
      if (order === undefined) return refuse('ORDER_UNKNOWN', 'Order not found');
      const shipments = await shipmentsOf(client, orderId);
      const same = shipments.find(
        (one) => one.carrierId === carrierId && one.trackingNumber === trackingNumber,
      );
      if (order.status === 'SHIPPED' && same !== undefined && isUnderWay(same.status))
        return { ok: true, shipment: await readWritten(client, same.id) };
      if (order.status !== 'CONFIRMED' && order.status !== 'PROCESSING')
        throw new Refused(refuse('ORDER_CHANGE_REFUSED', `This order is ${order.status.toLowerCase()} now`));
      const booked = shipments.find(({ status }) => status === 'PENDING');
      if (booked !== undefined) await bookAgain(client, booked, form);
      const id = booked?.id ?? (await addShipment(client, form, by, now)).id;
      const change = { status: 'SHIPPED', trackingId: trackingNumber ?? undefined } as const;
      await moveOrder(client, orderId, change, by, now);
      await recordChange(client, by, 'update', 'order', orderId, {
        before: { status: order.status },
        after: change,
      });
      return { ok: true, shipment: await readWritten(client, id) };
    }),
  );
}

/** With another carrier, what was quoted for the former one counts no more. */
async function bookAgain(client: PoolClient, booked: ShipmentOfOrder, form: ShipmentForm): Promise<void> {
  await client.query(
    `update shipments set tracking_number = $2, carrier_id = $3, version = version + 1,
            method = case when $8 then $4 else method end,
            weight_grams = case when $8 then $5 else weight_grams end,
            cost = case when $8 then $6::bigint else cost end,
            quoted_cost = case when $8 then nullif($6::bigint, 0) else quoted_cost end,
            estimated_delivery = case when $8 then $7::date else estimated_delivery end
      where id = $1`,
    [
      booked.id,
      form.trackingNumber,
      form.carrierId,
      form.method,
      Math.round(form.weightKg * 1000),
      rupees(form.cost),
      form.estimatedDelivery,
      booked.carrierId !== form.carrierId,
    ],
  );
}

/** What is needed to ship these orders, in the order asked for; those that are gone are left out. */
export async function readPile(
  pool: Pool,
  orderIds: readonly string[],
  asked: { readonly terms: PromiseTerms; readonly now: Date },
): Promise<PileOrder[]> {
  const pile: PileOrder[] = [];
  for (const orderId of orderIds) {
    const quotes = await orderQuotes(pool, orderId, asked);
    if (quotes === null) continue;
    const booked = (await shipmentsOf(pool, orderId)).find(({ status }) => status === 'PENDING');
    pile.push({
      orderId,
      quotes,
      booked: booked ? { carrierId: booked.carrierId, trackingNumber: booked.trackingNumber } : null,
    });
  }
  return pile;
}
