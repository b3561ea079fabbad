import type { Pool, PoolClient } from 'pg';
import {
  type Shipment,
  type ShipmentForm,
  type ShipmentStatusForm,
  shipmentSchema,
} from '../../contract/shipping/shipment.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { rupees } from '../../domain/pricing/money.ts';
import { editConflict, refuse } from '../../domain/refusal.ts';
import {
  contradicts,
  isUnderWay,
  orderStatusByShipments,
  type ShipmentStatus,
} from '../../domain/shipping/shipment.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { refusingViolations } from '../db/violations.ts';
import type { EntityChange } from '../http/crud-responses.ts';
import { claimKey, type RequestKey, storeResponse } from '../http/idempotency.ts';
import { changeOrder } from '../orders/change-order.ts';
import { CARRIER_UNKNOWN } from './carriers.ts';
import { findShipment } from './shipments.ts';

export type ShipmentChange = EntityChange<
  'shipment',
  Shipment,
  | 'SHIPMENT_NOT_FOUND'
  | 'ORDER_UNKNOWN'
  | 'ORDER_CANCELLED'
  | 'CARRIER_UNKNOWN'
  | 'TRACKING_NUMBER_TAKEN'
  | 'VERSION_CONFLICT'
  | 'ORDER_CHANGE_REFUSED'
  | 'KEY_REUSED'
>;
type ChangeRefusal = Extract<ShipmentChange, { ok: false }>;
/** In the transaction in which a shipment leaves. */
export type OnDispatch = (client: PoolClient, shipmentId: string) => Promise<void>;

/** Thrown inside the transaction, so that a refusal rolls back what was written before it: the shipment and its key. */
export class Refused extends Error {
  constructor(readonly refusal: ChangeRefusal) {
    super(refusal.message);
  }
}

const REFUSALS = {
  shipments_tracking_unique: refuse(
    'TRACKING_NUMBER_TAKEN',
    'This carrier already has a shipment with this tracking number',
    { field: 'trackingNumber' },
  ),
  shipments_carrier_id_carriers_id_fk: CARRIER_UNKNOWN,
};

export async function catchRefusal(work: () => Promise<ShipmentChange>): Promise<ShipmentChange> {
  try {
    return await refusingViolations<ShipmentChange>(REFUSALS, work);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

/** The order is always locked before its shipments, so that two shipments of one order cannot deadlock. */
export async function lockOrder(client: PoolClient, orderId: string): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    'select status, tracking_id from orders where id = $1 and deleted_at is null for update',
    [orderId],
  );
  return rows[0];
}

interface LockedOrder {
  readonly status: OrderStatus;
  readonly tracking_id: string | null;
}

/** Whether the order takes this shipment's tracking number: the customer follows the shipment that left last. */
function isFollowed(shipment: ShipmentStatus, order: LockedOrder): boolean {
  const hasLeft = order.status === 'SHIPPED' || order.status === 'DELIVERED';
  return isUnderWay(shipment) || !hasLeft || order.tracking_id === null;
}

/** A request that is repeated with its idempotency key gets the shipment that the first one created. */
export function createShipment(
  pool: Pool,
  form: ShipmentForm,
  by: Administrator,
  now: Date,
  key?: RequestKey,
): Promise<ShipmentChange> {
  return catchRefusal(() =>
    withTransaction(pool, async (client): Promise<ShipmentChange> => {
      const claimed = await claimKey(client, key, now);
      if (claimed.state === 'repeated') return { ok: true, shipment: shipmentSchema.parse(claimed.response) };
      if (claimed.state === 'key reused')
        return refuse('KEY_REUSED', 'This key was already used for another shipment');
      const shipment = await addShipment(client, form, by, now);
      await storeResponse(client, key, shipment);
      return { ok: true, shipment };
    }),
  );
}

/** In the caller's transaction; throws what is refused. */
export async function addShipment(
  client: PoolClient,
  form: ShipmentForm,
  by: Administrator,
  now: Date,
): Promise<Shipment> {
  const order = await lockOrder(client, form.orderId);
  if (order === undefined)
    throw new Refused(refuse('ORDER_UNKNOWN', 'Order not found', { field: 'orderId' }));
  if (order.status === 'CANCELLED')
    throw new Refused(refuse('ORDER_CANCELLED', 'The order is cancelled', { field: 'orderId' }));
  const { rows } = await client.query<{ id: string }>(
    `insert into shipments (order_id, carrier_id, tracking_number, method, weight_grams, cost, quoted_cost,
            estimated_delivery, notes) values ($1, $2, $3, $4, $5, $6::bigint, nullif($6::bigint, 0), $7, $8) returning id`,
    [
      form.orderId,
      form.carrierId,
      form.trackingNumber,
      form.method,
      Math.round(form.weightKg * 1000),
      rupees(form.cost),
      form.estimatedDelivery,
      form.notes,
    ],
  );
  const id = rows[0]?.id ?? '';
  await writeEvent(client, id, { status: 'PENDING', location: '', note: '' }, by, now);
  if (form.trackingNumber !== null && isFollowed('PENDING', order))
    await moveOrder(client, form.orderId, { trackingId: form.trackingNumber }, by, now);
  await recordChange(client, by, 'create', 'shipment', id, { after: form });
  return readWritten(client, id);
}

