import type { Pool, PoolClient } from 'pg';
import { type MatchedCredit, matchCredit } from '../../../domain/books/money/match-credit.ts';
import type { BankCredit } from '../../../domain/books/money/read-bank.ts';
import { add, type Paise, paise, ZERO } from '../../../domain/pricing/money.ts';
import { inLots } from './known-facts.ts';

export interface PlannedCredit extends Omit<MatchedCredit, 'reason'> {
  readonly credit: BankCredit;
  readonly reason: MatchedCredit['reason'] | 'settled_before';
}

/** Puts credits of a statement to the payouts whose UTRs they name. */
export async function matchCredits(
  client: Pool | PoolClient,
  credits: readonly BankCredit[],
): Promise<PlannedCredit[]> {
  const payouts = await payoutsBy(
    client,
    credits.flatMap(({ references }) => references),
  );
  const stored = await storedCredits(client, credits);
  return credits.map((credit) => {
    if (stored.has(keyOf(credit)))
      return { credit, expected: null, difference: null, reason: 'settled_before' };
    return { credit, ...matchCredit(credit.amount, paidOutWith(credit.references, payouts)) };
  });
}

/** What was paid out with each of these UTRs. */
export async function payoutsBy(
  client: Pool | PoolClient,
  utrs: readonly string[],
): Promise<ReadonlyMap<string, Paise>> {
  const payouts = new Map<string, Paise>();
  for (const some of inLots(utrs)) {
    const { rows } = await client.query<{ utr: string; amount: number }>(
      `select coalesce(utr, '') as utr, sum(amount + fee + fee_gst)::bigint as amount from settlement_lines
        where utr = any($1) group by utr`,
      [some],
    );
    for (const { utr, amount } of rows) payouts.set(utr, paise(amount));
  }
  return payouts;
}

/** Null: it names none of them. */
export function paidOutWith(
  references: readonly string[],
  payouts: ReadonlyMap<string, Paise>,
): Paise | null {
  const named = references.flatMap((reference) => payouts.get(reference) ?? []);
  return named.length === 0 ? null : add(...named);
}

const keyOf = ({ day, amount, narration, occurrence }: Omit<BankCredit, 'row' | 'references'>) =>
  JSON.stringify([day, amount, narration, occurrence]);

async function storedCredits(
  client: Pool | PoolClient,
  credits: readonly BankCredit[],
): Promise<Set<string>> {
  const stored = new Set<string>();
  for (const some of inLots([...new Set(credits.map(({ day }) => day))])) {
    const { rows } = await client.query<
      Omit<BankCredit, 'row' | 'references' | 'amount'> & { amount: number }
    >('select day, amount, narration, occurrence from bank_credits where day = any($1::date[])', [some]);
    for (const { amount, ...row } of rows) stored.add(keyOf({ ...row, amount: paise(amount) }));
  }
  return stored;
}

/** What the bank received with these UTRs, and when the last of it came. */
export async function receivedWith(
  client: Pool | PoolClient,
  utrs: readonly string[],
): Promise<{ readonly amount: Paise; readonly day: string } | null> {
  const { rows } = await client.query<{ amount: number | null; day: string | null }>(
    'select sum(amount)::bigint as amount, max(day) as day from bank_credits where refs && $1::text[]',
    [utrs],
  );
  const { amount = null, day = null } = rows[0] ?? {};
  return day === null ? null : { amount: paise(amount ?? ZERO), day };
}
