import type { Pool, PoolClient } from 'pg';
import type { Reply } from '../../../contract/messages/reply.ts';

/** Where the messages are that replies belong to. */
export const INBOXES = {
  contact: { table: 'contacts', column: 'contact_id', answered: ['REPLIED', 'RESPONDED'] },
  enquiry: { table: 'enquiries', column: 'enquiry_id', answered: ['replied'] },
} as const;
export type InboxName = keyof typeof INBOXES;

interface ReplyRow extends Omit<Reply, 'created_at' | 'status'> {
  readonly created_at: Date;
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
function toReply({ mail_status, created_at, ...reply }: ReplyRow): Reply {
  const isUnsent = mail_status === 'sent' && reply.lastError !== null;
  return {
    ...reply,
    created_at: created_at.toISOString(),
    status: isUnsent ? 'unsent' : (mail_status ?? 'sent'),
  };
}
