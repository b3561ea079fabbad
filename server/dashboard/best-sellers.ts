import type { Pool } from 'pg';
import type { Period } from './period.ts';
import { summed } from './summed.ts';
import { summedParts } from './summed-parts.ts';

export interface BestSeller {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** In paise. */
  readonly revenue: number;
}

const BEST_SELLERS = 10;
/** So many are looked at in each part of the period. */
const LEADERS = 20;

const CHANGES = `from order_sum_changes where kind = 'product' and day between $4 and $5`;

/** What each product sold, in sums of many days at once, of single days, and as changes that no sum has yet. */
const SOLD = `
  select s.product_id as key, s.quantity, s.amount
    from unnest($1::integer[], $2::date[]) part (days, first)
    join product_sums s on s.days = part.days and s.first = part.first
  union all
  select key, quantity, amount from order_sums where kind = 'product' and day = any($3::date[])
  union all
  select key, quantity, amount ${CHANGES}`;

/** The same of the leaders of any part, each found by its key. */
const SOLD_OF_LEADERS = `
  select s.product_id as key, s.quantity, s.amount
    from unnest($1::integer[], $2::date[]) part (days, first) cross join known
    join product_sums s on s.days = part.days and s.first = part.first and s.product_id = known.key
  union all
  select s.key, s.quantity, s.amount
    from unnest($3::date[]) part (day) cross join known
    join order_sums s on s.kind = 'product' and s.day = part.day and s.key = known.key
  union all
  select key, quantity, amount ${CHANGES}`;

const LED = `
  leaders as materialized (
    select leader.* from unnest($1::integer[], $2::date[]) part (days, first) cross join lateral (
      select s.product_id as key, s.quantity, row_number() over (order by s.quantity desc nulls last, s.product_id) as rank
        from product_sums s where s.days = part.days and s.first = part.first
       order by s.quantity desc nulls last, s.product_id limit ${LEADERS}) leader
    union all
    select leader.* from unnest($3::date[]) part (day) cross join lateral (
      select s.key, s.quantity, row_number() over (order by s.quantity desc, s.key) as rank
        from order_sums s where s.kind = 'product' and s.day = part.day
       order by s.quantity desc, s.key limit ${LEADERS}) leader
    union all
    select key, 0, 0 ${CHANGES}
  ), known as materialized (select distinct key from leaders)`;

/** More than the last leader of each part together nobody else can have sold. */
const OTHERS = `(select coalesce(sum(quantity), 0)::bigint from leaders where rank = ${LEADERS})`;

/**
 * Of thousands of products that sell every day. Who leads a month leads in one of its parts: the leaders of each are
 * added up, and only if another product could have sold as much as the last of them, all are.
 */
export async function readBestSellers(pool: Pool, period: Period): Promise<BestSeller[]> {
  const { parts, days } = summedParts(period);
  const values = [
    parts.map((part) => part.days),
    parts.map(({ first }) => first),
    days,
    period.from,
    period.to,
  ];
  const leaders = await pool.query<BestSeller & { readonly others: number }>(
    bestOf(SOLD_OF_LEADERS, { led: LED, others: OTHERS }),
    values,
  );
  const best = leaders.rows.map(({ others: _, ...row }) => row);
  const others = leaders.rows[0]?.others ?? 0;
  if (others === 0 || (best[BEST_SELLERS - 1]?.quantity ?? 0) > others) return best;
  return readAll(pool, values);
}

async function readAll(pool: Pool, values: readonly unknown[]): Promise<BestSeller[]> {
  const { rows } = await pool.query<BestSeller>(bestOf(SOLD), [...values]);
  return rows;
}

function bestOf(sold: string, leading?: { readonly led: string; readonly others: string }): string {
  return `
    with ${leading === undefined ? '' : `${leading.led},`} sold as (
      select key, ${summed('quantity')} as quantity, ${summed('amount')} as revenue from (${sold}) parts
       group by key having ${summed('quantity')} > 0
       order by quantity desc, revenue desc, key limit ${BEST_SELLERS})
    select sold.key as "productId", p.name, quantity, revenue ${leading === undefined ? '' : `, ${leading.others} as others`}
      from sold join products p on p.id = sold.key order by quantity desc, revenue desc, sold.key`;
}
