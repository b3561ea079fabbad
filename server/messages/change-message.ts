import type { Pool } from 'pg';
import type { ContactChange } from '../../contract/messages/contact.ts';
import { named } from '../../contract/responses.ts';
import { editConflict, type Refusal } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { isoDates } from '../db/iso-dates.ts';
import { INBOXES, type InboxName, type Message, type MessageRow } from './inboxes.ts';

type MessageChange = Omit<ContactChange, 'status' | 'onlyIf'> & {
  readonly status: string;
  readonly onlyIf?: string | undefined;
};

/** Null when there is no such message, or it is deleted. */
export type ChangedMessage<Name extends InboxName> =
  | ({ readonly ok: true } & { readonly [Each in Name]: Message<Each> })
  | (Refusal<'VERSION_CONFLICT'> & { readonly current: Message<Name> })
  | null;

/** For the audit log: without the sender's data, which may have to be erased one day. */
const logged = (inbox: InboxName, { referenceId, status, type }: MessageRow<InboxName>) =>
  inbox === 'contact' ? { referenceId, status, type } : { referenceId, status };

/** Saving the values that are stored already is no conflict. */
export function changeMessage<Name extends InboxName>(
  pool: Pool,
  inbox: Name,
  id: string,
  { status, type, onlyIf, updated_at }: MessageChange,
  by: Administrator,
): Promise<ChangedMessage<Name>> {
  const { table, columns } = INBOXES[inbox];
  const saved = (row: MessageRow<Name>) => ({ ok: true as const, ...named(inbox, isoDates(row)) });
  return withTransaction(pool, async (client): Promise<ChangedMessage<Name>> => {
    const found = await client.query<MessageRow<Name>>(
      `select ${columns} from ${table} where id = $1 and deleted_at is null for update`,
      [id],
    );
    const before = found.rows[0];
    if (before === undefined) return null;
    if (onlyIf !== undefined && before.status !== onlyIf) return saved(before);
    if (before.status === status && (type === undefined || before.type === type)) return saved(before);
    if (updated_at !== undefined && Date.parse(updated_at) !== before.updated_at.getTime())
      return editConflict('message', isoDates(before));
    const { rows } = await client.query<MessageRow<Name>>(
      `update ${table} set status = $2, type = coalesce($3, type) where id = $1 returning ${columns}`,
      [id, status, type ?? null],
    );
    const after = rows[0];
    if (after === undefined) throw new Error('A locked message is gone');
    const change = { before: logged(inbox, before), after: logged(inbox, after) };
    await recordChange(client, by, 'update', inbox, id, change);
    return saved(after);
  });
}

/** Marks the row as deleted. False when there is none. */
export function deleteMessage(pool: Pool, inbox: InboxName, id: string, by: Administrator): Promise<boolean> {
  const { table, columns } = INBOXES[inbox];
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<MessageRow<InboxName>>(
      `update ${table} set deleted_at = now() where id = $1 and deleted_at is null returning ${columns}`,
      [id],
    );
    const [deleted] = rows;
    if (deleted === undefined) return false;
    await recordChange(client, by, 'delete', inbox, id, { before: logged(inbox, deleted) });
    return true;
  });
}
