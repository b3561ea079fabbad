import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { attempt, type OutboxHandler } from './attempt.ts';
import { MAX_ATTEMPTS } from './back-off.ts';
import { type Claim, claimDue, type EndedAttempt, settleClaims } from './claims.ts';
import { failureText } from './failure.ts';

export interface OutboxOptions {
  readonly pool: Pool;
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly concurrency?: number;
  /** After it, another process may take the row. A handler has half of it. */
  readonly leaseMs?: number;
  readonly maxAttempts?: number;
  /** How long `stop` waits for running attempts. */
  readonly stopMs?: number;
  /** For tests; otherwise the database's clock decides. */
  readonly now?: () => Date;
}

export interface OutboxRunner {
  /** Looks for due messages now. */
  readonly wake: () => void;
  /** Resolves when nothing is due or running. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const SETTLE_RETRY_MS = 250;
const CLAIM_RETRY_MS = 500;
/** How long a single free place waits for a second one, so that two messages are leased by one statement. */
const LONE_PLACE_MS = 50;
const ABORT_MS = 1_000;

/**
 * Sends the messages of the outbox. Any number of processes may run one: a row is leased in one short statement, handled
 * outside of any transaction, and settled in another. A message is sent at least once; twice only when the process dies
 * between sending and settling.
 */
export function startOutbox(options: OutboxOptions): OutboxRunner {
  const { pool, handlers, log } = options;
  const { concurrency = 8, leaseMs = 60_000, maxAttempts = MAX_ATTEMPTS, stopMs = 10_000 } = options;
  const lockedBy = `${hostname().slice(0, 60)}:${process.pid}:${randomUUID().slice(0, 8)}`;
  const clock = () => options.now?.() ?? null;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const unsettled: EndedAttempt[] = [];
  let settling: Promise<void> | null = null;
  let filling: Promise<void> | null = null;
  let isWoken = false;
  /** Whether messages may be due that the last claim has not taken: a place that gets free then looks for them. */
  let mayBeMore = false;
  let waking: NodeJS.Timeout | undefined;
  let hasWaited = false;
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
      // Whoever woke it will not do so again, and the regular look may be seconds away.
      wakeIn(CLAIM_RETRY_MS);
      return [];
    }
  };

  /** Retried until the leases end, so that a short failure of the database does not send a message twice. */
  const settleAll = async (attempts: readonly EndedAttempt[]): Promise<void> => {
    for (const end = Date.now() + leaseMs; ; await delay(SETTLE_RETRY_MS)) {
      try {
        const ours = await settleClaims(pool, attempts, clock());
        for (const { claim } of attempts)
          if (!ours.has(claim.id))
            log.warn({ outboxId: claim.id }, 'Another process has taken over this message');
        return;
      } catch (error) {
        if (Date.now() < end && !isStopped) continue;
        const reason = failureText(error);
        for (const { claim } of attempts)
          log.error({ outboxId: claim.id, reason }, 'A message is handled but not written down');
        return;
      }
    }
  };

  /** Attempts that end while a statement is on its way are settled together by the next one. */
  const settle = (ended: EndedAttempt): Promise<void> => {
    unsettled.push(ended);
    settling ??= settleWaiting();
    return settling;
  };

  const settleWaiting = async (): Promise<void> => {
    while (unsettled.length > 0) {
      // The mails of one order end one right after the other.
      await nextTurn();
      await settleAll(unsettled.splice(0));
    }
    // In the same step as the look that found nothing: an attempt that ends after it starts anew and is not left behind.
    settling = null;
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
    await settle({ claim: claimed, outcome });
  };

  const fill = async (): Promise<void> => {
    while (isWoken && !isStopped) {
      isWoken = false;
      const free = concurrency - running.size;
      if (free === 0) return;
      // While there is much to do, several are leased by one statement; but slow messages must not hold up the others.
      if (free < concurrency / 2 && !hasWaited) return wakeIn(LONE_PLACE_MS);
      clearTimeout(waking);
      waking = undefined;
      hasWaited = false;
      mayBeMore = false;
      const claims = await claim(free);
      if (claims.length === free) mayBeMore = true;
      for (const claimed of claims) {
        const work = handle(claimed).finally(() => {
          running.delete(work);
          if (mayBeMore) wake();
        });
        running.add(work);
      }
    }
  };

  const wakeIn = (ms: number): void => {
    if (isStopped) return;
    waking ??= setTimeout(() => {
      waking = undefined;
      hasWaited = true;
      wake();
    }, ms).unref();
  };

  const wake = (): void => {
    isWoken = true;
    mayBeMore = true;
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
    clearTimeout(waking);
    const finished = Promise.resolve(filling).then(() => Promise.all(running));
    if (await endsWithin(finished, stopMs)) return;
    stopping.abort();
    await endsWithin(finished, ABORT_MS);
  };

  wake();
  return { wake, drain, stop };
}

async function endsWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const timeout = new AbortController();
  const tooLong = delay(ms, false, { signal: timeout.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), tooLong]);
  } finally {
    timeout.abort();
  }
}
