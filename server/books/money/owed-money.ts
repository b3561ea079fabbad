import type { Pool } from 'pg';
import type { OwedRow } from '../../../contract/books/money.ts';
import { ageOwed, type OpenMoney, workingDaysAfter } from '../../../domain/books/money/owed.ts';
import { paise, toRupees } from '../../../domain/pricing/money.ts';
import { indianDay } from '../../../domain/text/period.ts';
import { CASH_DUE, cashCame } from './known-facts.ts';

/** Where nothing is kept for a carrier: what most of them agree to. */
export const USUAL_DAYS = 8;
const PHONEPE_WORKING_DAYS = 2;

interface OpenRow {
  readonly carrier_id: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly pays_after_days: number | null;
  readonly owed: number;
  readonly since: Date;
}

/** The cash of delivered orders that is not booked as paid, with the carrier that delivered them, less what has come. */
const CASH = `
  select c.id as carrier_id, c.name, c.email, r.pays_after_days, s.since,
         ${CASH_DUE} - ${cashCame()} as owed
    from orders o
    join lateral (select x.carrier_id, coalesce(x.delivered_at, x.updated_at) as since from shipments x
                   where x.order_id = o.id and x.status = 'DELIVERED' and x.carrier_id is not null
                   order by since, x.id limit 1) s on true
    join carriers c on c.id = s.carrier_id
    left join remittance_columns r on r.carrier_id = c.id
   where o.payment_method = 'COD' and o.payment_status = 'PENDING' and o.status = 'DELIVERED'
     and o.deleted_at is null`;

/** From the first report on: what was settled before the shop uploaded any is not known. */
const ONLINE = `
  select null as carrier_id, 'PhonePe' as name, null as email, null::int as pays_after_days,
         coalesce(p.completed_at, p.updated_at) as since,
         p.amount as owed
    from payments p
   where p.provider = 'phonepe' and p.state = 'COMPLETED'
     and p.completed_at >= (select coalesce(min(l.settled_on) - 3, (now() - interval '14 days')::date)
                              from settlement_lines l where l.kind = 'payment')
     and not exists (select from settlement_lines l
                      where l.kind = 'payment' and l.reference = p.merchant_order_id)`;

export async function owedMoney(pool: Pool, now: Date): Promise<OwedRow[]> {
  const [cash, online] = await Promise.all([pool.query<OpenRow>(CASH), pool.query<OpenRow>(ONLINE)]);
  const open = [...cash.rows, ...online.rows].filter(({ owed }) => owed > 0);
  const emails = new Map(open.map(({ carrier_id, email }) => [carrier_id, email]));
  return ageOwed(open.map(toOpenMoney), indianDay(now)).map((debtor) => ({
    ...debtor,
    email: emails.get(debtor.carrierId) ?? null,
    ages: debtor.ages.map(toRupees),
    late: toRupees(debtor.late),
    owed: toRupees(debtor.owed),
  }));
}

function toOpenMoney({ carrier_id, name, owed, since, pays_after_days }: OpenRow): OpenMoney {
  const day = indianDay(since);
  const agreed = carrier_id === null ? workingDaysAfter(day, PHONEPE_WORKING_DAYS) : USUAL_DAYS;
  return {
    carrierId: carrier_id,
    name,
    owed: paise(owed),
    since: day,
    paysAfterDays: pays_after_days ?? agreed,
  };
}
