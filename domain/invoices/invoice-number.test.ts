import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteNumber, financialYear, invoiceNumber } from './invoice-number.ts';

describe('the financial year', () => {
  it.each([
    ['2027-03-31T23:59:59.999+05:30', '26-27'],
    ['2027-04-01T00:00:00.000+05:30', '27-28'],
    ['2027-03-31T18:29:59.999Z', '26-27'],
    ['2027-03-31T18:30:00.000Z', '27-28'],
    ['2026-11-15T12:00:00+05:30', '26-27'],
    ['2027-01-01T00:00:00+05:30', '26-27'],
    ['2026-12-31T23:59:59+05:30', '26-27'],
    ['2026-04-01T00:00:00+05:30', '26-27'],
    ['2099-06-01T00:00:00+05:30', '99-00'],
    ['2101-02-01T00:00:00+05:30', '00-01'],
  ])('takes %s for the year %s, by the clock of India', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });

  it('refuses a date that is none', () => {
    expect(() => financialYear(new Date('never'))).toThrow(RangeError);
  });
});

describe('the number of an invoice', () => {
  it('is RR/26-27/000123 for the 123rd of the year', () => {
    expect(invoiceNumber('26-27', 123)).toBe('RR/26-27/000123');
    expect(invoiceNumber('99-00', 1)).toBe('RR/99-00/000001');
  });

  it('has its own series for credit notes', () => {
    expect(creditNoteNumber('26-27', 1)).toBe('RC/26-27/000001');
  });

  it('grows to seven digits at the millionth and then fills all 16 characters', () => {
    expect(invoiceNumber('26-27', 999_999)).toBe('RR/26-27/999999');
    expect(invoiceNumber('26-27', 1_000_000)).toBe('RR/26-27/1000000');
    expect(invoiceNumber('26-27', 9_999_999)).toHaveLength(16);
  });

  it.each([0, -1, 1.5, Number.NaN, 10_000_000])('refuses the serial number %s', (serial) => {
    expect(() => invoiceNumber('26-27', serial)).toThrow(RangeError);
  });

  it.each(['2026-27', '26-28', '26/27', '', '26-27-28'])('refuses the year "%s"', (year) => {
    expect(() => invoiceNumber(year, 1)).toThrow(RangeError);
  });

  it('always keeps to the law: at most 16 letters, digits, hyphens and slashes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 9_999_999 }),
        (date, serial) => {
          expect(invoiceNumber(financialYear(date), serial)).toMatch(/^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/);
        },
      ),
    );
  });

  it('never gives one number to two serials of a year', () => {
    const serial = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(serial, serial, (one, other) => {
        expect(invoiceNumber('26-27', one) === invoiceNumber('26-27', other)).toBe(one === other);
      }),
    );
  });
});
