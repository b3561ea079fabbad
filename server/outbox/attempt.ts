import { backOffMs } from './back-off.ts';
import type { Claim, Outcome } from './claims.ts';
import { failureText, PermanentFailure } from './failure.ts';

export interface OutboxMeta {
  readonly id: number;
  readonly payload: unknown;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly attempt: number;
  /** Aborted when the time is up; a handler that goes on may send the message twice. */
  readonly signal: AbortSignal;
}

/** The reason why nothing was sent, such as a deleted order; the admin's list shows it. */
export class NothingToSend {
  constructor(
    readonly reason: string,
    /** What would have been sent, to be kept with the message. */
    readonly keptMail?: unknown,
  ) {}
}

/** Resolves when the message was sent, or with `NothingToSend`. */
export type OutboxHandler = (payload: unknown, meta: OutboxMeta) => Promise<unknown>;

export interface AttemptOptions {
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly timeLimitMs: number;
  readonly maxAttempts: number;
  readonly stopping: AbortSignal;
}

/** Ends in time and with an outcome, whatever the handler does. */
export async function attempt(claim: Claim, options: AttemptOptions): Promise<Outcome> {
  if (claim.attempt > options.maxAttempts)
    return { status: 'dead', error: 'The shop stopped during every attempt' };
  const handler = Object.hasOwn(options.handlers, claim.kind) ? options.handlers[claim.kind] : undefined;
  if (handler === undefined)
    return { status: 'dead', error: `Nothing handles messages of the kind "${claim.kind}"` };
  try {
    const { id, payload, dedupeKey, createdAt } = claim;
    const result = await runWithTimeLimit(options, async (signal) =>
      handler(payload, { id, payload, dedupeKey, createdAt, attempt: claim.attempt, signal }),
    );
    if (!(result instanceof NothingToSend)) return { status: 'sent' };
    return { status: 'sent', note: result.reason, keptMail: result.keptMail };
  } catch (thrown) {
    const error = failureText(thrown);
    if (thrown instanceof PermanentFailure || claim.attempt >= options.maxAttempts)
      return { status: 'dead', error };
    return { status: 'failed', error, retryInMs: backOffMs(claim.attempt) };
  }
}

async function runWithTimeLimit<Result>(
  { timeLimitMs, stopping }: AttemptOptions,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('The shop was stopped during the attempt'));
  const timer = setTimeout(
    () => controller.abort(new Error(`No reply within ${timeLimitMs / 1000} s`)),
    timeLimitMs,
  );
  stopping.addEventListener('abort', stop);
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([run(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
