import type { Pool } from 'pg';
import type { MailTransport } from './mail.ts';

type Send = MailTransport['send'];

/**
 * Some mails are composed only when they are sent, and the address may have been corrected since they were queued. So recipient
 * and subject are stored at every attempt, for the admin's list; never the text, which may have a link that opens an account.
 */
export function recordRecipient(pool: Pool, send: Send): Send {
  return async (mail, delivery) => {
    await pool.query({
      name: 'list mail as sent',
      text: `update outbox set payload = payload || jsonb_build_object('to', $2::text, 'subject', $3::text)
        where id = $1 and (payload->>'to' is distinct from $2 or payload->>'subject' is distinct from $3)`,
      values: [delivery.id, mail.to, mail.subject],
    });
    return send(mail, delivery);
  };
}
