import type { Pool, PoolClient } from 'pg';
import type { ReviewRecord, ReviewStatus } from '../../contract/reviews.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { type Dated, isoDates } from '../db/iso-dates.ts';
import { type List, listPage } from '../db/list-page.ts';
import { addSearch, type SearchColumns } from '../db/search-condition.ts';

type ReviewRow = Dated<ReviewRecord, 'createdAt'>;

const COLUMNS = `r.id, r.product_id as "productId", p.name as "productName", p.slug as "productSlug",
  r.user_name as "userName", r.rating, r.comment, r.date::text as date, r.verified, r.images, r.status,
  r.created_at as "createdAt"`;
const REVIEWS = 'reviews r join products p on p.id = r.product_id';

export async function findReview(database: Pool | PoolClient, id: string): Promise<ReviewRecord | null> {
  const { rows } = await database.query<ReviewRow>(
    `select ${COLUMNS} from ${REVIEWS} where r.id = $1 and r.deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : isoDates(rows[0]);
}

export async function findOwnReview(
  pool: Pool,
  userId: string,
  productId: string,
): Promise<ReviewRecord | null> {
  const { rows } = await pool.query<ReviewRow>(
    `select ${COLUMNS} from ${REVIEWS} where r.user_id = $1 and r.product_id = $2 and r.deleted_at is null`,
    [userId, productId],
  );
  return rows[0] === undefined ? null : isoDates(rows[0]);
}

export interface ReviewFilter {
  readonly status?: ReviewStatus | undefined;
  readonly productId?: string | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The product's name is searched in the table of products, so that both parts can use an index. */
const SEARCHED: SearchColumns = {
  text: `lower(r.user_name || ' ' || r.comment)`,
  or: (matches) => `r.product_id = any(array(select id from products where ${matches('lower(name)')}))`,
};
const LIST: List = {
  alias: 'r',
  from: REVIEWS,
  columns: COLUMNS,
  key: 'r.id',
  order: 'r.created_at desc, r.id desc',
};

/** The newest first. */
export async function listReviews(
  pool: Pool,
  { status, productId, search, ...paging }: ReviewFilter,
): Promise<{ reviews: ReviewRecord[] } & BoundedCount> {
  const conditions = new Conditions('r.deleted_at is null')
    .add('r.status = ?', status)
    .add('r.product_id = ?', productId);
  addSearch(conditions, search, SEARCHED);
  const { rows, ...count } = await listPage<ReviewRow>(pool, LIST, conditions, { ...paging, search });
  return { reviews: rows.map(isoDates), ...count };
}
