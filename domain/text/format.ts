import { digitsOf, type Paise, roundToRupee } from '../pricing/money.ts';
import { indianClock } from './indian-clock.ts';

/**
 * What a shopper reads. Written out here rather than by Intl, whose texts change with the ICU version (a
 * narrow space before "pm", "at" or a comma): the server's page and the browser's must be equal to the letter.
 */

/** 123456 becomes 1,23,456: three digits, then pairs. */
function group(whole: number): string {
  const digits = String(whole);
  if (digits.length <= 3) return digits;
  return `${digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')},${digits.slice(-3)}`;
}

/** '5,000', '1,23,456': how many of something. */
export function formatCount(count: number): string {
  return group(count);
}

/** '₹1,23,456', '-₹1,499': whole rupees, rounded half up from the exact paise. */
export function formatRupees(amount: Paise): string {
  const { negative, rupees } = digitsOf(roundToRupee(amount));
  return `${negative ? '-' : ''}₹${group(rupees)}`;
}

/** '₹1,23,456.50', for invoices and e-mails, which carry the paise. */
export function formatRupeesExact(amount: Paise): string {
  const { negative, rupees, paise } = digitsOf(amount);
  return `${negative ? '-' : ''}₹${group(rupees)}.${String(paise).padStart(2, '0')}`;
}

/** '₹120', and '₹18.50' where there are paise: for the shop's own books, which never round. */
export function formatRupeesUnrounded(amount: Paise): string {
  return digitsOf(amount).paise === 0 ? formatRupees(amount) : formatRupeesExact(amount);
}

/** '248 kg', '1,240.5 kg'; number and unit are never parted by a line end. */
export function formatKg(kg: number): string {
  const grams = Math.round(kg * 1000);
  const rest = String(grams % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${group(Math.floor(grams / 1000))}${rest === '' ? '' : `.${rest}`}\u00a0kg`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}T[\d:.]+$/;

/** A text without a zone means the clock on an Indian wall, wherever the reader's computer stands. */
function clockAt(when: Date | string): Date {
  if (typeof when !== 'string') return indianClock(when);
  return indianClock(new Date(WITHOUT_ZONE.test(when) ? `${when}+05:30` : when));
}

/** '15 November 2025', the day it is in India. Takes a moment, or an ISO day or moment. */
export function formatLongDate(when: Date | string): string {
  const clock = clockAt(when);
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

/** '15 November 2025, 5:30 pm' */
export function formatLongDateTime(when: Date | string): string {
  return `${formatLongDate(when)}, ${formatClock(when)}`;
}

/** '8 Nov', for the axis of a chart alone. */
export function formatDayMonth(when: Date | string): string {
  const clock = clockAt(when);
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]?.slice(0, 3)}`;
}

/** 'Oct', for a file that names months so. */
export const formatShortMonth = (day: string): string =>
  MONTHS[clockAt(day).getUTCMonth()]?.slice(0, 3) ?? '';

/** '7:12 am', the time it is in India. */
export function formatClock(when: Date | string): string {
  const clock = clockAt(when);
  const hours = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
