import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '../pricing/money.ts';
import {
  formatClock,
  formatDayMonth,
  formatLongDate,
  formatLongDateTime,
  formatRupees,
  formatRupeesExact,
  formatRupeesUnrounded,
} from './format.ts';

describe('a price on the screen', () => {
  it.each([
    [0, '₹0'],
    [1, '₹1'],
    [229, '₹229'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [5900, '₹5,900'],
    [66_825, '₹66,825'],
    [99_999, '₹99,999'],
    [1_00_000, '₹1,00,000'],
    [1_23_456, '₹1,23,456'],
    [1_23_45_678, '₹1,23,45,678'],
    [10_05_00_010.5, '₹10,05,00,011'],
    [49.49, '₹49'],
    [49.5, '₹50'],
    [999.5, '₹1,000'],
    [-1499, '-₹1,499'],
    [-0.4, '₹0'],
  ])('of %s rupees reads %s', (amount, text) => {
    expect(formatRupees(rupees(amount))).toBe(text);
  });

  it('is in Indian rupees, written as India writes them [9.money.1]', () => {
    const indian = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      maximumFractionDigits: 0,
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (amount) => {
        expect(formatRupees(rupees(amount))).toBe(indian.format(amount));
      }),
    );
  });
});

describe('an amount on an invoice', () => {
  it.each([
    [0, '₹0.00'],
    [0.05, '₹0.05'],
    [5900, '₹5,900.00'],
    [1_23_456.5, '₹1,23,456.50'],
    [1_23_45_678, '₹1,23,45,678.00'],
    [-1499, '-₹1,499.00'],
    [-0.4, '-₹0.40'],
  ])('of %s rupees reads %s', (amount, text) => {
    expect(formatRupeesExact(rupees(amount))).toBe(text);
  });

  it('of the largest amount still has every digit', () => {
    expect(formatRupeesExact(paise(Number.MAX_SAFE_INTEGER))).toBe('₹9,00,71,99,25,47,409.91');
    expect(formatRupees(paise(Number.MAX_SAFE_INTEGER - 91))).toBe('₹9,00,71,99,25,47,409');
  });
});

describe('an amount in the shop’s own books', () => {
  it.each([
    [120, '₹120'],
    [18.5, '₹18.50'],
    [-1_23_456.05, '-₹1,23,456.05'],
  ])('of %s rupees reads %s', (amount, text) => {
    expect(formatRupeesUnrounded(rupees(amount))).toBe(text);
  });
});

describe('a date', () => {
  it.each([
    ['2025-11-15', '15 November 2025'],
    ['2026-01-01', '1 January 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2025-11-15T18:29:59.999Z', '15 November 2025'],
    ['2025-11-15T18:30:00.000Z', '16 November 2025'],
    ['2025-12-31T18:30:00Z', '1 January 2026'],
    ['2025-11-15T23:59:59', '15 November 2025'],
    ['2025-11-15T00:00:00.000', '15 November 2025'],
  ])('written %s reads %s in India', (written, text) => {
    expect(formatLongDate(written)).toBe(text);
  });

  it('takes a moment as well as a text', () => {
    expect(formatLongDate(new Date('2025-11-15T12:00:00Z'))).toBe('15 November 2025');
  });

  it.each([
    ['2025-11-15T12:00:00Z', '15 November 2025, 5:30 pm'],
    ['2025-11-14T18:30:00Z', '15 November 2025, 12:00 am'],
    ['2025-11-15T06:35:00Z', '15 November 2025, 12:05 pm'],
    ['2025-11-15T03:31:59Z', '15 November 2025, 9:01 am'],
  ])('with its time, written %s, reads %s', (written, text) => {
    expect(formatLongDateTime(written)).toBe(text);
  });

  it('agrees with the calendar of India on every day', () => {
    const indian = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        expect(formatLongDate(day)).toBe(indian.format(day));
      }),
    );
  });

  it.each(['', 'tomorrow', '2025-13-01'])('that is none (%j) is refused', (written) => {
    expect(() => formatLongDate(written)).toThrow(RangeError);
  });
});

describe('a date on the axis of a chart', () => {
  it('is short, and the day it is in India; a clock has the time there', () => {
    expect(formatDayMonth('2026-03-08')).toBe('8 Mar');
    expect(formatDayMonth('2026-11-14T18:30:00Z')).toBe('15 Nov');
    expect(formatClock('2026-11-14T18:35:00Z')).toBe('12:05 am');
  });
});
