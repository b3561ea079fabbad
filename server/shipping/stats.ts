import type { Pool } from 'pg';
import type { ShippingStats } from '../../contract/shipping/shipment.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import type { ShipmentStatus } from '../../domain/shipping/shipment.ts';
import { daysToRead, EVER } from '../db/daily-sums.ts';
import { SHIPMENTS } from './daily-shipments.ts';

interface GroupRow {
  readonly carrier: string | null;
  readonly status: ShipmentStatus;
  readonly count: number;
  readonly travelled: number;
  readonly seconds: number;
  readonly cost: number;
}

const DAY_SECONDS = 24 * 60 * 60;

export async function shippingStats(pool: Pool): Promise<ShippingStats> {
  const [{ rows }, carriers] = await Promise.all([
    pool.query<GroupRow>(
      `select carrier_id as carrier, status, sum(shipments) as count, sum(travelled) as travelled,
              sum(seconds)::bigint as seconds, sum(cost)::bigint as cost
         from (${SHIPMENTS}) days group by 1, 2`,
      await daysToRead(pool, 'shipments', EVER),
    ),
    pool.query<{ id: string; name: string }>('select id, name from carriers order by lower(name)'),
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
    carriers: carriers.rows
      .map((carrier) => {
        const theirs = rows.filter((row) => row.carrier === carrier.id);
        return {
          ...carrier,
          shipments: sum(theirs),
          delivered: inStatus('DELIVERED', theirs),
          cost: rupees(theirs),
        };
      })
      .sort((a, b) => b.shipments - a.shipments),
  };
}
