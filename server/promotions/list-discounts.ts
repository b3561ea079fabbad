import type { Pool } from 'pg';
import type { DiscountRecord, DiscountStats } from '../../contract/promotions/discount.ts';
import type { Discount, DiscountState } from '../../domain/promotions/discount.ts';
import { Conditions, containing } from '../db/conditions.ts';
import { DISCOUNT_COLUMNS, type DiscountRow, toDiscountRecord } from './discount-rows.ts';

export interface DiscountFilter {
  readonly status?: DiscountState | undefined;
  readonly appliesTo?: Discount['appliesTo'] | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The newest first. A shop has some dozens, so all are read and the domain's rule tells their state. */
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

export async function discountStats(pool: Pool, now: Date): Promise<DiscountStats> {
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
