import { indianClock } from '../text/indian-clock.ts';

/**
 * Rule 46(b) of the CGST Rules: the serial number of a tax invoice has at most 16 characters (letters, digits, "-" and
 * "/"), runs consecutively and is unique within a financial year, which is 1 April to 31 March. Credit notes (rule 53)
 * have a series of their own. The counter itself is a locked row in the database, one per series and year.
 */

/** The 16 characters leave seven digits behind `RR/26-27/`. */
export const SERIAL_MAX = 9_999_999;

/** The year in which the date falls in India: 31 March 2027, 23:59 is still in `26-27`, a minute later is `27-28`. */
export function financialYear(date: Date): string {
  const clock = indianClock(date);
  const year = clock.getUTCMonth() >= 3 ? clock.getUTCFullYear() : clock.getUTCFullYear() - 1;
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
}

/** `invoiceNumber('26-27', 123)` is `RR/26-27/000123`. */
export function invoiceNumber(year: string, serial: number): string {
  return documentNumber('RR', year, serial);
}

/** `creditNoteNumber('26-27', 1)` is `RC/26-27/000001`. */
export function creditNoteNumber(year: string, serial: number): string {
  return documentNumber('RC', year, serial);
}

/** Six digits with leading zeros; the millionth document of a year simply has seven. Beyond 9,999,999 it throws. */
function documentNumber(series: string, year: string, serial: number): string {
  const [first, second] = year.split('-').map(Number);
  if (!/^\d{2}-\d{2}$/.test(year) || first === undefined || second !== (first + 1) % 100) {
    throw new RangeError(`Not a financial year: ${year}`);
  }
  if (!Number.isInteger(serial) || serial < 1 || serial > SERIAL_MAX) {
    throw new RangeError(`Not a serial number of a document: ${serial}`);
  }
  return `${series}/${year}/${String(serial).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
