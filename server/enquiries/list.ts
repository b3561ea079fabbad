import type { Pool } from 'pg';
import type { EnquiryStatus, EnquiryType } from '../../domain/enquiry.ts';
import { Conditions, type SearchOptions } from '../db/conditions.ts';
import { type Counted, countMatches, pageOrder, wayToSearch } from '../db/counted.ts';
import { rareParts } from '../db/rare-parts.ts';
import { ENQUIRY_COLUMNS, type Enquiry, type EnquiryRow, toEnquiry } from './enquiry.ts';

export interface EnquiryFilter {
  readonly status?: EnquiryStatus | undefined;
  readonly type?: EnquiryType | undefined;
  readonly productId?: string | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly page: number;
  readonly limit: number;
}

function conditionsOf(
  { status, type, productId, search, from, to }: EnquiryFilter,
  options?: SearchOptions,
): Conditions {
  return new Conditions('deleted_at is null')
    .add('status = ?', status)
    .add('type = ?', type)
    .add('product_id = ?', productId)
    .search('search', search, options)
    .add('created_at >= ?', from)
    .add('created_at < ?', to);
}

const SEARCHED = { newest: 'enquiries where deleted_at is null order by created_at desc', column: 'search' };

/** The newest first. A far page is counted off in the index alone; only its own rows are read. */
export async function listEnquiries(
  pool: Pool,
  filter: EnquiryFilter,
): Promise<{ enquiries: Enquiry[] } & Counted> {
  const parts = await rareParts(pool, SEARCHED, filter.search);
  const counted = await countEnquiries(pool, filter, parts);
  const { walk, time } = wayToSearch(filter.search, counted);
  const listing = conditionsOf(filter, { walk, parts });
  const { direction, limit, offset } = pageOrder(filter, counted);
  const { rows } = await pool.query<EnquiryRow>(
    `select ${ENQUIRY_COLUMNS} from enquiries where id in (
       select id from enquiries ${listing.where} order by ${time} ${direction}, id ${direction}
        limit ${listing.place(limit)} offset ${listing.place(offset)})
      order by created_at desc, id desc`,
    listing.values,
  );
  return { enquiries: rows.map(toEnquiry), ...counted };
}

/** By status the sums know it; what is narrowed otherwise is counted. */
async function countEnquiries(pool: Pool, filter: EnquiryFilter, parts: readonly string[]): Promise<Counted> {
  const { status, type, productId, search, from, to } = filter;
  if ([type, productId, search, from, to].some((narrowing) => narrowing !== undefined))
    return countMatches(pool, 'enquiries', conditionsOf(filter, { parts }), filter);
  const { rows } = await pool.query<{ total: number }>(
    `select coalesce(sum(orders), 0)::bigint as total from order_sums_now
      where kind = 'enquiry' and ($1::text is null or split_part(key, '/', 1) = $1)`,
    [status ?? null],
  );
  return { total: rows[0]?.total ?? 0, isMore: false };
}

export async function findEnquiry(pool: Pool, id: string): Promise<Enquiry | null> {
  const { rows } = await pool.query<EnquiryRow>(
    `select ${ENQUIRY_COLUMNS} from enquiries where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : toEnquiry(rows[0]);
}
