import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { withTransaction } from '../db/connect.ts';
import { EMAIL_VERIFICATION_KIND } from '../mail/kinds.ts';
import type { MailTransport } from '../mail/mail.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { EMAIL_VERIFICATION_SUBJECT, emailVerificationMail } from './account-mails.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { hashToken, newToken } from './sessions.ts';

/**
 * The outbox message has the user's id, the address and the subject. As with a forgotten password, the token is created when the
 * mail is sent: it is stored only as a hash, and its hours count from then.
 */
export const VERIFICATION_HOURS = 24;

const requestSchema = z.object({ userId: z.string() });

/** `event` distinguishes several requests of one user. */
export async function enqueueVerificationMail(
  client: Pool | PoolClient,
  { id: userId, email: to }: { readonly id: string; readonly email: string },
  event: string,
): Promise<void> {
  const dedupeKey = `email-verification:${userId}:${event}`;
  const payload = { userId, to, subject: EMAIL_VERIFICATION_SUBJECT };
  await enqueue(client, { kind: EMAIL_VERIFICATION_KIND, payload, dedupeKey });
}

interface VerificationMailOptions {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly send: MailTransport['send'];
  readonly now: () => Date;
}

/** Sends nothing if the address is verified already or the user disabled. */
export function emailVerificationHandler(options: VerificationMailOptions): OutboxHandler {
  const { pool, publicUrl, send, now } = options;
  return async (payload, delivery) => {
    const { userId } = requestSchema.parse(payload);
    const token = newToken();
    const { rows } = await pool.query<{ email: string }>(
      `insert into account_tokens (token_hash, purpose, user_id, email, expires_at)
       select $1, 'email_verification', id, email, $2 from users
        where id = $3 and email_verified_at is null and disabled_at is null
       returning email`,
      [hashToken(token), new Date(now().getTime() + VERIFICATION_HOURS * 3_600_000), userId],
    );
    const to = rows[0]?.email;
    if (to === undefined)
      return new NothingToSend(
        'Nothing was sent: the address is already confirmed, or the account is closed',
      );
    const link = `${publicUrl}/verify-email?token=${token}`;
    return send(emailVerificationMail(to, link, VERIFICATION_HOURS), delivery);
  };
}

/**
 * The number of guest orders that the account got. Null for a link that was used, is too old, went to another address or
 * belongs to another user: somebody who registers with a stranger's address gains nothing if the stranger follows the link,
 * because the stranger is not signed in to that account.
 */
export async function verifyEmail(
  pool: Pool,
  { token, userId, now }: { token: string; userId: string; now: Date },
): Promise<number | null> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      'select email from users where id = $1 for no key update',
      [userId],
    );
    const { rowCount } = await client.query(
      `update account_tokens set used_at = $4
        where token_hash = $1 and purpose = 'email_verification' and user_id = $2 and lower(email) = lower($3)
          and used_at is null and expires_at > $4`,
      [hashToken(token), userId, rows[0]?.email ?? '', now],
    );
    return rowCount === 0 ? null : markEmailVerified(client, { userId, now });
  });
}
