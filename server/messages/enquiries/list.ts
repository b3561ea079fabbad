import type { Pool } from 'pg';
import type { Enquiry } from '../../../contract/messages/enquiry.ts';
import type { EnquiryStatus, EnquiryType } from '../../../domain/messages/enquiry.ts';
import type { BoundedCount } from '../../db/bounded-count.ts';
import { Conditions } from '../../db/conditions.ts';
import { type List, listPage } from '../../db/list-page.ts';
import { addSearch, type SearchColumns } from '../../db/search-condition.ts';
import { ENQUIRY_COLUMNS, type EnquiryRow, toEnquiry } from './enquiry.ts';

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

const SEARCHED: SearchColumns = {
  phone: 'e.phone',
  email: 'lower(e.email)',
  text: `lower(e.reference || ' ' || e.name || ' ' || e.email || ' ' || e.subject || ' ' || e.message)`,
};

const ENQUIRIES: List = {
  alias: 'e',
  from: 'enquiries e',
  columns: ENQUIRY_COLUMNS,
  key: 'e.id',
  order: 'e.created_at desc, e.id desc',
};

/** The newest first. */
export async function listEnquiries(
  pool: Pool,
  { status, type, productId, search, from, to, ...paging }: EnquiryFilter,
): Promise<{ enquiries: Enquiry[] } & BoundedCount> {
  const conditions = new Conditions('e.deleted_at is null')
    .add('e.status = ?', status)
    .add('e.type = ?', type)
    .add('e.product_id = ?', productId)
    .add('e.created_at >= ?', from)
    .add('e.created_at < ?', to);
  addSearch(conditions, search, SEARCHED);
  const { rows, ...count } = await listPage<EnquiryRow>(pool, ENQUIRIES, conditions, { ...paging, search });
  return { enquiries: rows.map(toEnquiry), ...count };
}

export async function findEnquiry(pool: Pool, id: string): Promise<Enquiry | null> {
  const { rows } = await pool.query<EnquiryRow>(
    `select ${ENQUIRY_COLUMNS} from enquiries where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : toEnquiry(rows[0]);
}
