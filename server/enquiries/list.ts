import type { Pool } from 'pg';
import type { EnquiryStatus, EnquiryType } from '../../domain/enquiry.ts';
import { Conditions, containing } from '../db/conditions.ts';
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

function conditionsOf({ status, type, productId, search, from, to }: EnquiryFilter): Conditions {
  return new Conditions('deleted_at is null')
    .add('status = ?', status)
    .add('type = ?', type)
    .add('product_id = ?', productId)
    .add('search like lower(?)', containing(search))
    .add('created_at >= ?', from)
    .add('created_at < ?', to);
}

/** The newest first. A far page is counted off in the index alone; only its own rows are read. */
export async function listEnquiries(
  pool: Pool,
  filter: EnquiryFilter,
): Promise<{ enquiries: Enquiry[]; total: number }> {
  const counting = conditionsOf(filter);
  const listing = conditionsOf(filter);
  const [counted, listed] = await Promise.all([
    pool.query<{ total: number }>(
      `select count(*) as total from enquiries ${counting.where}`,
      counting.values,
    ),
    pool.query<EnquiryRow>(
      `select ${ENQUIRY_COLUMNS} from enquiries where id in (
         select id from enquiries ${listing.where} order by created_at desc, id desc
          limit ${listing.place(filter.limit)} offset ${listing.place((filter.page - 1) * filter.limit)})
        order by created_at desc, id desc`,
      listing.values,
    ),
  ]);
  return { enquiries: listed.rows.map(toEnquiry), total: counted.rows[0]?.total ?? 0 };
}

export async function findEnquiry(pool: Pool, id: string): Promise<Enquiry | null> {
  const { rows } = await pool.query<EnquiryRow>(
    `select ${ENQUIRY_COLUMNS} from enquiries where id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] === undefined ? null : toEnquiry(rows[0]);
}
