import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { PasswordReset } from '../../contract/accounts/forms.ts';
import { withTransaction } from '../db/connect.ts';
import { PASSWORD_RESET_KIND } from '../mail/kinds.ts';
import type { MailTransport } from '../mail/mail.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { PASSWORD_RESET_SUBJECT, passwordResetMail } from './account-mails.ts';
import { type PasswordOwner, refuseWeakPassword } from './administrator-password.ts';
import { acceptInvitation } from './invitation.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { setPassword } from './password-change.ts';
import { hashPassword } from './passwords.ts';
import { hashToken, newToken } from './sessions.ts';

/**
 * The outbox message has the requested e-mail and the subject. Whether it has an account is looked up when the mail is sent: so
 * the response takes the same time either way, the token is stored only as a hash, and its minutes count from the sending.
 */
export const RESET_MINUTES = 30;

const requestSchema = z.object({ email: z.string() });

export async function requestPasswordReset(pool: Pool, email: string): Promise<void> {
  const dedupeKey = `password-reset:${randomUUID()}`;
  const payload = { email, to: email, subject: PASSWORD_RESET_SUBJECT };
  await enqueue(pool, { kind: PASSWORD_RESET_KIND, payload, dedupeKey });
}

interface ResetMailOptions {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly send: MailTransport['send'];
  readonly now: () => Date;
}

/** A second attempt mails a second token; using one voids both. */
export function passwordResetHandler({ pool, publicUrl, send, now }: ResetMailOptions): OutboxHandler {
  return async (payload, delivery) => {
    const { email } = requestSchema.parse(payload);
    const token = newToken();
    const { rows } = await pool.query<{ email: string }>(
      `insert into account_tokens (token_hash, purpose, user_id, email, expires_at)
       select $1, 'password_reset', id, email, $2 from users
        where lower(email) = lower($3) and disabled_at is null
       returning email`,
      [hashToken(token), new Date(now().getTime() + RESET_MINUTES * 60_000), email],
    );
    const to = rows[0]?.email;
    if (to === undefined) return new NothingToSend('Nothing was sent: no account has this address');
    const link = `${publicUrl}/reset-password?token=${token}`;
    return send(passwordResetMail(to, link, RESET_MINUTES), delivery);
  };
}

const OPEN_TOKEN = `t.token_hash = $1 and t.purpose in ('password_reset', 'administrator_invitation')
  and t.used_at is null and t.expires_at > $2`;

interface LinkOwner extends PasswordOwner {
  readonly user_id: string;
  readonly is_invitation: boolean;
}

/**
 * With the link of an invitation the user also becomes an administrator. False for a link that was used, is too old or unknown,
 * or whose user is disabled or has another e-mail now.
 */
export async function resetPassword(
  pool: Pool,
  { token, password }: PasswordReset,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<boolean> {
  const { rows } = await pool.query<LinkOwner>(
    `select u.id as user_id, u.name, u.email, u.role, t.purpose = 'administrator_invitation' as is_invitation
       from account_tokens t join users u on u.id = t.user_id
      where ${OPEN_TOKEN} and lower(u.email) = lower(t.email) and u.disabled_at is null`,
    [hashToken(token), now],
  );
  const [owner] = rows;
  if (owner === undefined) return false;
  const { user_id: userId, name, email, is_invitation } = owner;
  refuseWeakPassword(is_invitation ? { name, email, role: 'ADMIN' } : owner, password, 'password');
  const passwordHash = await hashPassword(password);
  return withTransaction(pool, async (client) => {
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const { rowCount } = await client.query(`select 1 from account_tokens t where ${OPEN_TOKEN} for update`, [
      hashToken(token),
      now,
    ]);
    if (rowCount === 0) return false;
    await setPassword(client, { userId, passwordHash, keepSession: null, publicUrl, now });
    // Following the link proves that the address is the user's own.
    await markEmailVerified(client, { userId, now });
    if (is_invitation) await acceptInvitation(client, { userId, email, name, now });
    return true;
  });
}
