import type { Pool } from 'pg';
import { z } from 'zod';
import { DISCOUNT_STATES, type Discount, type DiscountState } from '../../domain/promotions/discount.ts';
import { Conditions, containing } from '../db/conditions.ts';
import {
  DISCOUNT_COLUMNS,
  type DiscountRecord,
  type DiscountRow,
  toDiscountRecord,
} from './discount-rows.ts';
import { DISCOUNT_STATS_EXAMPLE } from './examples.ts';

export interface DiscountFilter {
  readonly status?: DiscountState | undefined;
  readonly appliesTo?: Discount['appliesTo'] | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The newest first. A shop has some dozens of discounts, so their state is judged by the rule itself, not by SQL. */
export async function listDiscounts(
  pool: Pool,
  { status, appliesTo, search, page, limit }: DiscountFilter,
  now: Date,
): Promise<{ discounts: DiscountRecord[]; total: number }> {
  const conditions = new Conditions()
    .add('d.scope = ?', appliesTo)
    .add('lower(d.name) like lower(?)', containing(search));
  const { rows } = await pool.query<DiscountRow>(
    `select ${DISCOUNT_COLUMNS} from discounts d ${conditions.where} order by d.created_at desc, d.id desc`,
    conditions.values,
  );
  const found = rows
    .map((row) => toDiscountRecord(row, now))
    .filter(({ state }) => status === undefined || state === status);
  return { discounts: found.slice((page - 1) * limit, page * limit), total: found.length };
}

export async function findDiscount(pool: Pool, id: string, now: Date): Promise<DiscountRecord | null> {
  const { rows } = await pool.query<DiscountRow>(
    `select ${DISCOUNT_COLUMNS} from discounts d where d.id = $1`,
    [id],
  );
  return rows[0] === undefined ? null : toDiscountRecord(rows[0], now);
}

const count = z.number().int();

export const discountStatsSchema = z
  .object({
    total: count,
    byState: z.record(z.enum(DISCOUNT_STATES), count),
    byTarget: z.object({ all: count, category: count, product: count }).describe('The live ones'),
  })
  .meta({ id: 'DiscountStats', examples: [DISCOUNT_STATS_EXAMPLE] });

export async function discountStats(pool: Pool, now: Date): Promise<z.infer<typeof discountStatsSchema>> {
  const { rows } = await pool.query<DiscountRow>(`select ${DISCOUNT_COLUMNS} from discounts d`);
  const discounts = rows.map((row) => toDiscountRecord(row, now));
  const inState = (wanted: DiscountState) => discounts.filter(({ state }) => state === wanted);
  const live = inState('live');
  const liveOn = (target: Discount['appliesTo']) =>
    live.filter(({ appliesTo }) => appliesTo === target).length;
  return {
    total: discounts.length,
    byState: {
      inactive: inState('inactive').length,
      scheduled: inState('scheduled').length,
      ended: inState('ended').length,
      live: live.length,
    },
    byTarget: { all: liveOn('all'), category: liveOn('category'), product: liveOn('product') },
  };
}
