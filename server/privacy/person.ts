import { createHmac } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { isAdmin } from '../../domain/accounts/roles.ts';
import type { KeptPart } from '../../domain/privacy/erasure.ts';
import { type AuditEvent, recordAudit } from '../audit/record.ts';
import { linkSecret } from '../orders/confirmation/link.ts';

/** Whose data it is: an account, an address that is proven to be theirs, or both. */
export interface Person {
  readonly userId: string | null;
  /** Null while the account's address is not confirmed: what strangers sent under it is not this person's. */
  readonly email: string | null;
  /** As the account has it, confirmed or not. */
  readonly address: string;
  readonly isAdministrator: boolean;
}

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly isVerified: boolean;
}

const ACCOUNT = 'select id, email, role, email_verified_at is not null as "isVerified" from users';

export async function personOfAccount(pool: Pool, userId: string): Promise<Person | null> {
  const { rows } = await pool.query<AccountRow>(`${ACCOUNT} where id = $1`, [userId]);
  const [account] = rows;
  return account === undefined ? null : toPerson(account, account.isVerified ? account.email : null);
}

/** Who reads the mails of an address may also set its account's password, so the account is theirs. */
export async function personOfAddress(pool: Pool, email: string): Promise<Person> {
  const { rows } = await pool.query<AccountRow>(`${ACCOUNT} where lower(email) = lower($1)`, [email]);
  const [account] = rows;
  const address = email.toLowerCase();
  return account === undefined
    ? { userId: null, email: address, address, isAdministrator: false }
    : toPerson(account, address);
}

const toPerson = ({ id, email, role }: AccountRow, proven: string | null): Person => ({
  userId: id,
  email: proven?.toLowerCase() ?? null,
  address: email.toLowerCase(),
  isAdministrator: isAdmin(role),
});

/** Of `$1` account and `$2` address, in queries with these two parameters first. */
export const THEIR_ORDERS = `select o.id from orders o
  where o.user_id = $1::uuid or (o.user_id is null and lower(o.customer_email) = $2::text)`;

export async function isKnown(client: Pool | PoolClient, email: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 where exists (select from users where lower(email) = $1)
        or exists (select from orders where lower(customer_email) = $1 and user_id is null)
        or exists (select from contacts where lower(email) = $1)
        or exists (select from enquiries where lower(email) = $1)
        or exists (select from stock_alerts where lower(email) = $1)`,
    [email.toLowerCase()],
  );
  return rowCount === 1;
}

/** What the record of a request has of a person. */
export async function personHash(pool: Pool, { address }: Person): Promise<Buffer> {
  return createHmac('sha256', await linkSecret(pool))
    .update(`person|${address}`)
    .digest();
}

/** Who asks, and how that is proven. */
export interface Asker {
  readonly askedBy: 'account' | 'link' | 'administrator';
  readonly audit: Pick<AuditEvent, 'actorId' | 'actor' | 'requestId'>;
  /** In the audit log: an account's id, or the one that lists give a guest. */
  readonly customerId: string;
}

export async function customerIdOf(pool: Pool, { userId, address }: Person): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select coalesce($1, guest_id($2)) as id', [
    userId,
    address,
  ]);
  return rows[0]?.id ?? address;
}

interface DataRequest {
  readonly id: string;
  readonly kind: 'export' | 'erasure';
  readonly hash: Buffer;
  readonly kept: readonly KeptPart[];
}

/** Every request, and in the audit log what administrators ask for and every deletion: without name and address. */
export async function recordRequest(
  client: Pool | PoolClient,
  { askedBy, audit, customerId }: Asker,
  { id, kind, hash, kept }: DataRequest,
): Promise<void> {
  await client.query(
    `insert into data_requests (id, kind, asked_by, actor_id, person, kept) values ($1, $2, $3, $4, $5, $6)`,
    [id, kind, askedBy, audit.actorId, hash, JSON.stringify(kept)],
  );
  if (kind === 'export' && askedBy !== 'administrator') return;
  const action = kind === 'export' ? 'export_data' : 'erase';
  const after = { request: id, ...Object.fromEntries(kept.map(({ what, count }) => [what, count])) };
  await recordAudit(client, { ...audit, action, entity: 'customer', entityId: customerId, after });
}
