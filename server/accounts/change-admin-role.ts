import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Administrator } from '../../contract/accounts/administrator.ts';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import { recordChange } from '../audit/administrator.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { roleChangedMail } from './administrator-mails.ts';
import { listAdministrators } from './administrators.ts';
import {
  type AdministratorRefusal,
  changeAdministrators,
  type OwnPassword,
  refuse,
  refuseOwnRole,
} from './change-administrators.ts';

export type ChangedRole = { readonly ok: true; readonly administrator: Administrator } | AdministratorRefusal;

/** Of an administrator or of somebody who is invited. It counts from their next request on; they stay signed in. */
export function changeAdminRole(
  pool: Pool,
  id: string,
  adminRole: AdminRole,
  { by, password }: OwnPassword,
): Promise<ChangedRole> {
  return changeAdministrators(
    pool,
    { by, password },
    async (client, administrators): Promise<ChangedRole> => {
      const target = administrators.find((each) => each.id === id);
      if (target === undefined) return refuse('ADMINISTRATOR_NOT_FOUND');
      const refusal = refuseOwnRole(id, by, administrators);
      if (refusal !== undefined) return refusal;
      const { name, email, admin_role } = target;
      if (admin_role !== adminRole) {
        await client.query('update users set admin_role = $2 where id = $1', [id, adminRole]);
        await recordChange(client, by, 'update', 'administrator', id, {
          before: { email, name, role: admin_role },
          after: { email, name, role: adminRole },
        });
        await enqueue(client, {
          kind: MAIL_KIND,
          payload: roleChangedMail(email, { changedBy: by.name, adminRole }),
          dedupeKey: `administrator-role:${id}:${randomUUID()}`,
        });
      }
      const administrator = (await listAdministrators(client, by.id)).find((each) => each.id === id);
      if (administrator === undefined) throw new Error('The role was not stored');
      return { ok: true, administrator };
    },
  );
}
