import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
/** `0001-01-01` and `9999-12-31` mean "unlimited"; the database stores no time beyond them. */
const FIRST_MOMENT = Date.parse('0001-01-01T00:00:00Z');
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

/** Days are days in India: `2026-04-01` starts at 18:30 UTC of the day before. */
const moment = (daysLater: number) =>
  z
    .union(
      [z.iso.date(), z.iso.datetime({ offset: true })],
      'A date such as 2026-04-01, or a date with time and zone',
    )
    .transform((text) =>
      withinDates(
        text.includes('T') ? Date.parse(text) : Date.parse(`${text}T00:00:00+05:30`) + daysLater * DAY_MS,
      ),
    )
    .optional();

function withinDates(time: number): Date {
  return new Date(Math.min(Math.max(time, FIRST_MOMENT), LAST_MOMENT));
}

/** `from` and `to` of a list's query; the day of `to` is included. */
export const periodQuery = {
  from: moment(0).describe('From this day (in India) or moment on'),
  to: moment(1).describe('Up to and including this day (in India), or before this time'),
};
