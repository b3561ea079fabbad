/** When the gateway is asked about a payment that is still open: PhonePe prescribes the times. */

/** Seconds after the start: 25, then every 3 for 30 s, every 6 for 60 s, every 10 for 60 s, every 30 for 60 s. */
const FIRST_CHECKS: readonly number[] = [
  25,
  ...steps(25, 3, 30),
  ...steps(55, 6, 60),
  ...steps(115, 10, 60),
  ...steps(175, 30, 60),
];
const LAST_OF_THE_FIRST = 235;
const EVERY_MINUTE = 60;
const AFTER_EXPIRY_MS = 5_000;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;

/**
 * Then every minute until the payment expires, and once more just after. A gateway that does not know the end even then,
 * or does not answer, is asked after growing pauses: money that comes late must not be overlooked.
 */
export function nextPaymentCheck({
  startedAt,
  expiresAt,
  now,
}: {
  startedAt: Date;
  expiresAt: Date;
  now: Date;
}): Date {
  const finalCheck = expiresAt.getTime() + AFTER_EXPIRY_MS;
  if (now.getTime() >= finalCheck) {
    const pause = (now.getTime() - expiresAt.getTime()) / 2;
    return new Date(now.getTime() + Math.min(Math.max(pause, MINUTE_MS), LONGEST_PAUSE_MS));
  }
  const elapsed = (now.getTime() - startedAt.getTime()) / 1000;
  const minutes = Math.floor(Math.max(0, elapsed - LAST_OF_THE_FIRST) / EVERY_MINUTE) + 1;
  const seconds = FIRST_CHECKS.find((each) => each > elapsed) ?? LAST_OF_THE_FIRST + minutes * EVERY_MINUTE;
  const next = startedAt.getTime() + seconds * 1000;
  return new Date(next < expiresAt.getTime() ? next : finalCheck);
}

/** A refund takes days at a bank: 30 s after its start, then after half as long as it has taken, up to six hours. */
export function nextRefundCheck({ startedAt, now }: { startedAt: Date; now: Date }): Date {
  const pause = (now.getTime() - startedAt.getTime()) / 2;
  return new Date(now.getTime() + Math.min(Math.max(pause, MINUTE_MS / 2), LONGEST_PAUSE_MS));
}

function steps(from: number, step: number, length: number): number[] {
  return Array.from({ length: length / step }, (_, index) => from + (index + 1) * step);
}
