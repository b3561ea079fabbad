import type { Pool } from 'pg';
import type { EnquiryStatus, EnquiryType } from '../../domain/enquiry.ts';
import { Conditions } from '../db/conditions.ts';
import type { Counted } from '../db/counted.ts';
import { type ListOfRows, listPage } from '../db/list-page.ts';
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

function conditionsOf({ status, type, productId, from, to }: EnquiryFilter): Conditions {
  return new Conditions('deleted_at is null')
    .add('status = ?', status)
    .add('type = ?', type)
    .add('product_id = ?', productId)
    .add('created_at >= ?', from)
    .add('created_at < ?', to);
}

const ENQUIRIES: ListOfRows = {
  ...{ from: 'enquiries', joined: 'enquiries', columns: ENQUIRY_COLUMNS, key: 'id', sorting: 'created_at' },
  order: { desc: 'created_at desc, id desc', asc: 'created_at, id' },
  searched: { table: 'enquiries', where: 'deleted_at is null', newest: 'created_at desc', column: 'search' },
  lookedAt: 5_000,
  search: (conditions, typed, options) => conditions.search('search', typed, options),
};

/** The newest first. */
export async function listEnquiries(
  pool: Pool,
  filter: EnquiryFilter,
): Promise<{ enquiries: Enquiry[] } & Counted> {
  const { rows, ...counted } = await listPage<EnquiryRow>(pool, ENQUIRIES, {
    ...filter,
    narrow: () => conditionsOf(filter),
    count: isSummed(filter) ? () => readSums(pool, filter) : undefined,
  });
  return { enquiries: rows.map(toEnquiry), ...counted };
}

/** By status the sums know how many there are; what is narrowed otherwise is counted. */
const isSummed = ({ type, productId, from, to }: EnquiryFilter) =>
  [type, productId, from, to].every((narrowing) => narrowing === undefined);

async function readSums(pool: Pool, { status }: EnquiryFilter): Promise<Counted> {
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
