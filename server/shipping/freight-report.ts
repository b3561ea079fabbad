import type { Pool } from 'pg';
import type { FreightReport, FreightSums } from '../../contract/shipping/freight-report.ts';
import { paise, subtract, sum, toRupees, ZERO } from '../../domain/pricing/money.ts';
import { chargedShares, unusualBill } from '../../domain/shipping/freight-margin.ts';
import type { ShipmentStatus } from '../../domain/shipping/shipment.ts';
import { type DayRange, momentsOf } from '../../domain/text/day-range.ts';
import { FREIGHT_CHARGE } from './shipments.ts';

interface ShippedRow {
  readonly id: string;
  readonly order_id: string;
  readonly carrier_id: string | null;
  readonly carrier: string | null;
  readonly status: ShipmentStatus;
  readonly weight_grams: number;
  readonly cost: number;
  readonly quoted_cost: number | null;
  readonly is_billed: boolean;
  readonly has_left: boolean;
  readonly freight_charge: number;
}

/** Of the orders placed in the period; what has not left yet has cost nothing. */
const SHIPPED = `
  select s.id, s.order_id, s.carrier_id, c.name as carrier, s.status, s.weight_grams, s.cost, s.quoted_cost,
         s.billed_at is not null as is_billed, s.shipped_at is not null as has_left, ${FREIGHT_CHARGE} as freight_charge
    from orders o join shipments s on s.order_id = o.id left join carriers c on c.id = s.carrier_id
   where o.created_at >= $1 and o.created_at < $2 and o.deleted_at is null
   order by s.created_at, s.id`;

export async function freightReport(
  pool: Pool,
  period: DayRange,
): Promise<Pick<FreightReport, 'total' | 'carriers'>> {
  const { since, before } = momentsOf(period);
  const { rows } = await pool.query<ShippedRow>(SHIPPED, [since, before]);
  const left = [...groupBy(rows, ({ order_id }) => order_id).values()].flatMap(withShares);
  const byCarrier = groupBy(left, ({ carrier_id }) => carrier_id);
  return {
    total: sumsOf(left),
    carriers: [...byCarrier]
      .map(([id, theirs]) => ({ id, name: theirs[0]?.carrier ?? null, ...sumsOf(theirs) }))
      .sort((a, b) => b.shipments - a.shipments),
  };
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

type SharedRow = ShippedRow & { readonly charged: number };

function withShares(shipments: readonly ShippedRow[]): SharedRow[] {
  const shares = chargedShares(
    paise(shipments[0]?.freight_charge ?? 0),
    shipments.map(({ id, status, weight_grams }) => ({ id, status, weightGrams: weight_grams })),
  );
  return shipments
    .filter(({ has_left }) => has_left)
    .map((shipment) => ({ ...shipment, charged: shares.get(shipment.id) ?? ZERO }));
}

function sumsOf(shipments: readonly SharedRow[]): FreightSums {
  const charged = sum(shipments.map((shipment) => paise(shipment.charged)));
  const paid = sum(shipments.map(({ cost }) => paise(cost)));
  const billed = shipments.filter(({ is_billed }) => is_billed);
  return {
    shipments: shipments.length,
    billed: billed.length,
    unusual: billed.filter(
      ({ quoted_cost, cost }) =>
        unusualBill(quoted_cost === null ? null : paise(quoted_cost), paise(cost)) !== undefined,
    ).length,
    charged: toRupees(charged),
    paid: toRupees(paid),
    difference: toRupees(subtract(charged, paid)),
  };
}
