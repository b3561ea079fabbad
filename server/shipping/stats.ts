import type { Pool } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/money.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../domain/shipment.ts';
import { SHIPPING_STATS_EXAMPLE } from './examples.ts';

const count = z.number().int();

export const shippingStatsSchema = z
  .object({
    total: count,
    byStatus: z.record(z.enum(SHIPMENT_STATUSES), count),
    cost: z.number().describe('What carriers charged for parcels that left, in rupees'),
    averageDays: z.number().nullable().describe('From departure to arrival, to a tenth of a day'),
    partners: z.array(
      z.object({ id: z.string(), name: z.string(), shipments: count, delivered: count, cost: z.number() }),
    ),
  })
  .meta({ id: 'ShippingStats', examples: [SHIPPING_STATS_EXAMPLE] });

export type ShippingStats = z.infer<typeof shippingStatsSchema>;

const LEFT = 's.shipped_at is not null';

export async function shippingStats(pool: Pool): Promise<ShippingStats> {
  const [all, statuses, partners] = await Promise.all([
    pool.query<{ total: number; cost: number; days: string | null }>(
      `select count(*) as total, coalesce(sum(s.cost) filter (where ${LEFT}), 0)::bigint as cost,
              round((avg(extract(epoch from s.delivered_at - s.shipped_at)) / 86400)::numeric, 1) as days
         from shipments s`,
    ),
    pool.query<{ status: ShipmentStatus; count: number }>(
      'select status, count(*) from shipments group by status',
    ),
    pool.query<ShippingStats['partners'][number]>(
      `select p.id, p.name, count(s.id) as shipments, count(s.id) filter (where s.status = 'DELIVERED') as delivered,
              coalesce(sum(s.cost) filter (where ${LEFT}), 0)::bigint as cost
         from shipping_partners p left join shipments s on s.partner_id = p.id
        group by p.id order by shipments desc, lower(p.name)`,
    ),
  ]);
  const totals = all.rows[0];
  const inStatus = (status: ShipmentStatus) => statuses.rows.find((row) => row.status === status)?.count ?? 0;
  return {
    total: totals?.total ?? 0,
    byStatus: {
      PENDING: inStatus('PENDING'),
      PICKED_UP: inStatus('PICKED_UP'),
      IN_TRANSIT: inStatus('IN_TRANSIT'),
      OUT_FOR_DELIVERY: inStatus('OUT_FOR_DELIVERY'),
      DELIVERED: inStatus('DELIVERED'),
      FAILED: inStatus('FAILED'),
      RETURNED: inStatus('RETURNED'),
      CANCELLED: inStatus('CANCELLED'),
    },
    cost: toRupees(paise(totals?.cost ?? 0)),
    averageDays: totals?.days == null ? null : Number(totals.days),
    partners: partners.rows.map((partner) => ({ ...partner, cost: toRupees(paise(partner.cost)) })),
  };
}
