const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** With the waits below, the last attempt is about a day after the first. */
export const MAX_ATTEMPTS = 33;

/**
 * The wait after the nth failed attempt: 5 s, 15 s, 45 s … at most an hour. Up to a fifth is taken off at
 * random, so that messages that failed together are not all retried together.
 */
export function backOffMs(attempts: number, random = Math.random()): number {
  const wait = Math.min(FIRST_WAIT_MS * 3 ** (attempts - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 - 0.2 * random));
}