export function changeShipmentStatus(
  pool: Pool,
  id: string,
  change: ShipmentStatusForm & { readonly version: number | undefined },
  by: Administrator,
  now: Date,
  onDispatch: OnDispatch,
): Promise<ShipmentChange> {
  return catchRefusal(() =>
    withTransaction(pool, async (client): Promise<ShipmentChange> => {
      const found = await findShipment(client, id);
      if (found === null) return refuse('SHIPMENT_NOT_FOUND', 'Shipment not found');
      const order = await lockOrder(client, found.orderId);
      await client.query('select 1 from shipments where id = $1 for update', [id]);
      const before = await readWritten(client, id);
      if (change.version !== undefined && change.version !== before.version)
        return editConflict('shipment', before);
      const isLeaving = isUnderWay(change.status) && !isUnderWay(before.status);
      if (order?.status === 'CANCELLED' && isLeaving)
        return refuse(
          'ORDER_CANCELLED',
          'This order is cancelled. Reopen it before you dispatch the shipment.',
          { field: 'status' },
        );
      const trackingNumber =
        change.trackingNumber === undefined ? before.trackingNumber : change.trackingNumber || null;
      const hasEvent = change.status !== before.status || change.note !== '' || change.location !== '';
      const carrierId = change.carrierId === undefined ? before.carrierId : change.carrierId;
      const isNewBill = change.bill !== undefined && change.bill !== billOf(before);
      const isSame = trackingNumber === before.trackingNumber && carrierId === before.carrierId;
      if (!hasEvent && !isNewBill && isSame) return { ok: true, shipment: before };
      await storeStatus(client, id, { status: change.status, trackingNumber, carrierId }, now);
      if (isNewBill) await storeBill(client, id, change.bill ?? null, now);
      if (hasEvent) await writeEvent(client, id, change, by, now);
      if (isLeaving) await onDispatch(client, id);
      if (order !== undefined) {
        const statuses = await statusesOf(client, found.orderId);
        if (contradicts(order.status, statuses))
          throw new Refused(
            refuse(
              'ORDER_CHANGE_REFUSED',
              `The order is ${order.status.toLowerCase()}, so this shipment can’t go back. Change the order instead.`,
              { field: 'status' },
            ),
          );
        const status = orderStatusByShipments(order.status, statuses);
        const isNewNumber = trackingNumber !== before.trackingNumber;
        const trackingId =
          (isNewNumber && isFollowed(change.status, order)) || (isLeaving && trackingNumber !== null)
            ? (trackingNumber ?? '')
            : undefined;
        if (status !== undefined || trackingId !== undefined)
          await moveOrder(client, found.orderId, { status, trackingId }, by, now);
      }
      await recordChange(client, by, 'update', 'shipment', id, {
        before: {
          status: before.status,
          trackingNumber: before.trackingNumber,
          carrierId: before.carrierId,
          bill: billOf(before),
        },
        after: {
          status: change.status,
          trackingNumber,
          carrierId,
          bill: isNewBill ? change.bill : billOf(before),
        },
      });
      return { ok: true, shipment: await readWritten(client, id) };
    }),
  );
}

/** The first departure stays; a shipment that is on its way again has not arrived. */
async function storeStatus(
  client: PoolClient,
  id: string,
  { status, trackingNumber, carrierId }: Pick<Shipment, 'status' | 'trackingNumber' | 'carrierId'>,
  now: Date,
): Promise<void> {
  await client.query(
    `update shipments set status = $2, tracking_number = $3, carrier_id = $6, version = version + 1,
            shipped_at = case when $4 then coalesce(shipped_at, $5) else shipped_at end,
            delivered_at = case when $2 = 'DELIVERED' then coalesce(delivered_at, $5) end
      where id = $1`,
    [id, status, trackingNumber, isUnderWay(status), now, carrierId],
  );
}

const billOf = ({ cost, billedAt }: Shipment): number | null => (billedAt === null ? null : cost);

/** A bill that is taken back leaves what was quoted. */
async function storeBill(client: PoolClient, id: string, bill: number | null, now: Date): Promise<void> {
  await client.query(
    `update shipments set cost = coalesce($2::bigint, quoted_cost, 0), billed_at = case when $2::bigint is not null then $3::timestamptz end
      where id = $1`,
    [id, bill === null ? null : rupees(bill), now],
  );
}

async function writeEvent(
  client: PoolClient,
  shipmentId: string,
  { status, location, note }: Pick<ShipmentStatusForm, 'status' | 'location' | 'note'>,
  by: Administrator,
  now: Date,
): Promise<void> {
  await client.query(
    'insert into shipment_events (shipment_id, status, location, note, actor_id, at) values ($1, $2, $3, $4, $5, $6)',
    [shipmentId, status, location, note, by.id, now],
  );
}

async function statusesOf(client: PoolClient, orderId: string): Promise<ShipmentStatus[]> {
  const { rows } = await client.query<{ status: ShipmentStatus }>(
    'select status from shipments where order_id = $1',
    [orderId],
  );
  return rows.map(({ status }) => status);
}

export async function moveOrder(
  client: PoolClient,
  orderId: string,
  change: { readonly status?: OrderStatus | undefined; readonly trackingId?: string | undefined },
  by: Administrator,
  now: Date,
): Promise<void> {
  const changed = await changeOrder(client, orderId, change, by, now);
  if (!changed.ok) throw new Refused(refuse('ORDER_CHANGE_REFUSED', changed.message));
}

export async function readWritten(client: PoolClient, id: string): Promise<Shipment> {
  const shipment = await findShipment(client, id);
  if (shipment === null) throw new Error('A shipment that was just written is gone');
  return shipment;
}
