import { indianClock } from '../../domain/text/indian-clock.ts';

const NIGHTLY = /^rack-and-rep-nightly-(\d{4}-\d{2}-\d{2})\.backup$/;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Kept {
  readonly days: number;
  readonly weeks: number;
}

/** By the Indian day, e.g. `2026-11-20`. */
export const indianDay = (now: Date): string => indianClock(now).toISOString().slice(0, 10);

export const nightlyName = (now: Date): string => `rack-and-rep-nightly-${indianDay(now)}.backup`;

/** For one that somebody asked for: the shop never removes it by itself. */
export const manualName = (now: Date): string =>
  `rack-and-rep-${indianClock(now).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.backup`;

/**
 * The nightly back-ups to remove: all but the newest seven, say, and of those before the last one of each of the newest four weeks.
 * Counted by what is there, not from today: a shop that was closed for a year loses none.
 */
export function outdatedBackups(names: readonly string[], { days, weeks }: Kept): string[] {
  const newestFirst = names
    .filter((name) => NIGHTLY.test(name))
    .sort()
    .reverse();
  const keptWeeks = new Set<number>();
  return newestFirst.slice(days).filter((name) => {
    const week = weekOf(NIGHTLY.exec(name)?.[1] ?? '');
    if (keptWeeks.has(week) || keptWeeks.size >= weeks) return true;
    keptWeeks.add(week);
    return false;
  });
}

/** A number for each week from Monday to Sunday; the first day of 1970 was a Thursday. */
function weekOf(day: string): number {
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
}
