import { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day is one in India: `2026-04-01` starts at 18:30 UTC of the day before. */
const moment = (daysLater: number) =>
  z
    .union(
      [z.iso.date(), z.iso.datetime({ offset: true })],
      'A date such as 2026-04-01, or a date with time and zone',
    )
    .transform((text) =>
      text.includes('T')
        ? new Date(text)
        : new Date(Date.parse(`${text}T00:00:00+05:30`) + daysLater * DAY_MS),
    )
    .optional();

/** `from` and `to` of a list's query; as an end, a day is included. */
export const periodQuery = {
  from: moment(0).describe('From this day (in India) or moment on'),
  to: moment(1).describe('Up to and with this day (in India), or before this moment'),
};
