import type { Logger } from 'pino';
import { NothingToSend } from '../outbox/attempt.ts';
import { type MailTransport, readMail } from './mail.ts';
import { type SmtpTimeLimits, smtpTransport } from './smtp.ts';

export interface MailTransportOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly timeLimits?: SmtpTimeLimits;
}

export function mailTransport({ smtpUrl, from, log, timeLimits }: MailTransportOptions): MailTransport {
  if (smtpUrl === undefined) return storeOnlyTransport();
  return smtpTransport({ smtpUrl, from, log, ...(timeLimits === undefined ? {} : { timeLimits }) });
}

/** For a shop without a mail server: each mail is stored with its row of the outbox, by the statement that settles it. */
export function storeOnlyTransport(): MailTransport {
  return {
    name: 'mail',
    isReal: false,
    send: async (mail) => new NothingToSend('Not sent: mail is not set up', readMail(mail)),
    verify: async () => true,
    close: () => undefined,
  };
}
