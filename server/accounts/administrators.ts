import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { ADMINISTRATOR_EXAMPLE } from './examples.ts';

export const ADMINISTRATOR_STATUSES = ['active', 'invited', 'disabled'] as const;

export const administratorSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    status: z
      .enum(ADMINISTRATOR_STATUSES)
      .describe(
        '`invited` until the mailed link was followed and a password chosen; before that they are a shopper at most',
      ),
    since: z.iso.datetime().describe('When the role was given, or the invitation sent'),
    lastSignIn: z.iso
      .datetime()
      .nullable()
      .describe('Null when no session of theirs is known any more, and while they are invited'),
    isYou: z.boolean().describe('Whether it is the caller'),
  })
  .meta({ id: 'Administrator', examples: [ADMINISTRATOR_EXAMPLE] });

export type AdministratorRecord = z.infer<typeof administratorSchema>;

interface AdministratorRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly is_disabled: boolean;
  readonly is_invited: boolean;
  readonly created_at: Date;
  readonly given_at: Date | null;
  readonly last_sign_in: Date | null;
}

/**
 * When somebody was last invited; the log is the only place that knows. `raise` is from when a shopper needed no link.
 * `u` is a row of users.
 */
const ROLE_GIVEN_AT = `(select max(at) from audit_log
  where entity = 'administrator' and entity_id = u.id::text and action in ('invite', 'raise'))`;

/** Whoever has been there longest comes first; those who are invited are listed too. */
export async function listAdministrators(
  client: Pool | PoolClient,
  callerId: string,
): Promise<AdministratorRecord[]> {
  const { rows } = await client.query<AdministratorRow>(
    `select id, name, email, disabled_at is not null as is_disabled, invited_at is not null as is_invited,
            created_at, ${ROLE_GIVEN_AT} as given_at,
            (select max(created_at) from sessions where user_id = u.id) as last_sign_in
       from users u where role = 'ADMIN' or invited_at is not null
      order by coalesce(${ROLE_GIVEN_AT}, created_at), id`,
  );
  return rows.map((row) => toAdministrator(row, callerId));
}

function toAdministrator(row: AdministratorRow, callerId: string): AdministratorRecord {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    status: row.is_disabled ? 'disabled' : row.is_invited ? 'invited' : 'active',
    since: (row.given_at ?? row.created_at).toISOString(),
    lastSignIn: row.is_invited ? null : (row.last_sign_in?.toISOString() ?? null),
    isYou: row.id === callerId,
  };
}
