import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import { recordAudit } from '../audit/record.ts';
import { INVITATION_KIND } from '../mail/kinds.ts';
import type { MailTransport } from '../mail/mail.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { INVITATION_SUBJECT, invitationMail } from './administrator-mails.ts';
import { hashToken, newToken } from './sessions.ts';

/**
 * The outbox message has the account's id, its address and the subject. The link is created when the mail is sent and is valid
 * for three days. Following it and choosing a strong password is the only way to become an administrator.
 */
export const INVITATION_HOURS = 72;

const payloadSchema = z.object({ userId: z.string(), invitedBy: z.string() });

export async function enqueueInvitation(
  client: PoolClient,
  { to, ...invitation }: z.infer<typeof payloadSchema> & { readonly to: string },
): Promise<void> {
  const dedupeKey = `${INVITATION_KIND}:${invitation.userId}:${randomUUID()}`;
  const payload = { ...invitation, to, subject: INVITATION_SUBJECT };
  await enqueue(client, { kind: INVITATION_KIND, payload, dedupeKey });
}

interface InvitationMailOptions {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly send: MailTransport['send'];
  readonly now: () => Date;
}

/** Sends nothing if the invitation was accepted or withdrawn meanwhile. */
export function invitationHandler({ pool, publicUrl, send, now }: InvitationMailOptions): OutboxHandler {
  return async (payload, delivery) => {
    const { userId, invitedBy } = payloadSchema.parse(payload);
    const token = newToken();
    const { rows } = await pool.query<{ email: string; admin_role: AdminRole }>(
      `with invited as (
         select id, email, coalesce(admin_role, 'packer') as admin_role from users where id = $3 and invited_at is not null and disabled_at is null
       ), linked as (
         insert into account_tokens (token_hash, purpose, user_id, email, expires_at)
         select $1, 'administrator_invitation', id, email, $2 from invited
       )
       select email, admin_role from invited`,
      [hashToken(token), new Date(now().getTime() + INVITATION_HOURS * 3_600_000), userId],
    );
    const [invited] = rows;
    if (invited === undefined)
      return new NothingToSend('Nothing was sent: the invitation was accepted or withdrawn');
    const link = `${publicUrl}/reset-password?token=${token}&for=back-office`;
    const content = { link, invitedBy, adminRole: invited.admin_role, days: INVITATION_HOURS / 24 };
    return send(invitationMail(invited.email, content), delivery);
  };
}

/** Gives the role and voids all links of the invitation. The caller sets the password in the same transaction. */
export async function acceptInvitation(
  client: PoolClient,
  { userId, email, name, now }: { userId: string; email: string; name: string; now: Date },
): Promise<void> {
  const { rows } = await client.query<{ role: AdminRole | null }>(
    `update users set role = 'ADMIN', invited_at = null where id = $1 returning admin_role as role`,
    [userId],
  );
  await client.query(
    `update account_tokens set used_at = $2
      where user_id = $1 and purpose = 'administrator_invitation' and used_at is null`,
    [userId, now],
  );
  await recordAudit(client, {
    actorId: userId,
    actor: email,
    action: 'accept',
    entity: 'administrator',
    entityId: userId,
    after: { email, name, ...rows[0] },
  });
}
