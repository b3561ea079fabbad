import type { FastifyBaseLogger } from 'fastify';
import { connectPool } from '../db/connect.ts';
import { type DailySums, rollUp } from '../db/daily-sums.ts';

const EVERY_MS = 5 * 60 * 1000;
/** After an import every order of the shop is counted in one statement. */
const LONGEST_STATEMENT_MS = 60_000;

interface RollUpJob {
  stop(): Promise<void>;
}

/** Any number of processes may run one. */
export function startRollUp(options: {
  readonly databaseUrl: string;
  readonly sums: readonly DailySums[];
  readonly log: FastifyBaseLogger;
}): RollUpJob {
  const { databaseUrl, sums, log } = options;
  const run = async () => {
    const pool = connectPool(databaseUrl, { max: 1, statementTimeout: LONGEST_STATEMENT_MS });
    try {
      await rollUp(pool, sums);
    } catch (err) {
      log.warn({ err }, 'the daily sums could not be brought up to date');
    } finally {
      await pool.end();
    }
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
