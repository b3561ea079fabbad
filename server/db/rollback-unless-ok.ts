import type { Pool } from 'pg';
import { type TransactionWork, withTransaction } from './connect.ts';

/** PostgreSQL's word for a lock that did not come in time. */
const LOCK_NOT_AVAILABLE = '55P03';
const MOST_RETRIES = 2;

/**
 * A transaction whose refusal, which is an answer and no error, undoes what was done before it. Who waited in vain for
 * a row that many want, such as the count of the day's offer, stands in line again instead of being sent away.
 */
export async function rollbackUnlessOk<T extends { readonly ok: boolean }>(
  pool: Pool,
  work: TransactionWork<T>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt(pool, work);
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
      if (!isBusy || retry >= MOST_RETRIES) throw error;
    }
  }
}

async function attempt<T extends { readonly ok: boolean }>(pool: Pool, work: TransactionWork<T>): Promise<T> {
  const undo = new Error('The work was refused');
  let refusal: T | undefined;
  try {
    return await withTransaction(pool, async (client) => {
      const result = await work(client);
      if (result.ok) return result;
      refusal = result;
      throw undo;
    });
  } catch (error) {
    if (error === undo && refusal !== undefined) return refusal;
    throw error;
  }
}
