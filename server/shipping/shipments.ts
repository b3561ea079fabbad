import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../domain/shipping/shipment.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions, escapeLike } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';
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
    customerName: z.string(),
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
    | 'customerName'
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

const COLUMNS = `
         s.id, s.order_id as "orderId", o.order_number as "orderNumber", o.customer_name as "customerName",
         s.partner_id as "partnerId", p.name as "partnerName", p.tracking_url as tracking_pattern,
         s.tracking_number as "trackingNumber", s.status, s.method, s.estimated_delivery as "estimatedDelivery", s.notes, s.version, s.weight_grams, s.cost,
         s.shipped_at, s.delivered_at, s.created_at, s.updated_at,
         (select jsonb_agg(jsonb_build_object('status', e.status, 'location', e.location, 'note', e.note, 'at', e.at)
                 order by e.id) from shipment_events e where e.shipment_id = s.id) as events`;
const SHIPMENTS =
  'shipments s join orders o on o.id = s.order_id left join shipping_partners p on p.id = s.partner_id';
const SELECT = `select ${COLUMNS} from ${SHIPMENTS}`;

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

const LIST: List = {
  ...{ alias: 's', from: SHIPMENTS, columns: COLUMNS, key: 's.id', order: 's.created_at desc, s.id desc' },
};

const SEARCHED: SearchColumns = {
  ...{ 'order-number': 'o.order_number', 'order-id': 'o.id' },
  ...{ phone: 'o.customer_phone', email: 'lower(o.customer_email)', text: 'lower(o.customer_name)' },
};

/** The newest first. */
export async function listShipments(
  pool: Pool,
  { search, status, partnerId, orderId, from, to, ...paging }: ShipmentFilter,
): Promise<{ shipments: Shipment[] } & BoundedCount> {
  const conditions = new Conditions()
    .add('s.status = ?', status)
    .add('s.partner_id = ?', partnerId)
    .add('s.order_id = ?', orderId)
    .add('s.created_at >= ?', from)
    .add('s.created_at < ?', to);
  const tracking = search && (await trackingPattern(pool, search));
  if (tracking) conditions.add('lower(s.tracking_number) like ?', tracking);
  else addSearch(conditions, search, SEARCHED);
  const { rows, ...count } = await listPage<ShipmentRow>(pool, LIST, conditions, { ...paging, search });
  return { shipments: rows.map(toShipment), ...count };
}

/**
 * A whole tracking number, or the beginning of one that has letters and digits, means its parcels. Undefined where no parcel
 * has it: then it may be a name or a phone number.
 */
async function trackingPattern(pool: Pool, typed: string): Promise<string | undefined> {
  const isMixed = /\d/.test(typed) && /\p{L}/u.test(typed);
  const pattern = `${escapeLike(typed.toLowerCase())}${isMixed ? '%' : ''}`;
  const { rowCount } = await pool.query(
    'select from shipments where lower(tracking_number) like $1 limit 1',
    [pattern],
  );
  return rowCount === 1 ? pattern : undefined;
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
