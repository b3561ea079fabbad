import type { Pool, PoolClient } from 'pg';
import type { Administrator } from '../../contract/accounts/administrator.ts';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import { HAS_APP, HAS_PASSKEY } from './second-factor/change-factors.ts';

interface AdministratorRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly admin_role: AdminRole;
  readonly is_disabled: boolean;
  readonly is_invited: boolean;
  readonly created_at: Date;
  readonly given_at: Date | null;
  readonly last_sign_in: Date | null;
  readonly has_second_step: boolean;
}

/**
 * When the user `u` was last invited, which only the audit log knows. `raise` is the action of older versions, in which a
 * shopper needed no link.
 */
const ROLE_GIVEN_AT = `(select max(at) from audit_log
  where entity = 'administrator' and entity_id = u.id::text and action in ('invite', 'raise'))`;

/** Also those who are invited; the longest serving first. */
export async function listAdministrators(
  client: Pool | PoolClient,
  callerId: string,
): Promise<Administrator[]> {
  const { rows } = await client.query<AdministratorRow>(
    `select id, name, email, coalesce(admin_role, 'packer') as admin_role, disabled_at is not null as is_disabled, invited_at is not null as is_invited,
            created_at, ${ROLE_GIVEN_AT} as given_at,
            (select max(created_at) from sessions where user_id = u.id) as last_sign_in,
            ${HAS_APP} or ${HAS_PASSKEY} as has_second_step
       from users u where role = 'ADMIN' or invited_at is not null
      order by coalesce(${ROLE_GIVEN_AT}, created_at), id`,
  );
  return rows.map((row) => toAdministrator(row, callerId));
}

function toAdministrator(row: AdministratorRow, callerId: string): Administrator {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    adminRole: row.admin_role,
    status: row.is_disabled ? 'disabled' : row.is_invited ? 'invited' : 'active',
    since: (row.given_at ?? row.created_at).toISOString(),
    lastSignIn: row.is_invited ? null : (row.last_sign_in?.toISOString() ?? null),
    hasSecondStep: row.has_second_step,
    isYou: row.id === callerId,
  };
}
