import type { PartOfTime } from './conditions.ts';

/** Rather more than four minutes, in seconds; the next longer span has sixteen of it. As the function `spans_of` has them. */
const SHORTEST = 256;
const LONGER = 16;
const LENGTHS = 6;
/** Of the moments that a search index knows: 1970 to 2106. */
const LAST = 2 ** 32;

/**
 * The spans that a part of the time is made of, as few as there are: the long ones in its midst, short ones at its ends. A
 * moment lies in one span of each length, so it lies in this part, or a few minutes around its ends, if one of its spans is
 * here. No two spans of different lengths have the same number, from 2001 to 2106.
 */
export function spansOf({ since, until }: PartOfTime): number[] {
  const spans: number[] = [];
  let first = Math.max(0, Math.floor((since?.getTime() ?? 0) / 1000 / SHORTEST));
  let behind = Math.ceil(Math.min(LAST, (until?.getTime() ?? Number.POSITIVE_INFINITY) / 1000) / SHORTEST);
  for (let length = 1; length < LENGTHS; length += 1) {
    while (first < behind && first % LONGER > 0) spans.push(first++);
    while (first < behind && behind % LONGER > 0) spans.push(--behind);
    first = Math.ceil(first / LONGER);
    behind = Math.floor(behind / LONGER);
  }
  while (first < behind) spans.push(first++);
  return spans;
}
