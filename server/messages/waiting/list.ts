import type { Pool } from 'pg';
import type { WaitingMessage } from '../../../contract/messages/waiting.ts';
import { WAITING_STATUSES } from '../../../domain/messages/waiting.ts';
import type { Paging } from '../../db/bounded-count.ts';
import { type Dated, isoDates } from '../../db/iso-dates.ts';

const statuses = WAITING_STATUSES.map((status) => `'${status}'`).join(', ');

/** What waits for an answer in one of the tables. */
export const IS_WAITING = {
  contacts: `deleted_at is null and status in (${statuses.toUpperCase()})`,
  enquiries: `deleted_at is null and status in (${statuses})`,
} as const;

const COLUMNS = 'id, reference as "referenceId", name, email, phone, subject, message, created_at';

/** The oldest first, since it has waited longest. */
const WAITING = `
  select 'contact' as source, ${COLUMNS}, lower(status) as status, null as product_id, null as product_name,
         null as product_slug
    from contacts where ${IS_WAITING.contacts}
  union all
  select 'enquiry', ${COLUMNS}, status, product_id, (select p.name from products p where p.id = product_id),
         (select p.slug from products p where p.id = product_id and p.deleted_at is null)
    from enquiries where ${IS_WAITING.enquiries}
   order by created_at, id limit $1 offset $2`;

const COUNT = `select (select count(*) from contacts where ${IS_WAITING.contacts})
                    + (select count(*) from enquiries where ${IS_WAITING.enquiries}) as total`;

export async function listWaitingMessages(
  pool: Pool,
  { page, limit }: Paging,
): Promise<{ readonly messages: WaitingMessage[]; readonly total: number }> {
  const [{ rows }, counted] = await Promise.all([
    pool.query<Dated<WaitingMessage, 'created_at'>>(WAITING, [limit, (page - 1) * limit]),
    pool.query<{ total: number }>(COUNT),
  ]);
  return { messages: rows.map(isoDates), total: counted.rows[0]?.total ?? 0 };
}
