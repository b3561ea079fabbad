import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/money.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../domain/shipment.ts';
import { SHIPPING_METHODS } from '../../domain/shipping.ts';
import { Conditions, type SearchOptions } from '../db/conditions.ts';
import { type Counted, countMatches, wayToSearch } from '../db/counted.ts';
import { rareParts } from '../db/rare-parts.ts';
import { shownNumber } from '../orders/order-filter.ts';
import { PARCEL_EXAMPLE, SHIPMENT_EXAMPLE } from './examples.ts';

const eventSchema = z.object({
  status: z.enum(SHIPMENT_STATUSES),
  location: z.string(),
  note: z.string(),
  at: z.iso.datetime(),
});

/** What the shopper may see of a parcel. */
export const parcelSchema = z
  .object({
    id: z.string(),
    orderId: z.string(),
    partnerName: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    trackingUrl: z.string().nullable().describe('Where the carrier shows the parcel'),
    status: z.enum(SHIPMENT_STATUSES),
    method: z.enum(SHIPPING_METHODS),
    estimatedDelivery: z.iso.date().nullable(),
    shippedAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    events: z.array(eventSchema),
  })
  .meta({ id: 'Parcel', examples: [PARCEL_EXAMPLE] });

export const shipmentSchema = parcelSchema
  .extend({
    orderNumber: z.number().int(),
    partnerId: z.string().nullable(),
    weightKg: z.number(),
    cost: z.number().describe('What the carrier charges, in rupees'),
    notes: z.string(),
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Shipment', examples: [SHIPMENT_EXAMPLE] });

export type Shipment = z.infer<typeof shipmentSchema>;
export type Parcel = z.infer<typeof parcelSchema>;

interface ShipmentRow
  extends Pick<
    Shipment,
    | 'id'
    | 'orderId'
    | 'orderNumber'
    | 'partnerId'
    | 'partnerName'
    | 'trackingNumber'
    | 'status'
    | 'method'
    | 'estimatedDelivery'
    | 'notes'
    | 'version'
  > {
  readonly tracking_pattern: string | null;
  readonly weight_grams: number;
  readonly cost: number;
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly events: readonly (Omit<Shipment['events'][number], 'at'> & { readonly at: string })[] | null;
}

const SELECT = `
  select s.id, s.order_id as "orderId", o.order_number as "orderNumber", s.partner_id as "partnerId",
         p.name as "partnerName", p.tracking_url as tracking_pattern, s.tracking_number as "trackingNumber", s.status,
         s.method, s.estimated_delivery as "estimatedDelivery", s.notes, s.version, s.weight_grams, s.cost,
         s.shipped_at, s.delivered_at, s.created_at, s.updated_at,
         (select jsonb_agg(jsonb_build_object('status', e.status, 'location', e.location, 'note', e.note, 'at', e.at)
                 order by e.id) from shipment_events e where e.shipment_id = s.id) as events
    from shipments s join orders o on o.id = s.order_id left join shipping_partners p on p.id = s.partner_id`;

function toShipment(row: ShipmentRow): Shipment {
  const { tracking_pattern, weight_grams, cost, shipped_at, delivered_at, created_at, updated_at, ...rest } =
    row;
  return {
    ...rest,
    trackingUrl: trackingUrl(tracking_pattern, row.trackingNumber),
    weightKg: weight_grams / 1000,
    cost: toRupees(paise(cost)),
    shippedAt: shipped_at?.toISOString() ?? null,
    deliveredAt: delivered_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    events: (row.events ?? []).map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  };
}

/** `https://carrier.example/track?n={tracking}` with the number in its place. */
function trackingUrl(pattern: string | null, number: string | null): string | null {
  if (!pattern || number === null) return null;
  return pattern.replaceAll('{tracking}', encodeURIComponent(number));
}

export interface ShipmentFilter {
  readonly status?: ShipmentStatus | undefined;
  readonly partnerId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly page: number;
  readonly limit: number;
}

const SEARCHED = { newest: 'shipments order by created_at desc', column: 'search' };

function conditionsOf(
  { status, partnerId, orderId, search, from, to }: ShipmentFilter,
  options?: SearchOptions,
): Conditions {
  const number = shownNumber(search);
  return new Conditions()
    .add('s.status = ?', status)
    .add('s.partner_id = ?', partnerId)
    .add('s.order_id = ?', orderId)
    .add('s.order_id = (select numbered.id from orders numbered where numbered.order_number = ?)', number)
    .search('s.search', number === undefined ? search : undefined, options)
    .add('s.created_at >= ?', from)
    .add('s.created_at < ?', to);
}

/** The newest first. */
export async function listShipments(
  pool: Pool,
  filter: ShipmentFilter,
): Promise<{ shipments: Shipment[] } & Counted> {
  const parts = await rareParts(pool, SEARCHED, filter.search);
  const counted = await countMatches(pool, 'shipments s', conditionsOf(filter, { parts }), filter);
  const { walk, time } = wayToSearch(filter.search, counted, 's.created_at');
  const listing = conditionsOf(filter, { walk, parts });
  // What belongs to a parcel is read for the page's alone.
  const { rows } = await pool.query<ShipmentRow>(
    `${SELECT} where s.id in (
       select s.id from shipments s ${listing.where} order by ${time} desc, s.id desc
        limit ${listing.place(filter.limit)} offset ${listing.place((filter.page - 1) * filter.limit)})
      order by s.created_at desc, s.id desc`,
    listing.values,
  );
  return { shipments: rows.map(toShipment), ...counted };
}

export async function findShipment(client: Pool | PoolClient, id: string): Promise<Shipment | null> {
  const { rows } = await client.query<ShipmentRow>(`${SELECT} where s.id = $1`, [id]);
  return rows[0] === undefined ? null : toShipment(rows[0]);
}

/** Null when there is no such order, or not any more. */
export async function shipmentsOfOrder(pool: Pool, orderId: string): Promise<Shipment[] | null> {
  const { rows } = await pool.query<ShipmentRow>(
    `${SELECT} where s.order_id = $1 and o.deleted_at is null order by s.created_at, s.id`,
    [orderId],
  );
  if (rows.length > 0) return rows.map(toShipment);
  const { rowCount } = await pool.query('select 1 from orders where id = $1 and deleted_at is null', [
    orderId,
  ]);
  return rowCount === 1 ? [] : null;
}

export function toParcel(shipment: Shipment): Parcel {
  return parcelSchema.parse(shipment);
}
