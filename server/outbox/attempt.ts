import type { Claim, Outcome } from './claims.ts';
import { failureText, PermanentFailure } from './failure.ts';
import { retryGapMs } from './retry-gap.ts';

export interface OutboxMeta {
  readonly id: number;
  readonly dedupeKey: string;
  readonly createdAt: Date;
  readonly attempt: number;
  /** Fires when the time is up; what still runs then must end, or the message may leave twice. */
  readonly signal: AbortSignal;
}

/** Why nothing had to leave, such as an order that was deleted meanwhile: whoever looks must not believe that it did. */
export class NothingToSend {
  constructor(readonly reason: string) {}
}

/** Resolves when the message has left, or with `NothingToSend`. */
export type OutboxHandler = (payload: unknown, meta: OutboxMeta) => Promise<unknown>;

export interface AttemptOptions {
  readonly handlers: Readonly<Record<string, OutboxHandler>>;
  readonly timeLimitMs: number;
  readonly maxAttempts: number;
  readonly stopping: AbortSignal;
}

/** One try at one message. Whatever its handler does, this ends in time and with an outcome. */
export async function attempt(claim: Claim, options: AttemptOptions): Promise<Outcome> {
  if (claim.attempt > options.maxAttempts)
    return { status: 'dead', error: 'Every attempt ended with the process that made it' };
  const handler = Object.hasOwn(options.handlers, claim.kind) ? options.handlers[claim.kind] : undefined;
  if (handler === undefined)
    return { status: 'dead', error: `Nothing handles messages of the kind "${claim.kind}"` };
  try {
    const { id, dedupeKey, createdAt } = claim;
    const answer = await runWithin(options, async (signal) =>
      handler(claim.payload, { id, dedupeKey, createdAt, attempt: claim.attempt, signal }),
    );
    return { status: 'sent', note: answer instanceof NothingToSend ? answer.reason : undefined };
  } catch (thrown) {
    const error = failureText(thrown);
    if (thrown instanceof PermanentFailure || claim.attempt >= options.maxAttempts)
      return { status: 'dead', error };
    return { status: 'failed', error, retryInMs: retryGapMs(claim.attempt) };
  }
}

async function runWithin<Answer>(
  { timeLimitMs, stopping }: AttemptOptions,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('The shop was stopped during the attempt'));
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer within ${timeLimitMs / 1000} s`)),
    timeLimitMs,
  );
  stopping.addEventListener('abort', stop);
  const givenUp = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([run(controller.signal), givenUp]);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
  }
}
