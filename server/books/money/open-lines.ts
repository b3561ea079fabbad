import type { Pool, PoolClient } from 'pg';
import { MOST_OPEN_SHOWN, type OpenLine } from '../../../contract/books/money.ts';
import { matchCredit } from '../../../domain/books/money/match-credit.ts';
import { needsSomebody, settledOf } from '../../../domain/books/money/settlement-line.ts';
import { paise, toRupees, ZERO } from '../../../domain/pricing/money.ts';
import { paidOutWith, payoutsBy } from './bank-credits.ts';
import { CASH_DUE } from './known-facts.ts';
import { ordersOf } from './orders-of.ts';
import { matchWaiting } from './rematch.ts';

/** What no file has explained: lines, credits of the bank, and payouts that the bank did not receive. */
export async function openLines(pool: Pool): Promise<OpenLine[]> {
  const [lines, credits, payouts] = await Promise.all([
    openSettlements(pool),
    openCredits(pool),
    missingPayouts(pool),
  ]);
  return [...payouts, ...credits, ...lines].slice(0, MOST_OPEN_SHOWN);
}

async function openSettlements(pool: Pool): Promise<OpenLine[]> {
  const waiting = (await matchWaiting(pool))
    .filter(({ reason }) => needsSomebody(reason))
    .slice(0, MOST_OPEN_SHOWN);
  const orderOf = await ordersOf(
    pool,
    waiting.map(({ orderId }) => orderId),
  );
  const { rows: carriers } = await pool.query<{ id: string; name: string }>('select id, name from carriers');
  const nameOf = new Map(carriers.map(({ id, name }) => [id, name]));
  return waiting.map(({ line, orderId, reason, expected, difference }) => ({
    id: line.id,
    source: 'line',
    from: line.carrierId === null ? 'PhonePe' : (nameOf.get(line.carrierId) ?? ''),
    day: line.day,
    reference: line.reference,
    reason,
    expected: expected && toRupees(expected),
    amount: toRupees(settledOf(line)),
    difference: difference && toRupees(difference),
    order: orderOf(orderId),
    likelyOrder: null,
  }));
}

interface CreditRow {
  readonly id: string;
  readonly day: string;
  readonly amount: number;
  readonly narration: string;
  readonly refs: string[];
  readonly likely: string | null;
}

/** Of one that names no payout: the order that waits for exactly this money, if there is only one. */
const LIKELY_ORDER = `
  (select case when count(*) = 1 then min(o.id) end from orders o
    where o.payment_status = 'PENDING' and o.status <> 'CANCELLED' and o.deleted_at is null
      and o.total_amount = b.amount and ${CASH_DUE} = b.amount)`;

async function openCredits(pool: Pool): Promise<OpenLine[]> {
  const { rows } = await pool.query<CreditRow>(
    `select b.id, b.day, b.amount, b.narration, b.refs, ${LIKELY_ORDER} as likely
       from bank_credits b
      where b.closed_at is null and b.amount is distinct from (
              select sum(l.amount + l.fee + l.fee_gst) from settlement_lines l where l.utr = any(b.refs))
      order by b.day desc, b.id limit ${MOST_OPEN_SHOWN}`,
  );
  const payouts = await payoutsBy(
    pool,
    rows.flatMap(({ refs }) => refs),
  );
  const orderOf = await ordersOf(
    pool,
    rows.map(({ likely }) => likely),
  );
  return rows.map(({ id, day, amount, narration, refs, likely }) => {
    const { reason, expected, difference } = matchCredit(paise(amount), paidOutWith(refs, payouts));
    return {
      id,
      source: 'bank',
      from: 'Bank',
      day,
      reference: narration,
      reason,
      expected: expected && toRupees(expected),
      amount: toRupees(paise(amount)),
      difference: difference && toRupees(difference),
      order: null,
      likelyOrder: orderOf(likely),
    };
  });
}

/** Two days after a payout the bank has it, if it has a statement of that day at all. */
const BANK_DAYS = 2;

async function missingPayouts(pool: Pool): Promise<OpenLine[]> {
  const { rows } = await pool.query<{ id: string; utr: string; day: string; amount: number; from: string }>(
    `select min(l.id::text) as id, l.utr, max(l.settled_on) as day, sum(l.amount + l.fee + l.fee_gst)::bigint as amount,
            coalesce(min(c.name), 'PhonePe') as from
       from settlement_lines l left join carriers c on c.id = l.carrier_id
      where l.utr is not null
        and not exists (select from bank_credits b where b.refs @> array[l.utr])
      group by l.utr
     having max(l.settled_on) + ${BANK_DAYS} <= (select max(day) from bank_credits)
        and max(l.settled_on) >= (select min(day) from bank_credits)
      order by day, l.utr limit ${MOST_OPEN_SHOWN}`,
  );
  return rows.map(({ id, utr, day, amount, from }) => ({
    id,
    source: 'payout',
    from,
    day,
    reference: utr,
    reason: 'not_in_bank',
    expected: toRupees(paise(amount)),
    amount: toRupees(ZERO),
    difference: toRupees(paise(-amount)),
    order: null,
    likelyOrder: null,
  }));
}

/** Somebody accepts it as it is. Its order, if it has one; undefined where nothing of this id waits. */
export async function closeLine(
  client: PoolClient,
  id: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<{ readonly orderId: string | null } | undefined> {
  const closed = 'set closed_at = $2, closed_by = $3 where id = $1 and closed_at is null';
  const line = await client.query<{ orderId: string | null }>(
    `update settlement_lines ${closed} returning order_id as "orderId"`,
    [id, now, userId],
  );
  if (line.rows[0] !== undefined) return line.rows[0];
  const credit = await client.query(`update bank_credits ${closed}`, [id, now, userId]);
  return credit.rowCount === 1 ? { orderId: null } : undefined;
}
