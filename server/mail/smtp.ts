import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { failureText, PermanentFailure } from '../outbox/failure.ts';
import { type MailTransport, readMail } from './mail.ts';
import { composeMessage } from './message.ts';

export interface SmtpTimeLimits {
  readonly connectMs: number;
  readonly greetingMs: number;
  readonly socketMs: number;
}

export interface SmtpOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly timeLimits?: SmtpTimeLimits;
}

const TIME_LIMITS: SmtpTimeLimits = { connectMs: 5_000, greetingMs: 5_000, socketMs: 15_000 };
const IDLE_MS = 30_000;
const AUTHENTICATION_REQUIRED = 530;

/**
 * Connections stay open for the next message, each in a pool of its own, so that a delivery that takes too long can be
 * aborted without the others.
 */
export function smtpTransport({ smtpUrl, from, log, timeLimits = TIME_LIMITS }: SmtpOptions): MailTransport {
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
