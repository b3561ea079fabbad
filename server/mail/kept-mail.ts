import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { type Mail, mailSchema } from './mail.ts';
import { composeMessage } from './message.ts';

export interface KeptMail {
  readonly id: number;
  readonly kind: string;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly mail: Mail;
}

interface KeptMailRow {
  id: number;
  kind: string;
  dedupe_key: string;
  created_at: Date;
  kept_mail: unknown;
}

/** Null where no such mail is kept: it was sent, it waits, or it was deleted after 90 days. */
export async function readKeptMail(pool: Pool, id: number): Promise<KeptMail | null> {
  const { rows } = await pool.query<KeptMailRow>(
    'select id, kind, dedupe_key, created_at, kept_mail from outbox where id = $1 and kept_mail is not null',
    [id],
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    id: row.id,
    kind: row.kind,
    dedupeKey: row.dedupe_key,
    createdAt: row.created_at,
    mail: mailSchema.parse(row.kept_mail),
  };
}

/** As a file that any mail program opens, with the Message-ID and the date that it would have left with. */
export async function composeFile(kept: KeptMail, from: string): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await composer.sendMail(composeMessage(kept.mail, kept, from));
  if (!Buffer.isBuffer(message)) throw new Error('The composed mail is not a buffer');
  return message;
}
