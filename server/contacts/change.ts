import type { Pool } from 'pg';
import type { ContactStatus, ContactType } from '../../domain/contact.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { CONTACT_COLUMNS, type Contact, type ContactRow, toContact } from './submit.ts';

export interface ContactChange {
  readonly status: ContactStatus;
  readonly type?: ContactType | undefined;
}

/** What the log keeps of a message: never the sender's words, which may have to be forgotten one day. */
const logged = ({ referenceId, status, type }: ContactRow) => ({ referenceId, status, type });

/** Null when there is no such message, or not any more. */
export async function changeContact(
  pool: Pool,
  id: string,
  { status, type }: ContactChange,
  by: Administrator,
): Promise<Contact | null> {
  return withTransaction(pool, async (client) => {
    const found = await client.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts where id = $1 and deleted_at is null for update`,
      [id],
    );
    const before = found.rows[0];
    if (before === undefined) return null;
    if (before.status === status && (type === undefined || before.type === type)) return toContact(before);
    const { rows } = await client.query<ContactRow>(
      `update contacts set status = $2, type = coalesce($3, type) where id = $1 returning ${CONTACT_COLUMNS}`,
      [id, status, type ?? null],
    );
    const after = rows[0];
    if (after === undefined) throw new Error('A locked contact is gone');
    await recordChange(client, by, {
      action: 'update',
      entity: 'contact',
      entityId: id,
      before: logged(before),
      after: logged(after),
    });
    return toContact(after);
  });
}

/** Hides it and keeps the row. False when there is nothing to hide. */
export async function deleteContact(pool: Pool, id: string, by: Administrator): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<ContactRow>(
      `update contacts set deleted_at = now() where id = $1 and deleted_at is null returning ${CONTACT_COLUMNS}`,
      [id],
    );
    const hidden = rows[0];
    if (hidden === undefined) return false;
    await recordChange(client, by, {
      action: 'delete',
      entity: 'contact',
      entityId: id,
      before: logged(hidden),
    });
    return true;
  });
}
