import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { enqueue } from '../../server/outbox/enqueue.ts';
import { type OutboxOptions, type OutboxRunner, startOutbox } from '../../server/outbox/runner.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

interface Row {
  id: number;
  status: string;
  attempts: number;
  last_error: string | null;
  locked_by: string | null;
  /** Milliseconds until the next attempt, by the test's clock. */
  wait: number;
}

/** For tests: an outbox of the file's own, and a clock that moves only when a test says so. */
export function testOutbox() {
  let database: TestDatabase;
  let clock = new Date();
  let runners: OutboxRunner[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('truncate outbox');
    clock = new Date(Date.now() + 60_000);
    vi.clearAllMocks();
  });
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    runners = [];
  });

  return {
    log,
    pool: () => database.pool,
    now: () => clock,
    later: (ms: number) => {
      clock = new Date(clock.getTime() + ms);
    },
    start: (options: Partial<OutboxOptions> & Pick<OutboxOptions, 'handlers'>): OutboxRunner => {
      const runner = startOutbox({ pool: database.pool, log, now: () => clock, ...options });
      runners.push(runner);
      return runner;
    },
    add: (dedupeKey: string, kind = 'note') =>
      enqueue(database.pool, { kind, payload: { about: dedupeKey }, dedupeKey }),
    row: async (dedupeKey: string): Promise<Row> => {
      const { rows } = await database.pool.query<Row>(
        `select id, status, attempts, last_error, locked_by,
                (extract(epoch from next_attempt_at - $2) * 1000)::float8 as wait
           from outbox where dedupe_key = $1`,
        [dedupeKey, clock],
      );
      if (rows[0] === undefined) throw new Error(`No row ${dedupeKey}`);
      return rows[0];
    },
  };
}

interface OutboxCounts {
  pending: number;
  failed: number;
  dead: number;
  sent: number;
}

export async function outboxCounts(pool: Pool): Promise<OutboxCounts | undefined> {
  const { rows } = await pool.query<OutboxCounts>(
    `select count(*) filter (where status = 'pending') as pending,
            count(*) filter (where status = 'failed') as failed,
            count(*) filter (where status = 'dead') as dead,
            count(*) filter (where status = 'sent') as sent
       from outbox`,
  );
  return rows[0];
}
