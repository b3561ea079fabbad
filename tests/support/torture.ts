/**
 * `npm run torture` tries every case; `npm test` the one that has told most, so that a change is judged in minutes. A whole
 * test that only torture runs carries the tag.
 */
export const TORTURE = { tag: '@torture' };

export const isTorture = process.env.TORTURE === 'yes';

/** All of these under torture, else the first ones. */
export function someOf<T>(cases: readonly T[], count: number): readonly T[] {
  return isTorture ? cases : cases.slice(0, count);
}
