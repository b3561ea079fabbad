import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { ReviewForm, ReviewRecord } from '../../contract/reviews.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { indianClock } from '../../domain/text/indian-clock.ts';
import { violates } from '../db/violations.ts';
import { findReview } from './reviews.ts';

export type SubmittedReview =
  | { readonly ok: true; readonly review: ReviewRecord }
  | Refusal<'NOT_A_BUYER' | 'REVIEW_EXISTS'>;

/** Only who received the product may review it; an order alone, or a cancelled one, is not enough. */
export async function hasReceived(pool: Pool, userId: string, productId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from orders o join order_items i on i.order_id = o.id
      where o.user_id = $1 and i.product_id = $2 and o.status = 'DELIVERED' and o.deleted_at is null limit 1`,
    [userId, productId],
  );
  return rowCount === 1;
}

/** An administrator has to publish it; the date is the day in India. */
export async function submitReview(
  pool: Pool,
  { userId, productId }: { readonly userId: string; readonly productId: string },
  form: ReviewForm,
  now: Date,
): Promise<SubmittedReview> {
  if (!(await hasReceived(pool, userId, productId)))
    return refuse('NOT_A_BUYER', 'You can review this product once you’ve bought and received it');
  const id = randomUUID();
  try {
    await pool.query(
      `insert into reviews (id, product_id, user_id, user_name, rating, comment, date, verified)
       values ($1, $2, $3, $4, $5, $6, $7, true)`,
      [
        id,
        productId,
        userId,
        form.userName,
        form.rating,
        form.comment,
        indianClock(now).toISOString().slice(0, 10),
      ],
    );
  } catch (error) {
    // The unique index also catches two clicks at once.
    if (!violates(error, 'reviews_one_per_customer')) throw error;
    return refuse('REVIEW_EXISTS', 'You’ve already reviewed this product');
  }
  const review = await findReview(pool, id);
  if (review === null) throw new Error('The review was not stored');
  return { ok: true, review };
}
