import type { Pool, PoolClient } from 'pg';
import { type MatchedLine, matchLines } from '../../../domain/books/money/match-lines.ts';
import type { LineKind, Reason, SettlementLine } from '../../../domain/books/money/settlement-line.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { knownFacts } from './known-facts.ts';

/** A stored line that still waits for somebody. */
export interface WaitingLine extends SettlementLine {
  readonly id: string;
  readonly carrierId: string | null;
  readonly orderId: string | null;
}

interface LineRow {
  readonly id: string;
  readonly carrier_id: string | null;
  readonly order_id: string | null;
  readonly row_number: number;
  readonly kind: LineKind;
  readonly reference: string;
  readonly utr: string | null;
  readonly settled_on: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly fee_gst: number;
}

const OPEN = `closed_at is null and reason not in ('matched', 'early_cod_fee', 'freight')`;
const MOST_WAITING = 5000;

async function waitingLines(client: Pool | PoolClient): Promise<WaitingLine[]> {
  const { rows } = await client.query<LineRow>(
    `select id, carrier_id, order_id, row_number, kind, reference, utr, settled_on, amount, fee, fee_gst
       from settlement_lines where ${OPEN} order by settled_on desc nulls last, reference, id limit ${MOST_WAITING}`,
  );
  return rows.map((row) => ({
    id: row.id,
    carrierId: row.carrier_id,
    orderId: row.order_id,
    row: row.row_number,
    kind: row.kind,
    reference: row.reference,
    utr: row.utr,
    day: row.settled_on,
    amount: paise(row.amount),
    fee: paise(row.fee),
    feeGst: paise(row.fee_gst),
  }));
}

/** What waits, put to what is known by now: a parcel that was entered since, another part of the cash, a credit note. */
export async function matchWaiting(client: Pool | PoolClient): Promise<MatchedLine<WaitingLine>[]> {
  const waiting = await waitingLines(client);
  const byCarrier = new Map<string | null, WaitingLine[]>();
  for (const line of waiting) byCarrier.set(line.carrierId, [...(byCarrier.get(line.carrierId) ?? []), line]);
  const matched: MatchedLine<WaitingLine>[] = [];
  for (const [carrierId, lines] of byCarrier) {
    const facts = await knownFacts(client, lines, { carrierId, rematched: waiting.map(({ id }) => id) });
    // Rows of different files may have the same number: each line here is the one of its key.
    matched.push(...matchLines(lines, facts));
  }
  return matched;
}

/** Writes down what matches by now. */
export async function storeMatches(client: PoolClient): Promise<void> {
  const matched = await matchWaiting(client);
  await client.query(
    `update settlement_lines l set reason = m.reason, order_id = m.order_id
       from unnest($1::uuid[], $2::text[], $3::text[]) as m (id, reason, order_id)
      where l.id = m.id and (l.reason, l.order_id) is distinct from (m.reason, m.order_id)`,
    [
      matched.map(({ line }) => line.id),
      matched.map(({ reason }): Reason => reason),
      matched.map(({ orderId }) => orderId),
    ],
  );
}
