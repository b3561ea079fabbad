import type { Pool } from 'pg';
import { z } from 'zod';
import type { ChannelName } from '../../domain/channels/channel.ts';

/** The outbox row of a message, so that every attempt sends the same. */
export interface Delivery {
  readonly id: number;
  /** As it was queued. */
  readonly payload?: unknown;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly signal?: AbortSignal;
}

/** A way in which messages leave the shop: mail, SMS or WhatsApp. */
export interface Channel<Message> {
  readonly name: ChannelName;
  /** False while messages are only kept. */
  readonly isReal: boolean;
  /**
   * Resolves like an outbox handler: when the message was sent, or with `NothingToSend`. A refusal of this very message is a
   * `PermanentFailure`; after anything else it is sent again later.
   */
  readonly send: (message: Message, delivery: Delivery) => Promise<unknown>;
}

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
