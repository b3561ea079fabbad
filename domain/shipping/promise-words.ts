import type { DeliveryPromise } from './promise.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Tue 24 Nov' for '2026-11-24'. Spaces that do not break keep a day together. */
export function dayWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return [WEEKDAYS[date.getUTCDay()], date.getUTCDate(), MONTHS[date.getUTCMonth()]].join('\u00a0');
}

/** 'Tue 24 Nov to Wed 25 Nov', or the one day. */
export function promiseWords({ first, last }: DeliveryPromise): string {
  return first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`;
}
