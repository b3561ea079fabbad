import type { Period } from './period.ts';

/** Days that are summed up for each product together, so that a year is read in a dozen parts. As `summed_parts` has them. */
export const SUMMED_DAYS = [256, 128, 64, 32, 16, 8, 4] as const;

export interface SummedParts {
  /** Parts of several days, each with its first. */
  readonly parts: readonly { readonly days: number; readonly first: string }[];
  /** What is left of the period, day by day. */
  readonly days: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2000-01-01');
const dayOf = (number: number) => new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);
const numberOf = (day: string) => Math.round((Date.parse(day) - FIRST_DAY) / DAY_MS);

/** The period in as few parts as have sums: 2 to 13 January 2000 are its days 2 to 4, four days from 5 and from 9, and 13. */
export function summedParts({ from, to }: Period): SummedParts {
  const parts: { days: number; first: string }[] = [];
  const days: string[] = [];
  const end = numberOf(to) + 1;
  for (let at = numberOf(from); at < end; ) {
    const fits = SUMMED_DAYS.find((many) => at % many === 0 && at + many <= end);
    if (fits === undefined) days.push(dayOf(at));
    else parts.push({ days: fits, first: dayOf(at) });
    at += fits ?? 1;
  }
  return { parts, days };
}
