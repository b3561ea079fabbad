import { join } from 'node:path';
import type { Pool } from 'pg';
import { formatLongDateTime } from '../../domain/text/format.ts';
import { readConfig } from '../config.ts';
import { assertServerVersion, connectPool } from '../db/connect.ts';
import { runningUrl } from '../db/embedded/running-url.ts';
import { readKeptMail } from './kept-mail.ts';

const LISTED = 20;

/**
 * `npm run mail` lists the mails that are kept because mail is not set up, `npm run mail -- 42` prints one. Whoever may read the
 * database may read them all; so an owner without a password gets at the link that sets a new one.
 */
export async function mailCommand(args: readonly string[], say: (line: string) => void): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const url = databaseUrl ?? runningUrl(join(dataDir, 'postgres'));
  if (url === undefined) throw new Error('The shop is not running. Start it first');
  const pool = connectPool(url, { max: 1 });
  try {
    await assertServerVersion(pool);
    const text = args[0] === undefined ? await listOfKept(pool) : await textOf(pool, Number(args[0]));
    // What customers typed must not steer the terminal.
    say(text.replace(/[^\P{Cc}\n\t]/gu, ''));
  } finally {
    await pool.end();
  }
}

async function textOf(pool: Pool, id: number): Promise<string> {
  const kept = Number.isSafeInteger(id) ? await readKeptMail(pool, id) : null;
  if (kept === null) throw new Error('There is no such kept mail. npm run mail lists them');
  const { to, subject, text } = kept.mail;
  return `To: ${to}\nSubject: ${subject}\nDate: ${formatLongDateTime(kept.createdAt)}\n\n${text}`;
}

async function listOfKept(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: number; at: Date; to: string; subject: string }>(
    `select id, created_at as at, payload ->> 'to' as "to", payload ->> 'subject' as subject
       from outbox where kept_mail is not null order by created_at desc, id desc limit $1`,
    [LISTED],
  );
  if (rows.length === 0) return 'No mail is kept';
  const lines = rows.map(({ id, at, to, subject }) => `${id}  ${formatLongDateTime(at)}  ${to}  ${subject}`);
  return ['The latest kept mails. npm run mail -- <number> prints one.', '', ...lines].join('\n');
}
