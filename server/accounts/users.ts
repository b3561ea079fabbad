import type { Pool } from 'pg';
import type { Profile } from '../../contract/accounts/forms.ts';
import type { User } from '../../contract/accounts/user.ts';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import { isAdmin, type Role } from '../../domain/accounts/roles.ts';
import { readAddress } from '../../domain/shipping/read-address.ts';
import type { BoundedCount } from '../db/bounded-count.ts';
import { Conditions } from '../db/conditions.ts';
import { type List, listPage } from '../db/list-page.ts';

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: Role;
  /** Also of somebody who is invited, and gets it by accepting. */
  readonly admin_role: AdminRole | null;
  readonly addresses: readonly unknown[];
  readonly email_verified_at: Date | null;
  readonly created_at: Date;
}

export const USER_COLUMNS =
  'id, name, email, phone, role, admin_role, addresses, email_verified_at, created_at';

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: row.role,
    ...(isAdmin(row.role) && row.admin_role !== null ? { adminRole: row.admin_role } : {}),
    addresses: row.addresses.map(readAddress).filter((address) => address !== undefined),
    emailVerified: row.email_verified_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

export async function findUser(pool: Pool, id: string): Promise<User | null> {
  const { rows } = await pool.query<UserRow>(`select ${USER_COLUMNS} from users where id = $1`, [id]);
  return rows[0] === undefined ? null : toUser(rows[0]);
}

/** Fields that are missing stay as they are; an empty phone or list removes the stored one. */
export async function updateProfile(pool: Pool, id: string, profile: Profile): Promise<User | null> {
  const { name, phone, addresses } = profile;
  const { rows } = await pool.query<UserRow>(
    `update users set name = $2, phone = case when $3::boolean then $4 else phone end,
            addresses = coalesce($5::jsonb, addresses)
      where id = $1
     returning ${USER_COLUMNS}`,
    [id, name, 'phone' in profile, phone ?? null, addresses === undefined ? null : JSON.stringify(addresses)],
  );
  return rows[0] === undefined ? null : toUser(rows[0]);
}

const USERS: List = {
  alias: 'u',
  from: 'users u',
  columns: USER_COLUMNS,
  key: 'u.id',
  order: 'u.created_at desc, u.id desc',
};

/** The newest first. */
export async function listUsers(
  pool: Pool,
  { role, ...paging }: { role?: Role | undefined; page: number; limit: number },
): Promise<{ users: User[] } & BoundedCount> {
  const conditions = new Conditions().add('u.role = ?', role);
  const { rows, ...count } = await listPage<UserRow>(pool, USERS, conditions, paging);
  return { users: rows.map(toUser), ...count };
}
