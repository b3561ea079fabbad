import { type DailySums, happenedOnDay } from '../db/daily-sums.ts';

const BRINGS_MONEY = 'brings_money(s.status, s.payment_status, s.payment_method, s.awaits_advance)';

const ORDERS_OF_DAY = `select * from orders s where ${happenedOnDay('created_at')} and s.deleted_at is null offset 0`;

const COUNTED_SALES = `
  select on_day.day, s.status, coalesce(nullif(s.shipping_address ->> 'state', ''), 'Unknown'), count(*)::integer,
         (count(*) filter (where ${BRINGS_MONEY}))::integer,
         coalesce(sum(s.total_amount) filter (where ${BRINGS_MONEY}), 0)::bigint
    from unnest($1::date[]) as on_day (day) cross join lateral (${ORDERS_OF_DAY}) s group by 1, 2, 3`;

/** The sales of a period, by day, status and State; for the values of `daysToRead`. */
export const SALES = `
  select day, status, state, orders, sales, revenue as ordered from daily_sales
   where day between $2 and $3 and day <> all($1::date[])
  union all ${COUNTED_SALES}`;

export const DAILY_SALES: DailySums = {
  table: 'daily_sales',
  columns: 'day, status, state, orders, sales, revenue',
  source: 'orders',
  counted: COUNTED_SALES,
};

const COUNTED_PRODUCT_SALES = `
  select on_day.day, i.product_id, sum(i.quantity)::integer, sum(i.total_price)::bigint
    from unnest($1::date[]) as on_day (day) cross join lateral (${ORDERS_OF_DAY}) s
         cross join lateral (select * from order_items i where i.order_id = s.id offset 0) i
   where ${BRINGS_MONEY} group by 1, 2`;

/** What was sold in a period, by day and product. */
export const PRODUCT_SALES = `
  select day, product_id, quantity, revenue as ordered from daily_product_sales
   where day between $2 and $3 and day <> all($1::date[])
  union all ${COUNTED_PRODUCT_SALES}`;

export const DAILY_PRODUCT_SALES: DailySums = {
  table: 'daily_product_sales',
  columns: 'day, product_id, quantity, revenue',
  source: 'orders',
  counted: COUNTED_PRODUCT_SALES,
};
