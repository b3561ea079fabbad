import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { hashToken, newToken } from '../accounts/sessions.ts';
import { withTransaction } from '../db/connect.ts';
import { DATA_LINK_KIND } from '../mail/kinds.ts';
import { type Mail, type MailTransport, SHOP, shopMail } from '../mail/mail.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isKnown } from './person.ts';

const LINK_MINUTES = 60;
const OPENED_MINUTES = 30;
const SUBJECT = `Your data at ${SHOP}`;

const requestSchema = z.object({ to: z.string() });

/** As with a forgotten password, whether the address is known is looked up when the mail is sent. */
export async function requestDataLink(pool: Pool, email: string): Promise<void> {
  const payload = { to: email, subject: SUBJECT };
  await enqueue(pool, { kind: DATA_LINK_KIND, payload, dedupeKey: `data-link:${randomUUID()}` });
}

interface LinkMailOptions {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly send: MailTransport['send'];
  readonly now: () => Date;
}

export function dataLinkHandler({ pool, publicUrl, send, now }: LinkMailOptions): OutboxHandler {
  return async (payload, delivery) => {
    const { to } = requestSchema.parse(payload);
    if (!(await isKnown(pool, to)))
      return new NothingToSend('Nothing was sent: the shop has no data about this address');
    const token = newToken();
    await pool.query(
      `insert into account_tokens (token_hash, purpose, email, expires_at) values ($1, 'data_link', $2, $3)`,
      [hashToken(token), to, minutesAfter(now(), LINK_MINUTES)],
    );
    return send(linkMail(to, `${publicUrl}/your-data?token=${token}`), delivery);
  };
}

function linkMail(to: string, link: string): Mail {
  return shopMail(to, SUBJECT, {
    heading: 'Your data',
    paragraphs: [
      'With this link you can download everything we know about you, or delete it.',
      `The link works once, within ${LINK_MINUTES} minutes.`,
      'If you didn’t ask for this, ignore this e-mail. Nothing will change.',
    ],
    action: { label: 'See your data', url: link },
    because: 'someone asked for the data we have about your e-mail address',
  });
}

export interface OpenedLink {
  readonly email: string;
  readonly token: string;
}

/**
 * Opening the link uses it up: what the page gets instead is in no mail, no address and no history. Null for a link that was
 * used, is too old or unknown.
 */
export async function openDataLink(pool: Pool, token: string, now: Date): Promise<OpenedLink | null> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `update account_tokens set used_at = $2
        where token_hash = $1 and purpose = 'data_link' and used_at is null and expires_at > $2 returning email`,
      [hashToken(token), now],
    );
    const email = rows[0]?.email;
    if (email === undefined) return null;
    const opened = newToken();
    await client.query(
      `insert into account_tokens (token_hash, purpose, email, expires_at) values ($1, 'opened_data_link', $2, $3)`,
      [hashToken(opened), email, minutesAfter(now, OPENED_MINUTES)],
    );
    return { email, token: opened };
  });
}

/** The proven address of an opened link. */
export async function addressOfOpened(pool: Pool, token: string, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from account_tokens where token_hash = $1 and purpose = 'opened_data_link' and expires_at > $2`,
    [hashToken(token), now],
  );
  return rows[0]?.email ?? null;
}

const minutesAfter = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
