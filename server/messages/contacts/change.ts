import type { Pool } from 'pg';
import type { ContactStatus, ContactType } from '../../../domain/messages/contact.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { CONTACT_COLUMNS, type Contact, type ContactRow, toContact } from './submit.ts';

export interface ContactFields {
  readonly status: ContactStatus;
  readonly type?: ContactType | undefined;
  /** Of the message as the form began with it; left out, whatever is there is changed. */
  readonly updated_at?: string | undefined;
}

export type ContactChange =
  | { readonly ok: true; readonly contact: Contact }
  | {
      readonly ok: false;
      readonly code: 'CONTACT_NOT_FOUND' | 'VERSION_CONFLICT';
      readonly message: string;
      readonly current?: Contact;
    };

const notFound = { ok: false, code: 'CONTACT_NOT_FOUND', message: 'Contact not found' } as const;

/** What the log keeps of a message: never the sender's words, which may have to be forgotten one day. */
const logged = ({ referenceId, status, type }: ContactRow) => ({ referenceId, status, type });

/** Saving what is there already is no conflict: nothing of anybody's is lost. */
export async function changeContact(
  pool: Pool,
  id: string,
  { status, type, updated_at }: ContactFields,
  by: Administrator,
): Promise<ContactChange> {
  return withTransaction(pool, async (client): Promise<ContactChange> => {
    const found = await client.query<ContactRow>(
      `select ${CONTACT_COLUMNS} from contacts where id = $1 and deleted_at is null for update`,
      [id],
    );
    const before = found.rows[0];
    if (before === undefined) return notFound;
    const current = toContact(before);
    if (before.status === status && (type === undefined || before.type === type))
      return { ok: true, contact: current };
    if (updated_at !== undefined && Date.parse(updated_at) !== before.updated_at.getTime())
      return {
        ok: false,
        code: 'VERSION_CONFLICT',
        message: 'The message was changed by somebody else meanwhile. Please look at it again.',
        current,
      };
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
    return { ok: true, contact: toContact(after) };
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
