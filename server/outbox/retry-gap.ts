const FIRST_GAP_MS = 5_000;
const LONGEST_GAP_MS = 60 * 60 * 1000;

/** With the gaps below, the last attempt comes about a day after the first. */
export const MAX_ATTEMPTS = 33;

/**
 * The wait after the nth failed attempt: 5 s, 15 s, 45 s … at most an hour. Up to a fifth is taken off at
 * random, so that what failed together does not come back together.
 */
export function retryGapMs(attempts: number, random = Math.random()): number {
  const gap = Math.min(FIRST_GAP_MS * 3 ** (attempts - 1), LONGEST_GAP_MS);
  return Math.round(gap * (1 - 0.2 * random));
}
