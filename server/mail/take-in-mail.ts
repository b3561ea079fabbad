import type { Pool } from 'pg';
import type { OldFile } from '../take-in-files.ts';

/** `20261115T093000123Z-42.eml`: the time and the id of the outbox row. */
const NAME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d{1,15})\.eml$/;

/**
 * A mail that an earlier version kept as a file is stored with its row, as long as the row is there. The time tells it from a mail
 * of another database with the same id.
 */
export async function takeInMail(pool: Pool, { name, content }: OldFile): Promise<boolean> {
  const [, year, month, day, hours, minutes, seconds, ms, id] = NAME.exec(name) ?? [];
  const message = content.toString('utf8');
  const [text, html] = [readPart(message, 'text/plain'), readPart(message, 'text/html')];
  if (id === undefined || text === null || html === null) return false;
  const { rowCount } = await pool.query(
    `update outbox
        set kept_mail = json_build_object('to', payload ->> 'to', 'subject', payload ->> 'subject', 'text', $3::text, 'html', $4::text)
      where id = $1 and created_at = $2 and status = 'sent' and kept_mail is null and payload ? 'to' and payload ? 'subject'`,
    [id, `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`, text, html],
  );
  return rowCount === 1;
}

/** A part of one of our own messages: their two texts are encoded as quoted-printable. */
function readPart(message: string, type: string): string | null {
  const boundary = /^content-type: multipart\/alternative;\s*boundary="([^"]+)"/im.exec(message)?.[1];
  if (boundary === undefined) return null;
  const part = message
    .split(`--${boundary}`)
    .find((each) => each.toLowerCase().includes(`\ncontent-type: ${type}`));
  if (part === undefined) return null;
  return part
    .slice(part.indexOf('\n\n') + 2)
    .replace(/=\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
    .replace(/\n$/, '');
}
