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
const KEEP_IDLE_MS = 30_000;
const AUTHENTICATION_REQUIRED = 530;

/**
 * Connections are kept for the next message, each in a pool of its own: a delivery that takes too long can
 * then be cut off alone, before the next attempt starts, without harm to the others.
 */
export function smtpTransport({ smtpUrl, from, log, timeLimits = TIME_LIMITS }: SmtpOptions): MailTransport {
  const connect = () =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      maxRequeues: 1,
      idleTimeout: KEEP_IDLE_MS,
      connectionTimeout: timeLimits.connectMs,
      greetingTimeout: timeLimits.greetingMs,
      socketTimeout: timeLimits.socketMs,
    });
  type Connection = ReturnType<typeof connect>;
  const idle: Connection[] = [];
  const busy = new Set<Connection>();
  let isClosed = false;

  return {
    isReal: true,
    send: async (mail, delivery) => {
      const message = composeMessage(readMail(mail), delivery, from);
      if (isClosed) throw new Error('Mail is closed');
      delivery.signal?.throwIfAborted();
      const connection = idle.pop() ?? connect();
      const cutOff = () => connection.close({ force: true });
      busy.add(connection);
      delivery.signal?.addEventListener('abort', cutOff);
      try {
        await connection.sendMail(message);
      } catch (error) {
        throw isRefusal(error) ? new PermanentFailure(failureText(error)) : error;
      } finally {
        delivery.signal?.removeEventListener('abort', cutOff);
        busy.delete(connection);
        if (isClosed || delivery.signal?.aborted) cutOff();
        else idle.push(connection);
      }
    },
    verify: async () => {
      const connection = connect();
      try {
        return await connection.verify();
      } catch (error) {
        log.warn({ reason: failureText(error) }, 'The mail server does not answer as it should');
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
 * The server refused this very message. A 5xx to the greeting or to our sign-in speaks of the shop's
 * settings instead: the mail waits until somebody has corrected them.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('permanent' in error) || error.permanent !== true) return false;
  if ('responseCode' in error && error.responseCode === AUTHENTICATION_REQUIRED) return false;
  return 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
