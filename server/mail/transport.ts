import type { Logger } from 'pino';
import { folderTransport } from './folder.ts';
import type { MailTransport } from './mail.ts';
import { type SmtpTimeLimits, smtpTransport } from './smtp.ts';

export interface MailTransportOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /** For mail while no mail server is configured. */
  readonly folder: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly timeLimits?: SmtpTimeLimits;
}

export function mailTransport({
  smtpUrl,
  from,
  folder,
  log,
  timeLimits,
}: MailTransportOptions): MailTransport {
  if (smtpUrl === undefined) return folderTransport({ folder, from, log });
  return smtpTransport({ smtpUrl, from, log, ...(timeLimits === undefined ? {} : { timeLimits }) });
}
