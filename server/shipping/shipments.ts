import type { Pool, PoolClient } from 'pg';
import {
  type CustomerShipment,
  customerShipmentSchema,
  type Shipment,
} from '../../contract/shipping/shipment.ts';
import { type Holder, may } from '../../domain/accounts/permissions.ts';
import { paise, toRupees, ZERO } from '../../domain/pricing/money.ts';
import { chargedShares, type SharingShipment } from '../../domain/shipping/freight-margin.ts';
import type { ShipmentStatus } from '../../domain/shipping/shipment.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions, escapeLike } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';

interface ShipmentRow
  extends Pick<
    Shipment,
    | 'id'
    | 'orderId'
    | 'orderNumber'
    | 'customerName'
    | 'carrierId'
    | 'carrierName'
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
  readonly quoted_cost: number | null;
  readonly billed_at: Date | null;
  readonly freight_charge: number;
  /** All of its order. */
  readonly sharing: readonly SharingShipment[];
  readonly shipped_at: Date | null;
  readonly delivered_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly events: readonly (Omit<Shipment['events'][number], 'at'> & { readonly at: string })[] | null;
}

/** What the customer paid for freight; that of a cancelled order is given back. */
export const FREIGHT_CHARGE = `case when o.status = 'CANCELLED' then 0 else o.shipping_cost end`;

const COLUMNS = `
         s.id, s.order_id as "orderId", o.order_number as "orderNumber", o.customer_name as "customerName",
         s.carrier_id as "carrierId", c.name as "carrierName", c.tracking_url as tracking_pattern,
         s.tracking_number as "trackingNumber", s.status, s.method, s.estimated_delivery as "estimatedDelivery", s.notes, s.version, s.weight_grams, s.cost,
         s.quoted_cost, s.billed_at, ${FREIGHT_CHARGE} as freight_charge,
         (select jsonb_agg(jsonb_build_object('id', x.id, 'status', x.status, 'weightGrams', x.weight_grams)
                 order by x.created_at, x.id) from shipments x where x.order_id = s.order_id) as sharing,
         s.shipped_at, s.delivered_at, s.created_at, s.updated_at,
         (select jsonb_agg(jsonb_build_object('status', e.status, 'location', e.location, 'note', e.note, 'at', e.at)
                 order by e.id) from shipment_events e where e.shipment_id = s.id) as events`;
const SHIPMENTS =
  'shipments s join orders o on o.id = s.order_id left join carriers c on c.id = s.carrier_id';
const SELECT = `select ${COLUMNS} from ${SHIPMENTS}`;

function toShipment(row: ShipmentRow): Shipment {
  const {
    tracking_pattern,
    weight_grams,
    cost,
    shipped_at,
    delivered_at,
    created_at,
    updated_at,
    ...others
  } = row;
  const { quoted_cost, billed_at, freight_charge, sharing, ...rest } = others;
  return {
    ...rest,
    trackingUrl: trackingUrl(tracking_pattern, row.trackingNumber),
    weightKg: weight_grams / 1000,
    cost: toRupees(paise(cost)),
    quotedCost: quoted_cost === null ? null : toRupees(paise(quoted_cost)),
    billedAt: billed_at?.toISOString() ?? null,
    charged: toRupees(chargedShares(paise(freight_charge), sharing).get(row.id) ?? ZERO),
    shippedAt: shipped_at?.toISOString() ?? null,
    deliveredAt: delivered_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    events: (row.events ?? []).map((event) => ({ ...event, at: new Date(event.at).toISOString() })),
  };
}

/** What the customer paid is for those who see order amounts. */
export function shipmentFor(holder: Holder | null, shipment: Shipment): Shipment {
  if (may(holder, 'see order amounts')) return shipment;
  const { charged: _charged, ...rest } = shipment;
  return rest;
}

/** `https://carrier.example/track?n={tracking}` with the number in its place. */
function trackingUrl(pattern: string | null, number: string | null): string | null {
  if (!pattern || number === null) return null;
  return pattern.replaceAll('{tracking}', encodeURIComponent(number));
}

export interface ShipmentFilter {
  readonly status?: ShipmentStatus | undefined;
  readonly carrierId?: string | undefined;
  readonly orderId?: string | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly page: number;
  readonly limit: number;
}

const LIST: List = {
  alias: 's',
  from: SHIPMENTS,
  columns: COLUMNS,
  key: 's.id',
  order: 's.created_at desc, s.id desc',
};

const SEARCHED: SearchColumns = {
  'order-number': 'o.order_number',
  'order-id': 'o.id',
  phone: 'o.customer_phone',
  email: 'lower(o.customer_email)',
  text: 'o.search_text',
};

export async function listShipments(
  pool: Pool,
  { search, status, carrierId, orderId, from, to, ...paging }: ShipmentFilter,
): Promise<{ shipments: Shipment[] } & BoundedCount> {
  const conditions = new Conditions()
    .add('s.status = ?', status)
    .add('s.carrier_id = ?', carrierId)
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
 * Searches for a whole tracking number, or for the beginning of one that has letters and digits. Undefined where no
 * shipment has it: the search is then for a name or a phone number.
 */
async function trackingPattern(pool: Pool, search: string): Promise<string | undefined> {
  const isMixed = /\d/.test(search) && /\p{L}/u.test(search);
  const pattern = `${escapeLike(search.toLowerCase())}${isMixed ? '%' : ''}`;
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

/** Null when there is no such order. */
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

export function toCustomerShipment(shipment: Shipment): CustomerShipment {
  return customerShipmentSchema.parse(shipment);
}
