import { indianDay, startOfDay } from './period.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 30;
export const MOST_DAYS = 366;

/** Days in India, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export type DayRangeCheck =
  | { readonly ok: true; readonly period: DayRange }
  | { readonly ok: false; readonly message: string };

const daysBefore = (day: string, days: number) =>
  indianDay(new Date(startOfDay(day).getTime() - days * DAY_MS));

/** Without an end it ends today, without a beginning it has 30 days: on 15 November 2026, from 17 October. */
export function readDayRange(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): DayRangeCheck {
  const last = to ?? indianDay(now);
  const first = from ?? daysBefore(last, USUAL_DAYS - 1);
  if (first > last) return { ok: false, message: 'The last day can’t be before the first day' };
  if (first < daysBefore(last, MOST_DAYS - 1))
    return { ok: false, message: `A period can have up to ${MOST_DAYS} days` };
  return { ok: true, period: { from: first, to: last } };
}

/** The moments between which something happened in the period. */
export function momentsOf({ from, to }: DayRange): { since: Date; before: Date } {
  return { since: startOfDay(from), before: new Date(startOfDay(to).getTime() + DAY_MS) };
}

/** As many days, just before: of 10 to 12 March it is 7 to 9 March. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const days = (startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY_MS + 1;
  return { from: daysBefore(from, days), to: daysBefore(from, 1) };
}

/** Each of its days. */
export function daysOf({ from, to }: DayRange): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, place) =>
    new Date(Date.parse(from) + place * DAY_MS).toISOString().slice(0, 10),
  );
}
