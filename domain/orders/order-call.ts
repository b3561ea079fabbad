import { formatLongDateTime } from '../text/format.ts';
import { type WaitFields, waitOf } from './bulk-selection.ts';
import type { OrderStatus } from './order-status.ts';

/** How a call to the customer of a waiting order went. */
export const CALL_OUTCOMES = ['reached', 'not_reached', 'call_again'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_LABELS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  not_reached: 'Not reached',
  call_again: 'Call again',
};

/** What a customer who was reached wants of the order. */
export const CALL_DECISIONS = ['confirm', 'cancel'] as const;

interface CalledOrder extends WaitFields {
  readonly status: OrderStatus;
  /** In order of time. */
  readonly calls: readonly { readonly again_at: string | null }[];
}

/**
 * When the shop calls to confirm a large cash order: now, or at the later time of the last call. Somebody who was reached and has not
 * decided is called again. Null where no call is waited for.
 */
export function callTime(order: CalledOrder, now: Date): 'now' | string | null {
  if (waitOf(order) !== 'to-call') return null;
  const againAt = order.calls.at(-1)?.again_at ?? null;
  return againAt === null || new Date(againAt) <= now ? 'now' : againAt;
}

/** What is wrong with a time to call again; at `until` the order is cancelled unless it is confirmed. */
export function callAgainProblem(againAt: Date, until: Date, now: Date): string | undefined {
  if (againAt <= now) return 'Choose a time in the future';
  if (againAt < until) return undefined;
  return `Choose a time before ${formatLongDateTime(until.toISOString())}: the order is cancelled then`;
}
