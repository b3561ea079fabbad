import type { Pool, PoolClient } from 'pg';

/**
 * Orders that were placed without an account, or in a double of it, with an e-mail that is now proven to be its owner's,
 * become the account's.
 * Only for a proven address: anybody may register with somebody else's, and would read where that person lives.
 */
export async function adoptGuestOrders(
  client: Pool | PoolClient,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const { rowCount } = await client.query(
    `update orders set user_id = $1 where lower(customer_email) = lower($2) and (user_id is null
        or user_id in (select id from users where is_double and lower(email) = lower($2)))`,
    [userId, email],
  );
  return rowCount ?? 0;
}
