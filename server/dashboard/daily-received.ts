import { type DailySums, happenedOnDay } from '../db/daily-sums.ts';

/** As `net_received` has it for one order. */
const COUNTED_RECEIVED = `
  select on_day.day, (came.amount - went.amount)::bigint
    from unnest($1::date[]) as on_day (day)
         cross join lateral (
           select coalesce(sum(s.amount_received), 0) as amount from (
             select * from payments s where s.state = 'COMPLETED' and ${happenedOnDay('completed_at')} offset 0) s) came
         cross join lateral (
           select coalesce(sum(s.amount), 0) as amount
             from (select * from refunds s where s.state = 'COMPLETED' and ${happenedOnDay('completed_at')} offset 0) s
                  join payments p on p.id = s.payment_id and p.state = 'COMPLETED') went`;

/** The money of a period by day, refunds subtracted on their day; for the values of `daysToRead`. */
export const RECEIVED = `
  select day, received from daily_received where day between $2 and $3 and day <> all($1::date[])
  union all ${COUNTED_RECEIVED}`;

export const DAILY_RECEIVED: DailySums = {
  table: 'daily_received',
  columns: 'day, received',
  source: 'money',
  counted: COUNTED_RECEIVED,
};
