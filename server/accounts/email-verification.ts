import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { withTransaction } from '../db/connect.ts';
import type { MailTransport } from '../mail/mail.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { EMAIL_VERIFICATION_SUBJECT, emailVerificationMail, registeredAgainMail } from './account-mails.ts';
import { addressToTell } from './doubles.ts';
import { proveEmail } from './email-proof.ts';
import { hashToken, newToken } from './sessions.ts';

/**
 * A link to prove an address waits in the outbox as the user's id, the address and the subject. As with a forgotten password, its token is made when
 * the mail leaves, is stored only as a hash, and its hours count from then.
 */
export const EMAIL_VERIFICATION_KIND = 'email-verification';
export const VERIFICATION_HOURS = 24;

const requestSchema = z.object({ userId: z.string() });

/** `event` tells this request from an earlier one of the same user. */
export async function enqueueVerificationMail(
  client: Pool | PoolClient,
  { id: userId, email: to }: { readonly id: string; readonly email: string },
  event: string,
): Promise<void> {
  const dedupeKey = `email-verification:${userId}:${event}`;
  const payload = { userId, to, subject: EMAIL_VERIFICATION_SUBJECT };
  await enqueue(client, { kind: EMAIL_VERIFICATION_KIND, payload, dedupeKey });
}

interface VerificationMailing {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly send: MailTransport['send'];
  readonly now: () => Date;
}

/**
 * Whoever has proven the address meanwhile, or is disabled, gets no mail. Where the address had an account before, the
 * mail says that instead, without a link that proves anything.
 */
export function emailVerificationHandler(mailing: VerificationMailing): OutboxHandler {
  const { pool, publicUrl, send, now } = mailing;
  return async (payload, delivery) => {
    const { userId } = requestSchema.parse(payload);
    const token = newToken();
    const { rows } = await pool.query<{ email: string }>(
      `insert into account_tokens (token_hash, purpose, user_id, email, expires_at)
       select $1, 'email_verification', id, email, $2 from users
        where id = $3 and email_verified_at is null and disabled_at is null and not is_double
       returning email`,
      [hashToken(token), new Date(now().getTime() + VERIFICATION_HOURS * 3_600_000), userId],
    );
    const to = rows[0]?.email;
    const told = to === undefined ? await addressToTell(pool, userId) : null;
    if (told !== null) return send(registeredAgainMail(told, publicUrl), delivery);
    if (to === undefined)
      return new NothingToSend(
        'Nothing was sent: the address is confirmed already, or the account is closed',
      );
    const link = `${publicUrl}/verify-email?token=${token}`;
    return send(emailVerificationMail(to, link, VERIFICATION_HOURS), delivery);
  };
}

/**
 * Null for a link that was used, is too old, was never sent, went to another address, or is another user's: the link
 * alone opens nothing. Whoever registers with a stranger's address and hopes that the stranger follows the link gets
 * nothing, because the stranger is not signed in to that account. Otherwise the number of orders that came with it.
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
    return rowCount === 0 ? null : proveEmail(client, { userId, now });
  });
}
