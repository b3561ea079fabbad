import { startOfDay } from '../../domain/pricing/offer.ts';
import { indianClock } from '../../domain/text/indian-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 30;
export const MOST_DAYS = 366;

/** Days in India, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export type PeriodCheck =
  | { readonly ok: true; readonly period: Period }
  | { readonly ok: false; readonly message: string };

const dayOf = (moment: Date) => indianClock(moment).toISOString().slice(0, 10);
const daysBefore = (day: string, days: number) => dayOf(new Date(startOfDay(day).getTime() - days * DAY_MS));

/** Without an end it ends today, without a beginning it has 30 days: on 15 November 2026, from 17 October. */
export function readPeriod(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): PeriodCheck {
  const last = to ?? dayOf(now);
  const first = from ?? daysBefore(last, USUAL_DAYS - 1);
  if (first > last) return { ok: false, message: 'The last day can’t be before the first day' };
  if (first < daysBefore(last, MOST_DAYS - 1))
    return { ok: false, message: `A period can have up to ${MOST_DAYS} days` };
  return { ok: true, period: { from: first, to: last } };
}

/** The moments between which something happened in the period. */
export function momentsOf({ from, to }: Period): { since: Date; before: Date } {
  return { since: startOfDay(from), before: new Date(startOfDay(to).getTime() + DAY_MS) };
}

/** As many days, just before: of 10 to 12 March it is 7 to 9 March. */
export function periodBefore({ from, to }: Period): Period {
  const days = (startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY_MS + 1;
  return { from: daysBefore(from, days), to: daysBefore(from, 1) };
}

/** Each of its days. */
export function daysOf({ from, to }: Period): string[] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: days }, (_, place) =>
    new Date(Date.parse(from) + place * DAY_MS).toISOString().slice(0, 10),
  );
}
