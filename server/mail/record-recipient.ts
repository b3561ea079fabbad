import type { Pool } from 'pg';
import { z } from 'zod';
import type { Channel } from '../channels/channel.ts';

const listedSchema = z.object({ to: z.string().optional(), subject: z.string().optional() });

/**
 * Some messages are composed only when they are sent, and the address may have been corrected since they were queued. So recipient
 * and subject are stored at every attempt, for the admin's list; never the text, which may have a link that opens an account.
 */
export function recordRecipient<Message extends { readonly to: string; readonly subject: string }>(
  pool: Pool,
  send: Channel<Message>['send'],
): Channel<Message>['send'] {
  return async (mail, delivery) => {
    const { to, subject } = listedSchema.catch({}).parse(delivery.payload);
    if (to !== mail.to || subject !== mail.subject)
      await pool.query({
        name: 'list mail as sent',
        text: `update outbox set payload = payload || jsonb_build_object('to', $2::text, 'subject', $3::text)
          where id = $1`,
        values: [delivery.id, mail.to, mail.subject],
      });
    return send(mail, delivery);
  };
}
