import { describe, expect, it } from 'vitest';
import { readAmount, readAwb, readDay, readUtr } from './read-cells.ts';

const readOf = <Value>(read: { ok: true; value: Value } | { ok: false; message: string }) =>
  read.ok ? read.value : read.message;

describe('an amount in a provider’s file', () => {
  it.each([
    ['1234.56', 123456],
    ['₹1,23,456.50', 12345650],
    ['123,456.50', 12345650],
    ['Rs. 500', 50000],
    ['-236.00', -23600],
    ["'-236.00", -23600],
    ['−236', -23600],
    ['(236.00)', -23600],
    ['236.00-', -23600],
    ['19.990', 1999],
    ['', 0],
    ['-', 0],
    ['0.07', 7],
  ])('%j is %d paise', (cell, paise) => expect(readOf(readAmount(cell, 'Amount'))).toBe(paise));

  it.each(['12.345', '1,2,3', 'abc', '=1+1', '1e5', '12 34', '1.2.3', '99999999999999'])(
    '%j is none',
    (cell) =>
      expect(readOf(readAmount(cell, 'Amount'))).toBe(
        `Amount: “${cell}” is not an amount in rupees and paise.`,
      ),
  );
});

describe('a date in a provider’s file', () => {
  it.each([
    ['17-11-2026', '2026-11-17'],
    ['17/11/26', '2026-11-17'],
    ['17-Nov-2026', '2026-11-17'],
    ['17 November 2026', '2026-11-17'],
    ['5-1-26 6:02 pm', '2026-01-05'],
    ['2026-11-17T18:02:00', '2026-11-17'],
    ['', null],
  ])('%j is %s', (cell, day) => expect(readOf(readDay(cell, 'Date'))).toBe(day));

  it.each(['31-02-2026', '11-17-2026', 'soon', '17-11'])('%j is none', (cell) =>
    expect(readOf(readDay(cell, 'Date'))).toBe(`Date: “${cell}” is not a date like 17-11-2026.`),
  );
});

describe('an AWB', () => {
  it.each([
    ['123456789012', '123456789012'],
    ['123456789012.0', '123456789012'],
    ["'59311004830094", '59311004830094'],
    [' sf123456in ', 'SF123456IN'],
  ])('%j is read to the digit as %s', (cell, awb) => expect(readOf(readAwb(cell, 'AWB'))).toBe(awb));

  it.each([
    ['1.23457E+11', 'AWB: “1.23457E+11” was shortened by the spreadsheet. Format its column as text.'],
    ['1E11', 'AWB: “1E11” was shortened by the spreadsheet. Format its column as text.'],
    ['', 'AWB is empty.'],
    ['12\u000034', 'AWB: “12\u000034” is not a number to find it by.'],
    ['12 34', 'AWB: “12 34” is not a number to find it by.'],
  ])('%j is refused', (cell, message) => expect(readOf(readAwb(cell, 'AWB'))).toBe(message));
});

it.each([
  ['hdfcn52026111704812', 'HDFCN52026111704812'],
  ['000012345678', '12345678'],
  [' ', null],
])('the UTR %j is %s', (cell, utr) => expect(readUtr(cell)).toBe(utr));
