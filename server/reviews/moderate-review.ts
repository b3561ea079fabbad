import type { Pool, PoolClient } from 'pg';
import type { ReviewRecord, ReviewStatus } from '../../contract/reviews.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { findReview } from './reviews.ts';

export type ReviewChange =
  | { readonly ok: true; readonly review: ReviewRecord; readonly isChanged: boolean }
  | Refusal<'REVIEW_NOT_FOUND'>;

const notFound: ReviewChange = refuse('REVIEW_NOT_FOUND', 'Review not found');

export function moderateReview(
  pool: Pool,
  id: string,
  status: ReviewStatus,
  by: Administrator,
): Promise<ReviewChange> {
  return changeReview(pool, id, async (client, before) => {
    if (before.status === status) return false;
    await client.query('update reviews set status = $2 where id = $1', [id, status]);
    await recordChange(client, by, 'update', 'review', id, {
      before: { status: before.status },
      after: { status },
    });
    return true;
  });
}

/** Hides it; its author may write another. */
export function deleteReview(pool: Pool, id: string, by: Administrator, now: Date): Promise<ReviewChange> {
  return changeReview(pool, id, async (client, before) => {
    await client.query('update reviews set deleted_at = $2 where id = $1', [id, now]);
    await recordChange(client, by, 'delete', 'review', id, { before });
    return true;
  });
}

/** The product is locked first, so that of two changes at once the second counts the result of the first. */
function changeReview(
  pool: Pool,
  id: string,
  change: (client: PoolClient, before: ReviewRecord) => Promise<boolean>,
): Promise<ReviewChange> {
  return withTransaction(pool, async (client): Promise<ReviewChange> => {
    await client.query(
      `select from products p join reviews r on r.product_id = p.id where r.id = $1 for no key update of p`,
      [id],
    );
    const before = await findReview(client, id);
    if (before === null) return notFound;
    const isChanged = await change(client, before);
    if (isChanged) await updateRating(client, before.productId);
    return { ok: true, review: (await findReview(client, id)) ?? before, isChanged };
  });
}

/** The mean of the published reviews, to one decimal: 5, 4 and 4 stars are 4.3; no reviews are 0. */
async function updateRating(client: PoolClient, productId: string): Promise<void> {
  await client.query(
    `update products set (rating, review_count) = (
       select coalesce(round(avg(rating), 1), 0), count(*) from reviews
        where product_id = $1 and status = 'published' and deleted_at is null)
      where id = $1`,
    [productId],
  );
}
