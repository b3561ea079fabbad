import type { PoolClient } from 'pg';
import { adoptGuestOrders } from '../orders/adopt-guest-orders.ts';

/** Voids the mailed links and gives the guest orders of the address to the account; returns how many. */
export async function markEmailVerified(
  client: PoolClient,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const { rows } = await client.query<{ email: string }>(
    'update users set email_verified_at = coalesce(email_verified_at, $2) where id = $1 returning email',
    [userId, now],
  );
  await client.query(
    `update account_tokens set used_at = $2
      where user_id = $1 and purpose = 'email_verification' and used_at is null`,
    [userId, now],
  );
  const email = rows[0]?.email;
  return email === undefined ? 0 : adoptGuestOrders(client, { userId, email });
}
