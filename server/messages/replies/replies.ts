import type { Pool, PoolClient } from 'pg';
import type { Reply } from '../../../contract/messages/reply.ts';
import { type Dated, isoDates } from '../../db/iso-dates.ts';
import { INBOXES, type InboxName } from '../inboxes.ts';

interface ReplyRow extends Omit<Dated<Reply, 'created_at'>, 'status'> {
  /** Null once the sent mail is no longer kept. */
  readonly mail_status: 'pending' | 'sent' | 'failed' | 'dead' | null;
}

/** The outbox knows a reply's mail by this key. */
export const dedupeKeyOf = (replyId: string) => `reply:${replyId}`;

/** The oldest first. */
export async function listReplies(
  database: Pool | PoolClient,
  inbox: InboxName,
  messageId: string,
): Promise<Reply[]> {
  const { rows } = await database.query<ReplyRow>(
    `select r.id, r.message, r.sent_to as "to", r.author, r.created_at, m.status as mail_status,
            m.last_error as "lastError", m.id as "mailId"
       from message_replies r left join outbox m on m.dedupe_key = 'reply:' || r.id
      where r.${INBOXES[inbox].column} = $1 order by r.created_at, r.id`,
    [messageId],
  );
  return rows.map(toReply);
}

/** Only sent mails are purged, so one that is gone was sent. */
function toReply({ mail_status, ...reply }: ReplyRow): Reply {
  const isUnsent = mail_status === 'sent' && reply.lastError !== null;
  return { ...isoDates(reply), status: isUnsent ? 'unsent' : (mail_status ?? 'sent') };
}
