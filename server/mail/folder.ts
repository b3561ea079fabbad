import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { NothingToSend } from '../outbox/attempt.ts';
import { failureText } from '../outbox/failure.ts';
import { type Delivery, type MailTransport, readMail } from './mail.ts';
import { composeMessage } from './message.ts';

export interface FolderOptions {
  readonly folder: string;
  readonly from: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Writes each message to a file that any mail program opens, for a shop without a mail server. */
export function folderTransport({ folder, from, log }: FolderOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  const prepare = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
  };
  let isPrepared = false;

  return {
    isReal: false,
    send: async (mail, delivery) => {
      const { message } = await composer.sendMail(composeMessage(readMail(mail), delivery, from));
      if (!Buffer.isBuffer(message)) throw new Error('The composed mail is not a buffer');
      if (!isPrepared) await prepare();
      isPrepared = true;
      await writeAtomically(join(folder, fileName(delivery)), message).catch((error: unknown) => {
        isPrepared = false;
        throw error;
      });
      return new NothingToSend('Not sent: mail is not set up');
    },
    verify: async () => {
      try {
        await prepare();
        return true;
      } catch (error) {
        log.warn({ reason: failureText(error) }, 'Can’t write to the mail folder');
        return false;
      }
    },
    close: () => composer.close(),
  };
}

/** `20261115T093000123Z-42.eml`: sorted by time, and the same at every attempt. */
function fileName({ id, createdAt }: Delivery): string {
  return `${createdAt.toISOString().replace(/[-:.]/g, '')}-${id}.eml`;
}

/** Under a temporary name until it is complete, so that nobody reads half a message. */
async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
