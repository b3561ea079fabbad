import type { Pool } from 'pg';
import type { DeliveryReport, OnTimeFigures } from '../../contract/shipping/promise.ts';
import { type DayRange, momentsOf } from '../../domain/text/day-range.ts';
import { indianDay } from '../../domain/text/period.ts';

interface OnTimeRow {
  readonly by_carrier: boolean;
  readonly by_state: boolean;
  readonly carrier_id: string | null;
  readonly carrier: string | null;
  readonly state: string | null;
  readonly on_time: number;
  readonly late: number;
  readonly waiting: number;
  readonly median: number | null;
}

/**
 * An order has come with its last shipment, or when an administrator said so; it counts for the carrier of its last
 * shipment. `$3` is today.
 */
const ON_TIME_QUERY = `
  with promised as (
    select o.promise_last, o.shipping_address ->> 'state' as state, shipped.carrier_id,
           case when o.status = 'DELIVERED'
                then (coalesce(shipped.delivered_at, told.at) at time zone 'Asia/Kolkata')::date end as came
      from orders o
           left join lateral (
             select max(s.delivered_at) as delivered_at,
                    (array_agg(s.carrier_id order by s.delivered_at desc nulls last, s.created_at desc))[1] as carrier_id
               from shipments s where s.order_id = o.id and s.status <> 'CANCELLED') shipped on true
           left join lateral (
             select max(h.at) as at from order_status_history h
              where h.order_id = o.id and h.field = 'status' and h.to_value = 'DELIVERED') told on true
     where o.created_at >= $1 and o.created_at < $2 and o.deleted_at is null and o.status <> 'CANCELLED'
       and o.promise_last is not null
  ), judged as (
    select *, coalesce(came, greatest($3::date, promise_last)) - promise_last as days_after from promised
  )
  select grouping(carrier_id) = 0 as by_carrier, grouping(state) = 0 as by_state, carrier_id,
         (select name from carriers c where c.id = carrier_id) as carrier, state,
         count(*) filter (where came <= promise_last)::int as on_time,
         count(*) filter (where days_after > 0)::int as late,
         count(*) filter (where came is null and days_after <= 0)::int as waiting,
         percentile_cont(0.5) within group (order by days_after) filter (where days_after > 0) as median
    from judged group by grouping sets ((), (carrier_id), (state))
   order by count(*) desc, carrier, state`;

export async function readDeliveryReport(
  pool: Pool,
  period: DayRange,
  now: Date,
): Promise<Omit<DeliveryReport, 'from' | 'to'>> {
  const { since, before } = momentsOf(period);
  const { rows } = await pool.query<OnTimeRow>(ON_TIME_QUERY, [since, before, indianDay(now)]);
  const total = rows.find(({ by_carrier, by_state }) => !by_carrier && !by_state);
  return {
    total: total === undefined ? NOTHING : toFigures(total),
    carriers: rows
      .filter(({ by_carrier }) => by_carrier)
      .map((row) => ({ id: row.carrier_id, name: row.carrier, ...toFigures(row) })),
    states: rows
      .filter(({ by_state }) => by_state)
      .map((row) => ({ state: row.state ?? '', ...toFigures(row) })),
  };
}

const NOTHING: OnTimeFigures = { onTime: 0, late: 0, waiting: 0, medianDaysLate: null };

const toFigures = ({ on_time, late, waiting, median }: OnTimeRow): OnTimeFigures => ({
  onTime: on_time,
  late,
  waiting,
  medianDaysLate: median,
});
