import type { Pool } from 'pg';

/** An open payment or refund that is due for a check; one process has it until its lease ends. */
export interface Lease {
  readonly id: string;
  /** The id that the gateway knows. */
  readonly merchantId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

interface LeaseOptions {
  readonly provider: string;
  readonly lockedBy: string;
  readonly leaseMs: number;
  readonly limit: number;
  readonly now: Date;
}

export async function leasePayments(pool: Pool, options: LeaseOptions): Promise<Lease[]> {
  const { rows } = await pool.query<Lease>(
    `with due as materialized (
       select id from payments
        where state in ('CREATED', 'PENDING') and provider = $1 and next_check_at <= $5
          and (lease_until is null or lease_until <= $5)
        order by next_check_at limit $4 for update skip locked)
     update payments set checks = checks + 1, locked_by = $2, lease_until = $5::timestamptz + make_interval(secs => $3)
       from due where payments.id = due.id
     returning payments.id, merchant_order_id as "merchantId", created_at as "createdAt", expires_at as "expiresAt"`,
    values(options),
  );
  return rows;
}

export async function leaseRefunds(pool: Pool, options: LeaseOptions): Promise<Lease[]> {
  const { rows } = await pool.query<Lease>(
    `with due as materialized (
       select r.id from refunds r join payments p on p.id = r.payment_id
        where r.state in ('REQUESTED', 'PENDING', 'CONFIRMED') and p.provider = $1 and r.next_check_at <= $5
          and (r.lease_until is null or r.lease_until <= $5)
        order by r.next_check_at limit $4 for update of r skip locked)
     update refunds set checks = checks + 1, locked_by = $2, lease_until = $5::timestamptz + make_interval(secs => $3)
       from due where refunds.id = due.id
     returning refunds.id, merchant_refund_id as "merchantId", created_at as "createdAt", null::timestamptz as "expiresAt"`,
    values(options),
  );
  return rows;
}

const values = ({ provider, lockedBy, leaseMs, limit, now }: LeaseOptions) => [
  provider,
  lockedBy,
  leaseMs / 1000,
  limit,
  now,
];

/** Ends the lease and sets the time of the next check. */
export async function endLease(
  pool: Pool,
  table: 'payments' | 'refunds',
  { id }: Lease,
  { lockedBy, nextCheckAt }: { lockedBy: string; nextCheckAt: Date },
): Promise<void> {
  await pool.query(
    `update ${table} set next_check_at = $3, lease_until = null, locked_by = null where id = $1 and locked_by = $2`,
    [id, lockedBy, nextCheckAt],
  );
}
