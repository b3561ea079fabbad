import type { Pool } from 'pg';
import type { EnquiryStatus } from '../../../domain/messages/enquiry.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { ENQUIRY_COLUMNS, type Enquiry, type EnquiryRow, toEnquiry } from './enquiry.ts';

/** What the log keeps of an enquiry: never the sender's words, which may have to be forgotten one day. */
const logged = ({ referenceId, status }: EnquiryRow) => ({ referenceId, status });

/** Null when there is no such enquiry, or not any more. */
export async function changeEnquiryStatus(
  pool: Pool,
  id: string,
  status: EnquiryStatus,
  by: Administrator,
): Promise<Enquiry | null> {
  return withTransaction(pool, async (client) => {
    const found = await client.query<EnquiryRow>(
      `select ${ENQUIRY_COLUMNS} from enquiries where id = $1 and deleted_at is null for update`,
      [id],
    );
    const before = found.rows[0];
    if (before === undefined) return null;
    if (before.status === status) return toEnquiry(before);
    await client.query('update enquiries set status = $2 where id = $1', [id, status]);
    const after = { ...before, status };
    await recordChange(client, by, {
      action: 'update',
      entity: 'enquiry',
      entityId: id,
      before: logged(before),
      after: logged(after),
    });
    return toEnquiry(after);
  });
}

/** Hides it and keeps the row. False when there is nothing to hide. */
export async function deleteEnquiry(pool: Pool, id: string, by: Administrator): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<EnquiryRow>(
      `update enquiries set deleted_at = now() where id = $1 and deleted_at is null
       returning ${ENQUIRY_COLUMNS}`,
      [id],
    );
    const hidden = rows[0];
    if (hidden === undefined) return false;
    await recordChange(client, by, {
      action: 'delete',
      entity: 'enquiry',
      entityId: id,
      before: logged(hidden),
    });
    return true;
  });
}
