import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { attempt, type OutboxHandler } from './attempt.ts';
import { type Claim, claimDue, type Outcome, settleClaim } from './claims.ts';
import { failureText } from './failure.ts';
import { MAX_ATTEMPTS } from './retry-gap.ts';

export interface OutboxOptions {
  readonly pool: Pool;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly concurrency?: number;
  readonly pollMs?: number;
  /** How long a row belongs to a process that may have died. A handler has half of it. */
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
  /** How long `stop` waits for what is under way. */
  readonly stopMs?: number;
  /** For tests; otherwise the database's clock decides. */
  readonly now?: () => Date;
}

export interface OutboxRunner {
  /** Something may be due: look now and not at the next poll. */
  readonly wake: () => void;
  /** Resolves when nothing is due and nothing is under way. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const SETTLE_AGAIN_MS = 250;
const LAST_WORDS_MS = 1_000;

/**
 * Sends what the outbox holds. Any number of processes may run one: a row is leased in one short statement,
 * handled outside of any transaction, and settled in another. A row is sent at least once; twice only when
 * the process dies between the sending and the writing down.
 */
export function startOutbox(options: OutboxOptions): OutboxRunner {
  const { pool, handlers, log } = options;
  const {
    concurrency = 4,
    pollMs = 5_000,
    leaseMs = 60_000,
    maxAttempts = MAX_ATTEMPTS,
    stopMs = 10_000,
  } = options;
  const lockedBy = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const clock = () => options.now?.() ?? null;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let filling: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;
  let isDatabaseAway = false;

  const claim = async (limit: number): Promise<Claim[]> => {
    try {
      const claims = await claimDue(pool, { lockedBy, leaseMs, limit, now: clock() });
      if (isDatabaseAway) log.info('The outbox reaches the database again');
      isDatabaseAway = false;
      return claims;
    } catch (error) {
      if (!isDatabaseAway) log.warn({ reason: failureText(error) }, 'The outbox cannot reach the database');
      isDatabaseAway = true;
      return [];
    }
  };

  /** Tried until the lease ends: a message that has left must not leave again because the database blinked. */
  const settle = async (claimed: Claim, outcome: Outcome): Promise<void> => {
    for (const end = Date.now() + leaseMs; ; await delay(SETTLE_AGAIN_MS)) {
      try {
        const isOurs = await settleClaim(pool, claimed, outcome, clock());
        if (!isOurs) log.warn({ outboxId: claimed.id }, 'Another process has taken over this message');
        return;
      } catch (error) {
        if (Date.now() < end && !isStopped) continue;
        log.error(
          { outboxId: claimed.id, reason: failureText(error) },
          'A message is handled but not written down',
        );
        return;
      }
    }
  };

  const handle = async (claimed: Claim): Promise<void> => {
    const outcome = await attempt(claimed, {
      handlers,
      maxAttempts,
      timeLimitMs: leaseMs / 2,
      stopping: stopping.signal,
    });
    const entry = { outboxId: claimed.id, kind: claimed.kind, attempt: claimed.attempt };
    if (outcome.status === 'failed')
      log.warn({ ...entry, reason: outcome.error }, 'A message waits for another try');
    if (outcome.status === 'dead') log.error({ ...entry, reason: outcome.error }, 'A message was given up');
    await settle(claimed, outcome);
  };

  const fill = async (): Promise<void> => {
    while (isWoken && !isStopped) {
      isWoken = false;
      const free = concurrency - running.size;
      if (free <= 0) return;
      for (const claimed of await claim(free)) {
        const work = handle(claimed).finally(() => {
          running.delete(work);
          wake();
        });
        running.add(work);
      }
    }
  };

  const wake = (): void => {
    isWoken = true;
    if (isStopped) return;
    filling ??= fill().finally(() => {
      filling = null;
      if (isWoken) wake();
    });
  };

  const drain = async (): Promise<void> => {
    do {
      wake();
      await filling;
      await Promise.all(running);
    } while (running.size > 0 || filling !== null);
  };

  const stop = async (): Promise<void> => {
    isStopped = true;
    clearInterval(timer);
    const finished = Promise.resolve(filling).then(() => Promise.all(running));
    if (await endsWithin(finished, stopMs)) return;
    stopping.abort();
    await endsWithin(finished, LAST_WORDS_MS);
  };

  const timer = setInterval(wake, pollMs);
  timer.unref();
  wake();
  return { wake, drain, stop };
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const patience = new AbortController();
  const tooLong = delay(ms, false, { signal: patience.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), tooLong]);
  } finally {
    patience.abort();
  }
}
