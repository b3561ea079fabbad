import type { Logger } from 'pino';
import { keepingTransport } from './keep.ts';
import type { MailTransport } from './mail.ts';
import { type SmtpTimeLimits, smtpTransport } from './smtp.ts';

export interface MailTransportOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly timeLimits?: SmtpTimeLimits;
}

export function mailTransport({ smtpUrl, from, log, timeLimits }: MailTransportOptions): MailTransport {
  if (smtpUrl === undefined) return keepingTransport();
  return smtpTransport({ smtpUrl, from, log, ...(timeLimits === undefined ? {} : { timeLimits }) });
}
