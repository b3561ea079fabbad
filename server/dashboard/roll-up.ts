import { connectPool } from '../db/connect.ts';
import { rollUp } from '../db/daily-sums.ts';
import { DAILY_SHIPMENTS } from '../shipping/daily-shipments.ts';
import { DAILY_RECEIVED } from './daily-received.ts';
import { DAILY_PRODUCT_SALES, DAILY_SALES } from './daily-sales.ts';

/** After an import every order of the shop is counted in one statement. */
const LONGEST_STATEMENT_MS = 60_000;

export const DAILY_SUMS = [DAILY_SALES, DAILY_PRODUCT_SALES, DAILY_RECEIVED, DAILY_SHIPMENTS];

/** On a connection of its own, whose statements may take longer. */
export async function rollUpDailySums(databaseUrl: string): Promise<void> {
  const pool = connectPool(databaseUrl, { max: 1, statementTimeout: LONGEST_STATEMENT_MS });
  try {
    await rollUp(pool, DAILY_SUMS);
  } finally {
    await pool.end();
  }
}
