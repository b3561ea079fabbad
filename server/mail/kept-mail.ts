import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { keptTextSchema } from '../channels/text.ts';
import { ORDER_TEXT_KIND } from './kinds.ts';
import { type Mail, mailSchema } from './mail.ts';
import { composeMessage } from './transport.ts';

interface Kept {
  readonly id: number;
  readonly kind: string;
  readonly dedupeKey: string;
  readonly createdAt: Date;
}

export interface KeptMail extends Kept {
  readonly channel: 'mail';
  readonly mail: Mail;
}

/** Of a text there is no page. */
export interface KeptText extends Kept {
  readonly channel: 'text';
  readonly mail: Pick<Mail, 'to' | 'subject' | 'text'>;
}

interface KeptMailRow {
  id: number;
  kind: string;
  dedupe_key: string;
  created_at: Date;
  kept_mail: unknown;
}

/** Null where no such mail or text is kept: it was sent, it waits, or it was deleted after 90 days. */
export async function readKeptMail(pool: Pool, id: number): Promise<KeptMail | KeptText | null> {
  const { rows } = await pool.query<KeptMailRow>(
    'select id, kind, dedupe_key, created_at, kept_mail from outbox where id = $1 and kept_mail is not null',
    [id],
  );
  const row = rows[0];
  if (row === undefined) return null;
  const kept = { id: row.id, kind: row.kind, dedupeKey: row.dedupe_key, createdAt: row.created_at };
  return row.kind === ORDER_TEXT_KIND
    ? { ...kept, channel: 'text', mail: keptTextSchema.parse(row.kept_mail) }
    : { ...kept, channel: 'mail', mail: mailSchema.parse(row.kept_mail) };
}

/** As a file that any mail program opens, with the Message-ID and the date that it would have left with. */
export async function composeFile(kept: KeptMail, from: string): Promise<Buffer> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await composer.sendMail(composeMessage(kept.mail, kept, from));
  if (!Buffer.isBuffer(message)) throw new Error('The composed mail is not a buffer');
  return message;
}
