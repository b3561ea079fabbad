import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { reviewSchema } from '../../domain/product.ts';
import { Conditions } from '../db/conditions.ts';
import type { Counted } from '../db/counted.ts';
import { type ListOfRows, listPage } from '../db/list-page.ts';
import { REVIEW_EXAMPLE } from './examples.ts';

export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** A review as its writer and the back-office see it, before it is published too. */
export const reviewRecordSchema = reviewSchema
  .extend({
    productId: z.string(),
    productName: z.string(),
    productSlug: z.string(),
    status: z.enum(REVIEW_STATUSES),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReviewRecord', examples: [REVIEW_EXAMPLE] });
export type ReviewRecord = z.output<typeof reviewRecordSchema>;

interface ReviewRow {
  readonly id: string;
  readonly product_id: string;
  readonly product_name: string;
  readonly product_slug: string;
  readonly user_name: string;
  readonly rating: number;
  readonly comment: string;
  readonly date: string;
  readonly verified: boolean;
  readonly images: string[];
  readonly status: ReviewStatus;
  readonly created_at: Date;
}

const COLUMNS = `r.id, r.product_id, p.name as product_name, p.slug as product_slug, r.user_name, r.rating, r.comment,
  r.date::text as date, r.verified, r.images, r.status, r.created_at`;
const REVIEWS = 'reviews r join products p on p.id = r.product_id';

function toReview(row: ReviewRow): ReviewRecord {
  return {
    id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    productSlug: row.product_slug,
    userName: row.user_name,
    rating: row.rating,
    comment: row.comment,
    date: row.date,
    verified: row.verified,
    images: row.images,
    status: row.status,
    createdAt: row.created_at.toISOString(),
  };
}

export async function findReview(database: Pool | PoolClient, id: string): Promise<ReviewRecord | null> {
  const { rows } = await database.query<ReviewRow>(
    `select ${COLUMNS} from ${REVIEWS} where r.id = $1 and r.deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : toReview(rows[0]);
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
  return rows[0] === undefined ? null : toReview(rows[0]);
}

export interface ReviewFilter {
  readonly status?: ReviewStatus | undefined;
  readonly productId?: string | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

const SEARCHED = (letter: string) => `lower(${letter}user_name || ' ' || ${letter}comment)`;

/**
 * The product's name is looked for among the products, so that either part has its index; where few reviews are gone
 * through, it is that of each.
 */
const LIST: ListOfRows = {
  ...{ from: 'reviews r', joined: REVIEWS, columns: COLUMNS, key: 'r.id', sorting: 'r.created_at' },
  order: { desc: 'r.created_at desc, r.id desc', asc: 'r.created_at, r.id' },
  searched: {
    table: 'reviews',
    where: 'deleted_at is null',
    newest: 'created_at desc',
    column: SEARCHED(''),
  },
  lookedAt: 2_000,
  search: (conditions, typed, options) =>
    conditions.search(SEARCHED('r.'), typed, {
      ...options,
      parts: [],
      or: (like) =>
        options.walk
          ? like('(select lower(name) from products where id = r.product_id)')
          : `r.product_id = any(array(select id from products where ${like('lower(name)')}))`,
    }),
};

/** The newest first. */
export async function listReviews(
  pool: Pool,
  filter: ReviewFilter,
): Promise<{ reviews: ReviewRecord[] } & Counted> {
  const narrow = () =>
    new Conditions('r.deleted_at is null')
      .add('r.status = ?', filter.status)
      .add('r.product_id = ?', filter.productId);
  const { rows, ...counted } = await listPage<ReviewRow>(pool, LIST, { ...filter, narrow });
  return { reviews: rows.map(toReview), ...counted };
}
