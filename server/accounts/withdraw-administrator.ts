import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { recordChange } from '../audit/administrator.ts';
import { recordAudit } from '../audit/record.ts';
import { withTransaction } from '../db/connect.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { invitationWithdrawnMail, withdrawnMail } from './administrator-mails.ts';
import {
  type AdministratorRefusal,
  changeAdministrators,
  endRole,
  lockAdministrators,
  type OwnPassword,
  refuse,
  refuseOwnRole,
} from './change-administrators.ts';
import { INVITATION_HOURS } from './invitation.ts';

export type Withdrawn =
  | { readonly ok: true; readonly name: string; readonly wasInvited: boolean }
  | AdministratorRefusal;

/**
 * Ends all sessions of that administrator; the account stays a shopper's. Nobody can withdraw their own role, so there is always
 * one owner left.
 */
export function withdrawAdministrator(
  pool: Pool,
  id: string,
  { by, password, now }: OwnPassword & { readonly now: Date },
): Promise<Withdrawn> {
  return changeAdministrators(pool, { by, password }, async (client, administrators): Promise<Withdrawn> => {
    const target = administrators.find((each) => each.id === id);
    if (target === undefined) return refuse('ADMINISTRATOR_NOT_FOUND');
    const refusal = refuseOwnRole(id, by, administrators);
    if (refusal !== undefined) return refusal;
    const { name, email, admin_role, is_invited: wasInvited } = target;
    await endRole(client, target, now);
    await recordChange(client, by, wasInvited ? 'withdraw_invitation' : 'withdraw', 'administrator', id, {
      before: { email, name, role: admin_role },
    });
    await enqueue(client, {
      kind: MAIL_KIND,
      payload: (wasInvited ? invitationWithdrawnMail : withdrawnMail)(email, { withdrawnBy: by.name }),
      dedupeKey: `administrator-withdrawn:${id}:${randomUUID()}`,
    });
    return { ok: true, name, wasInvited };
  });
}

/** Because the address may have been wrong. */
export async function withdrawExpiredInvitations(pool: Pool, now: Date): Promise<void> {
  await withTransaction(pool, async (client) => {
    await lockAdministrators(client);
    const { rows } = await client.query<{ id: string; email: string; name: string }>(
      'select id, email, name from users where invited_at < $1',
      [new Date(now.getTime() - INVITATION_HOURS * 3_600_000)],
    );
    for (const { id, email, name } of rows) {
      await endRole(client, { id, is_invited: true }, now);
      await recordAudit(client, {
        actorId: null,
        actor: 'system',
        action: 'lapse',
        entity: 'administrator',
        entityId: id,
        before: { email, name },
      });
    }
  });
}
