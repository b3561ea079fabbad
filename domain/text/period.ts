import { indianClock } from './indian-clock.ts';

/** Periods that a list is filtered by. They end now and begin with a day of India. */
export const PERIODS = ['today', '7-days', '30-days', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_LABELS: Readonly<Record<Period, string>> = {
  today: 'Today',
  '7-days': 'Last 7 days',
  '30-days': 'Last 30 days',
  month: 'This month',
};

export function parsePeriod(text: string): Period | undefined {
  return PERIODS.find((period) => period === text.trim().toLowerCase());
}

/** '2026-11-18' at 00:10 on 18 November in India, which is 18:40 UTC of the day before. */
export const indianDay = (moment: Date): string => indianClock(moment).toISOString().slice(0, 10);

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = { today: 1, '7-days': 7, '30-days': 30 } as const;

/** The first day of a period, today included: on 17 November the last 7 days begin on the 11th. */
export function firstDayOf(period: Period, now: Date): string {
  if (period === 'month') return `${indianDay(now).slice(0, 7)}-01`;
  return indianDay(new Date(now.getTime() - (DAYS[period] - 1) * DAY_MS));
}

/** The first moment of a day in India: '2025-11-15' begins at 2025-11-14T18:30:00.000Z. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
