import type { Pool, PoolClient } from 'pg';
import type { Expectation, KnownFacts } from '../../../domain/books/money/match-lines.ts';
import { lineKey, type SettlementLine } from '../../../domain/books/money/settlement-line.ts';
import { type Paise, paise, ZERO } from '../../../domain/pricing/money.ts';
import type { ShipmentStatus } from '../../../domain/shipping/shipment.ts';

interface FactRow {
  readonly reference: string;
  readonly order_id: string;
  readonly due: number;
  readonly has_credit_note: boolean;
}

interface ParcelRow extends FactRow {
  readonly settled: number;
  readonly status: ShipmentStatus;
}

/** Each statement stays far below the limit of its time. */
const AT_ONCE = 5000;

/** An order that was never invoiced needs no credit note. */
const HAS_CREDIT_NOTE = `(exists (select from invoices i where i.order_id = o.id and i.kind = 'credit_note')
  or not exists (select from invoices i where i.order_id = o.id)) as has_credit_note`;

/** What the courier was to collect: the total without what was paid online. */
export const CASH_DUE = `o.total_amount - (select coalesce(sum(p.amount), 0)::bigint from payments p
  where p.order_id = o.id and p.state = 'COMPLETED' and p.provider <> 'manual')`;

/** What has come for any parcel of the order, also from a file that was there before the parcel was entered. */
export const cashCame = (
  condition = 'true',
) => `(select coalesce(sum(l.amount), 0)::bigint from settlement_lines l
  where l.kind = 'cod' and ${condition}
    and l.reference in (select upper(x.tracking_number) from shipments x where x.order_id = o.id))`;

// Of two carriers with the same number the file's own comes first.
const PARCELS = `
  select distinct on (lower(s.tracking_number)) upper(s.tracking_number) as reference, s.order_id, s.status,
         ${CASH_DUE} as due, ${HAS_CREDIT_NOTE},
         ${cashCame('l.id <> all($3)')} as settled
    from shipments s join orders o on o.id = s.order_id
   where lower(s.tracking_number) = any($1)
   order by lower(s.tracking_number), s.carrier_id is not distinct from $2 desc, s.created_at desc`;
const PAYMENTS = `
  select p.merchant_order_id as reference, p.order_id, p.amount_received as due, true as has_credit_note
    from payments p
   where p.merchant_order_id = any($1) and p.state in ('COMPLETED', 'DISPUTED') and p.provider <> 'manual'`;
const REFUNDS = `
  select r.merchant_refund_id as reference, p.order_id, -r.amount as due, ${HAS_CREDIT_NOTE}
    from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
   where r.merchant_refund_id = any($1) and r.state = 'COMPLETED'`;

interface Scope {
  readonly carrierId: string | null;
  /** Stored lines that are matched again, so that they are no facts themselves. */
  readonly rematched?: readonly string[];
}

/** All that the lines can be about. */
export async function knownFacts(
  client: Pool | PoolClient,
  lines: readonly SettlementLine[],
  { carrierId, rematched }: Scope,
): Promise<KnownFacts> {
  const expectations = new Map<string, Expectation>();
  const find = async <Row extends FactRow>(
    kinds: readonly SettlementLine['kind'][],
    sql: string,
    more: readonly unknown[],
    write: (reference: string) => string,
    about: (row: Row, kind: SettlementLine['kind']) => Partial<Expectation>,
  ) => {
    const references = [
      ...new Set(lines.filter(({ kind }) => kinds.includes(kind)).map(({ reference }) => reference)),
    ];
    for (const some of inLots(references)) {
      const { rows } = await client.query<Row>(sql, [some.map(write), ...more]);
      for (const row of rows)
        for (const kind of kinds)
          expectations.set(lineKey({ kind, reference: row.reference }), {
            orderId: row.order_id,
            due: paise(row.due),
            settled: ZERO,
            hasCreditNote: row.has_credit_note,
            ...about(row, kind),
          });
    }
  };
  await find<ParcelRow>(
    ['cod', 'return_reversed', 'freight'],
    PARCELS,
    [carrierId, rematched ?? []],
    (awb) => awb.toLowerCase(),
    ({ settled, status }, kind) =>
      kind === 'cod' ? { settled: paise(settled), parcel: parcelOf(status) } : WITHOUT_DUE,
  );
  await find<FactRow>(
    ['payment'],
    PAYMENTS,
    [],
    (id) => id,
    () => ({}),
  );
  await find<FactRow>(
    ['refund'],
    REFUNDS,
    [],
    (id) => id,
    () => ({}),
  );
  return {
    expectations,
    stored: rematched === undefined ? await storedKeys(client, lines, carrierId) : new Set(),
  };
}

const WITHOUT_DUE: { readonly due: Paise | null } = { due: null };

function parcelOf(status: ShipmentStatus): NonNullable<Expectation['parcel']> {
  if (status === 'RETURNED' || status === 'FAILED' || status === 'CANCELLED') return 'returned';
  return status === 'DELIVERED' ? 'delivered' : 'on its way';
}

async function storedKeys(
  client: Pool | PoolClient,
  lines: readonly SettlementLine[],
  carrierId: string | null,
): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const some of inLots(lines.map(({ reference }) => reference))) {
    const { rows } = await client.query<Pick<SettlementLine, 'kind' | 'reference'>>(
      `select kind, reference from settlement_lines
        where reference = any($1) and carrier_id is not distinct from $2`,
      [some, carrierId],
    );
    for (const row of rows) keys.add(lineKey(row));
  }
  return keys;
}

export function* inLots<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += AT_ONCE) yield items.slice(at, at + AT_ONCE);
}
