import type { Pool, PoolClient } from 'pg';

/**
 * Puts orders that were placed with this e-mail as a guest into the account. Only for a
 * verified e-mail: anybody may register with a stranger's, and would read where that person lives.
 */
export async function adoptGuestOrders(
  client: Pool | PoolClient,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const { rowCount } = await client.query(
    `update orders set user_id = $1 where lower(customer_email) = lower($2) and user_id is null`,
    [userId, email],
  );
  return rowCount ?? 0;
}
