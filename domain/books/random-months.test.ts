import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bookInvoice,
  bookNote,
  GYM_IN_BENGALURU,
  GYM_IN_PUNE,
  SELLER,
} from '../../tests/support/book-documents.ts';
import { gstr1Schema } from '../../tests/support/gstr1-schema.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { type BookDocument, signedTax } from './book-document.ts';
import { gstr1 } from './gstr1.ts';
import { gstr3b } from './gstr3b.ts';
import { monthSections } from './sections.ts';
import { areSumsEqual, hsnTotal, sectionsTotal } from './sums-check.ts';
import { NO_TAX, sumTax } from './tax-amounts.ts';

const line = fc.record({
  description: fc.constantFrom('Power rack', 'Bench', 'Gloves “soft”'),
  // Odd paise, so that halves of 0.5 paise come up; and amounts around the limit.
  taxable: fc.oneof(fc.integer({ min: 1, max: 2_00_000_00 }), fc.constantFrom(84_745_76, 84_745_77, 5, 50)),
  hsn: fc.constantFrom('95069190', '42032110', '94032090'),
  unit: fc.constantFrom('NOS', 'SET', 'PRS'),
  quantity: fc.integer({ min: 1, max: 40 }),
  ratePercent: fc.constantFrom(0, 5, 12, 18, 40),
});
const sale = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  buyer: fc.constantFrom(
    { place: '27', gstin: GYM_IN_PUNE },
    { place: '29', gstin: GYM_IN_BENGALURU },
    { place: '27', gstin: '' },
    { place: '24', gstin: '' },
    { place: '07', gstin: '' },
  ),
  day: fc.integer({ min: 10, max: 28 }),
  roundOff: fc.integer({ min: -50, max: 50 }),
  isCredited: fc.boolean(),
});

const month = fc.array(sale, { maxLength: 12 }).map((sales) => {
  const invoices = sales.map(({ buyer, day, lines, roundOff }, at) =>
    // The total of an invoice is never negative.
    bookInvoice({
      number: `RR/26-27/${1001 + at}`,
      day: `2026-10-${day}`,
      lines,
      ...buyer,
      roundOff: Math.abs(roundOff),
    }),
  );
  const notes = invoices
    .filter((_, at) => sales[at]?.isCredited)
    .map((invoice, at) => bookNote(invoice, { number: `RC/26-27/${1001 + at}`, day: '2026-10-30' }));
  return { invoices, notes };
});
const fileOf = (documents: readonly BookDocument[]) => gstr1('2026-10', SELLER, documents);

it('sums by any grouping are equal, the file is valid, and read back it gives the same totals', () => {
  fc.assert(
    fc.property(month, ({ invoices, notes }) => {
      const all = [...invoices, ...notes];
      const file = fileOf(all);
      const total = sumTax(all.map(signedTax));
      expect(sectionsTotal(file)).toEqual(total);
      expect(hsnTotal(file)).toEqual(total);
      expect(sumTax(monthSections(all))).toEqual(total);
      const { taxed, untaxed } = gstr3b(all);
      expect(sumTax([taxed, untaxed])).toEqual(total);
      const readBack = gstr1Schema.parse(JSON.parse(JSON.stringify(file)));
      expect(readBack).toEqual(file);
      expect(areSumsEqual(all, file)).toBe(true);
    }),
    { numRuns: rounds(300) },
  );
});

it('notes on everything take everything back, also in another month', () => {
  fc.assert(
    fc.property(month, ({ invoices }) => {
      const notes = invoices.map((invoice, at) =>
        bookNote(invoice, { number: `RC/26-27/${1001 + at}`, day: '2026-11-02' }),
      );
      const both = fileOf([...invoices, ...notes]);
      expect(sectionsTotal(both)).toEqual(NO_TAX);
      expect([both.b2cs, both.hsn, both.nil]).toEqual([undefined, undefined, undefined]);
      const { taxed, consumers } = gstr3b([...invoices, ...notes]);
      expect([taxed, consumers]).toEqual([NO_TAX, []]);
      const later = sumTax([sectionsTotal(fileOf(invoices)), sectionsTotal(fileOf(notes))]);
      expect(later).toEqual(NO_TAX);
    }),
    { numRuns: rounds(300) },
  );
});

it('the order of the documents does not matter', () => {
  fc.assert(
    fc.property(
      month.chain(({ invoices, notes }) => {
        const all = [...invoices, ...notes];
        return fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }));
      }),
      ([all, shuffled]) => {
        expect(JSON.stringify(fileOf(shuffled))).toBe(JSON.stringify(fileOf(all)));
        expect(gstr3b(shuffled)).toEqual(gstr3b(all));
      },
    ),
    { numRuns: rounds(300) },
  );
});
