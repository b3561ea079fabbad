import type { Pool } from 'pg';
import type { Enquiry, EnquiryChange } from '../../../contract/messages/enquiry.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { ENQUIRY_COLUMNS, type EnquiryRow, toEnquiry } from './enquiry.ts';

/** For the audit log: without the sender's data, which may have to be erased one day. */
const logged = ({ referenceId, status }: EnquiryRow) => ({ referenceId, status });

/** Null when there is no such enquiry, or it is deleted. */
export async function changeEnquiryStatus(
  pool: Pool,
  id: string,
  { status, onlyIf }: EnquiryChange,
  by: Administrator,
): Promise<Enquiry | null> {
  return withTransaction(pool, async (client) => {
    const found = await client.query<EnquiryRow>(
      `select ${ENQUIRY_COLUMNS} from enquiries where id = $1 and deleted_at is null for update`,
      [id],
    );
    const before = found.rows[0];
    if (before === undefined) return null;
    if (before.status === status || (onlyIf !== undefined && before.status !== onlyIf))
      return toEnquiry(before);
    await client.query('update enquiries set status = $2 where id = $1', [id, status]);
    const after = { ...before, status };
    await recordChange(client, by, 'update', 'enquiry', id, { before: logged(before), after: logged(after) });
    return toEnquiry(after);
  });
}

/** Marks the row as deleted. False when there is none. */
export async function deleteEnquiry(pool: Pool, id: string, by: Administrator): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<EnquiryRow>(
      `update enquiries set deleted_at = now() where id = $1 and deleted_at is null
       returning ${ENQUIRY_COLUMNS}`,
      [id],
    );
    const deleted = rows[0];
    if (deleted === undefined) return false;
    await recordChange(client, by, 'delete', 'enquiry', id, { before: logged(deleted) });
    return true;
  });
}
