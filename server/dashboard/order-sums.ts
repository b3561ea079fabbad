import type { Pool } from 'pg';

const AT_ONCE = 100_000;

/** What orders have added since the last time becomes part of the sums; reading them is right before and after. */
export async function foldSums(pool: Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ folded: number }>('select fold_order_sums() as folded');
    if ((rows[0]?.folded ?? 0) < AT_ONCE) return;
  }
}
