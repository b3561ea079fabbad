import { type DailySums, happenedOnDay } from '../db/daily-sums.ts';

const SECONDS = 'extract(epoch from s.delivered_at - s.shipped_at)';

const COUNTED_SHIPMENTS = `
  select on_day.day, s.carrier_id, s.status, count(*)::integer, count(${SECONDS})::integer,
         coalesce(sum(${SECONDS}), 0)::bigint,
         coalesce(sum(s.cost) filter (where s.shipped_at is not null), 0)::bigint
    from unnest($1::date[]) as on_day (day)
         cross join lateral (select * from shipments s where ${happenedOnDay('created_at')} offset 0) s
   group by 1, 2, 3`;

/** The shipments of a period, by day, carrier and status; for the values of `daysToRead`. */
export const SHIPMENTS = `
  select day, carrier_id, status, shipments, travelled, seconds, cost from daily_shipments
   where day between $2 and $3 and day <> all($1::date[])
  union all ${COUNTED_SHIPMENTS}`;

export const DAILY_SHIPMENTS: DailySums = {
  table: 'daily_shipments',
  columns: 'day, carrier_id, status, shipments, travelled, seconds, cost',
  source: 'shipments',
  counted: COUNTED_SHIPMENTS,
};
