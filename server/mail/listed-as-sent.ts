import type { Pool } from 'pg';
import type { MailTransport } from './mail.ts';

type Send = MailTransport['send'];

/**
 * Some mails are written out only when they leave, and somebody may have mended the address since they were promised. The
 * admin lists them as they were sent last; never with their text, which may carry a link that opens an account.
 */
export function listedAsSent(pool: Pool, send: Send): Send {
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
