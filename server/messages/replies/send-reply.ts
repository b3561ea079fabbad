import type { Pool, PoolClient } from 'pg';
import { type Reply, replySchema } from '../../../contract/messages/reply.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { rollbackUnlessOk } from '../../db/rollback-unless-ok.ts';
import { claimKey, type RequestKey, storeResponse } from '../../http/idempotency.ts';
import { MAIL_KIND } from '../../mail/kinds.ts';
import { mailSchema } from '../../mail/mail.ts';
import { enqueue } from '../../outbox/enqueue.ts';
import { readStore } from '../../settings/read-settings.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';
import { dedupeKeyOf, listReplies } from './replies.ts';
import { type AnsweredMessage, replyMail } from './reply-mail.ts';

export type SentReply =
  | { readonly ok: true; readonly reply: Reply }
  | Refusal<'MESSAGE_NOT_FOUND' | 'ADDRESS_UNUSABLE' | 'KEY_REUSED'>;

interface LockedMessage extends AnsweredMessage {
  readonly status: string;
}

interface ReplyRequest {
  readonly inbox: InboxName;
  readonly messageId: string;
  readonly text: string;
  readonly key: RequestKey | undefined;
}

/** Keeps the reply, queues its mail and marks the message as replied, in one transaction. */
export function sendReply(
  pool: Pool,
  { inbox, messageId, text, key }: ReplyRequest,
  by: Administrator,
  now: Date,
): Promise<SentReply> {
  return rollbackUnlessOk(pool, async (client): Promise<SentReply> => {
    const claimed = await claimKey(client, key, now);
    if (claimed.state === 'repeated') return { ok: true, reply: replySchema.parse(claimed.response) };
    if (claimed.state === 'key reused') return refuse('KEY_REUSED', 'This key was used for another reply');

    const message = await lockMessage(client, inbox, messageId);
    if (message === undefined) return refuse('MESSAGE_NOT_FOUND', 'This message was deleted');
    const mail = mailSchema.safeParse(replyMail(message, text, await readStore(client)));
    if (!mail.success) return refuse('ADDRESS_UNUSABLE', 'No mail can be sent to this address');

    const replyId = await storeReply(client, { inbox, messageId, text, to: message.email }, by);
    await enqueue(client, { kind: MAIL_KIND, payload: mail.data, dedupeKey: dedupeKeyOf(replyId) });
    await markReplied(client, inbox, messageId, message, by);
    const reply = (await listReplies(client, inbox, messageId)).find(({ id }) => id === replyId);
    if (reply === undefined) throw new Error('The reply was not stored');
    await storeResponse(client, key, reply);
    return { ok: true, reply };
  });
}

async function lockMessage(
  client: PoolClient,
  inbox: InboxName,
  id: string,
): Promise<LockedMessage | undefined> {
  const { rows } = await client.query<LockedMessage>(
    `select reference as "referenceId", email, subject, message, status, created_at
       from ${INBOXES[inbox].table} where id = $1 and deleted_at is null for update`,
    [id],
  );
  return rows[0];
}

async function storeReply(
  client: PoolClient,
  { inbox, messageId, text, to }: Omit<ReplyRequest, 'key'> & { readonly to: string },
  by: Administrator,
): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into message_replies (${INBOXES[inbox].column}, message, sent_to, actor_id, author)
     values ($1, $2, $3, $4, coalesce((select nullif(name, '') from users where id = $4), $5)) returning id`,
    [messageId, text, to, by.id, by.name],
  );
  return rows[0]?.id ?? '';
}

/** The audit log has neither the text nor the address, which may have to be erased one day. */
async function markReplied(
  client: PoolClient,
  inbox: InboxName,
  id: string,
  { referenceId, status: before }: LockedMessage,
  by: Administrator,
): Promise<void> {
  const { table, answered } = INBOXES[inbox];
  const status = answered.find((word) => word === before) ?? answered[0];
  if (status !== before) await client.query(`update ${table} set status = $2 where id = $1`, [id, status]);
  await recordChange(client, by, 'reply', inbox, id, {
    before: { referenceId, status: before },
    after: { referenceId, status },
  });
}
