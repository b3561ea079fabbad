import type { Pool, PoolClient } from 'pg';
import type { Administrator } from '../../contract/accounts/administrator.ts';
import { type Dated, isoDates } from '../db/iso-dates.ts';
import { HAS_APP, HAS_PASSKEY } from './second-factor/change-factors.ts';

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
  const { rows } = await client.query<Dated<Administrator, 'since' | 'lastSignIn'>>(
    `select id, name, email, coalesce(admin_role, 'packer') as "adminRole",
            case when disabled_at is not null then 'disabled' when invited_at is not null then 'invited' else 'active' end as status,
            coalesce(${ROLE_GIVEN_AT}, created_at) as since,
            case when invited_at is null then (select max(created_at) from sessions where user_id = u.id) end as "lastSignIn",
            ${HAS_APP} or ${HAS_PASSKEY} as "hasSecondStep", id = $1 as "isYou"
       from users u where role = 'ADMIN' or invited_at is not null
      order by since, id`,
    [callerId],
  );
  return rows.map(isoDates);
}
