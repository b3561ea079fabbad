import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Delivery } from '../channels/channel.ts';
import type { Mail } from './mail.ts';

/**
 * The message for nodemailer. Its id and date come from the outbox row, so that mail programs recognise a message that was sent
 * twice because the result of an attempt was unknown.
 */
export function composeMessage(mail: Mail, delivery: Delivery, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    messageId: messageId(delivery.dedupeKey, from),
    date: delivery.createdAt,
    textEncoding: 'quoted-printable',
    ...(mail.isPersonal ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function messageId(dedupeKey: string, from: string): string {
  const name = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32);
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${domain}>`;
}
