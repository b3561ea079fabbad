import type { Pool } from 'pg';
import type { Contact, ContactChange } from '../../../contract/messages/contact.ts';
import { editConflict, type Refusal, refuse } from '../../../domain/refusal.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { CONTACT_COLUMNS, type ContactRow, toContact } from './contact.ts';

export type ChangedContact =
  | { readonly ok: true; readonly contact: Contact }
  | (Refusal<'CONTACT_NOT_FOUND' | 'VERSION_CONFLICT'> & { readonly current?: Contact });

const notFound = refuse('CONTACT_NOT_FOUND', 'Contact not found');

/** For the audit log: without the sender's data, which may have to be erased one day. */
const logged = ({ referenceId, status, type }: ContactRow) => ({ referenceId, status, type });

/** Saving the values that are stored already is no conflict. */
export async function changeContact(
  pool: Pool,
  id: string,
  { status, type, onlyIf, updated_at }: ContactChange,
  by: Administrator,
): Promise<ChangedContact> {
  return withTransaction(pool, async (client): Promise<ChangedContact> => {
    const found = await client.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts where id = $1 and deleted_at is null for update`,
      [id],
    );
    const before = found.rows[0];
    if (before === undefined) return notFound;
    const current = toContact(before);
    if (onlyIf !== undefined && before.status !== onlyIf) return { ok: true, contact: current };
    if (before.status === status && (type === undefined || before.type === type))
      return { ok: true, contact: current };
    if (updated_at !== undefined && Date.parse(updated_at) !== before.updated_at.getTime())
      return editConflict('message', current);
    const { rows } = await client.query<ContactRow>(
      `update contacts set status = $2, type = coalesce($3, type) where id = $1 returning ${CONTACT_COLUMNS}`,
      [id, status, type ?? null],
    );
    const after = rows[0];
    if (after === undefined) throw new Error('A locked contact is gone');
    await recordChange(client, by, 'update', 'contact', id, { before: logged(before), after: logged(after) });
    return { ok: true, contact: toContact(after) };
  });
}

/** Marks the row as deleted. False when there is none. */
export async function deleteContact(pool: Pool, id: string, by: Administrator): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<ContactRow>(
      `update contacts set deleted_at = now() where id = $1 and deleted_at is null returning ${CONTACT_COLUMNS}`,
      [id],
    );
    const deleted = rows[0];
    if (deleted === undefined) return false;
    await recordChange(client, by, 'delete', 'contact', id, { before: logged(deleted) });
    return true;
  });
}
