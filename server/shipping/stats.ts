import type { Pool } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../domain/shipping/shipment.ts';
import { daysToRead, EVER } from '../dashboard/daily-sums.ts';
import { SHIPMENTS } from './daily-shipments.ts';
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

interface GroupRow {
  readonly partner: string | null;
  readonly status: ShipmentStatus;
  readonly count: number;
  readonly travelled: number;
  readonly seconds: number;
  readonly cost: number;
}

const DAY_SECONDS = 24 * 60 * 60;

export async function shippingStats(pool: Pool): Promise<ShippingStats> {
  const [{ rows }, partners] = await Promise.all([
    pool.query<GroupRow>(
      `select partner_id as partner, status, sum(shipments) as count, sum(travelled) as travelled,
              sum(seconds)::bigint as seconds, sum(cost)::bigint as cost
         from (${SHIPMENTS}) days group by 1, 2`,
      await daysToRead(pool, 'shipments', EVER),
    ),
    pool.query<{ id: string; name: string }>('select id, name from shipping_partners order by lower(name)'),
  ]);
  const sum = (groups: readonly GroupRow[], of: 'count' | 'travelled' | 'seconds' | 'cost' = 'count') =>
    groups.reduce((all, group) => all + group[of], 0);
  const inStatus = (status: ShipmentStatus, of = rows) => sum(of.filter((row) => row.status === status));
  const rupees = (groups: readonly GroupRow[]) => toRupees(paise(sum(groups, 'cost')));
  const days = sum(rows, 'seconds') / sum(rows, 'travelled') / DAY_SECONDS;
  return {
    total: sum(rows),
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
    cost: rupees(rows),
    averageDays: sum(rows, 'travelled') === 0 ? null : Math.round(days * 10) / 10,
    partners: partners.rows
      .map((partner) => {
        const theirs = rows.filter((row) => row.partner === partner.id);
        return {
          ...partner,
          shipments: sum(theirs),
          delivered: inStatus('DELIVERED', theirs),
          cost: rupees(theirs),
        };
      })
      .sort((a, b) => b.shipments - a.shipments),
  };
}
