import type { OutboxHandler } from '../outbox/attempt.ts';
import { type MailTransport, readMail } from './mail.ts';

export const MAIL_KIND = 'mail';

/** Of outbox messages of the kind `mail`. */
export function mailHandler(transport: Pick<MailTransport, 'send'>): OutboxHandler {
  return async (payload, meta) => transport.send(readMail(payload), meta);
}
