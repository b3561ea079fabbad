import { createHash } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Logger } from 'pino';
import type { Delivery } from '../channels/channel.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { failureText, PermanentFailure } from '../outbox/failure.ts';
import { LOGO, type Mail, type MailTransport, readMail } from './mail.ts';

interface SmtpTimeLimits {
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly socketMs: number;
}

interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly timeLimits?: SmtpTimeLimits;
}

export function mailTransport({
  smtpUrl,
  ...options
}: Omit<SmtpOptions, 'smtpUrl'> & { readonly smtpUrl: string | undefined }): MailTransport {
  return smtpUrl === undefined ? storeOnlyTransport() : smtpTransport({ smtpUrl, ...options });
}

/** Of outbox messages of the kind `mail`. */
export function mailHandler(transport: Pick<MailTransport, 'send'>): OutboxHandler {
  return async (payload, meta) => transport.send(readMail(payload), meta);
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

const TIME_LIMITS: SmtpTimeLimits = { connectMs: 5_000, greetingMs: 5_000, socketMs: 15_000 };
const IDLE_MS = 30_000;
const AUTHENTICATION_REQUIRED = 530;

/**
 * Connections stay open for the next message, each in a pool of its own, so that a delivery that takes too long can be
 * aborted without the others.
 */
function smtpTransport({ smtpUrl, from, log, timeLimits = TIME_LIMITS }: SmtpOptions): MailTransport {
  const connect = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      maxRequeues: 1,
      idleTimeout: IDLE_MS,
      connectionTimeout: timeLimits.connectMs,
      greetingTimeout: timeLimits.greetingMs,
      socketTimeout: timeLimits.socketMs,
    });
  type Connection = ReturnType<typeof connect>;
  const idle: Connection[] = [];
  const busy = new Set<Connection>();
  let isClosed = false;

  return {
    name: 'mail',
    isReal: true,
    send: async (mail, delivery) => {
      const message = composeMessage(readMail(mail), delivery, from);
      if (isClosed) throw new Error('Mail is closed');
      delivery.signal?.throwIfAborted();
      const connection = idle.pop() ?? connect();
      const abort = () => connection.close({ force: true });
      busy.add(connection);
      delivery.signal?.addEventListener('abort', abort);
      try {
        await connection.sendMail(message);
      } catch (error) {
        throw isRefusal(error) ? new PermanentFailure(failureText(error)) : error;
      } finally {
        delivery.signal?.removeEventListener('abort', abort);
        busy.delete(connection);
        if (isClosed || delivery.signal?.aborted) abort();
        else idle.push(connection);
      }
    },
    verify: async () => {
      const connection = connect();
      try {
        return await connection.verify();
      } catch (error) {
        log.warn({ reason: failureText(error) }, 'The mail server isn’t responding correctly');
        return false;
      } finally {
        connection.close();
      }
    },
    close: () => {
      isClosed = true;
      for (const connection of [...idle.splice(0), ...busy]) connection.close();
    },
  };
}

/**
 * The server refused this message itself. A 5xx response to the greeting or the sign-in means that the shop's settings are
 * wrong: then the mail is retried until somebody has corrected them.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('permanent' in error) || error.permanent !== true) return false;
  if ('responseCode' in error && error.responseCode === AUTHENTICATION_REQUIRED) return false;
  return 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

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
    ...(mail.html.includes(`cid:${LOGO.cid}`) ? { attachments: [LOGO] } : {}),
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    messageId: messageId(delivery.dedupeKey, from),
    date: delivery.createdAt,
    textEncoding: 'quoted-printable',
    ...(mail.isPersonal ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function messageId(dedupeKey: string, from: string): string {
  const name = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32);
  const domain = /@([^\s@<>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${domain}>`;
}
