import { describe, expect, it } from 'vitest';
import { bookInvoice, bookNote, SELLER, WORKED_MONTH } from '../../tests/support/book-documents.ts';
import { paise } from '../pricing/money.ts';
import type { BookDocument } from './book-document.ts';
import { lastNoteDay } from './filing.ts';
import { gstr1 } from './gstr1.ts';
import { type CheckKind, monthChecks } from './month-checks.ts';

const october: readonly BookDocument[] = Object.values(WORKED_MONTH);
const { rack, gym, note } = WORKED_MONTH;
const checksOf = (documents: readonly BookDocument[], gstin = SELLER) =>
  monthChecks({ month: '2026-10', gstin, documents, file: gstr1('2026-10', gstin, documents) });

/** The month with this document in the place of the one of its number. */
const withChanged = (changed: BookDocument) =>
  checksOf(october.map((one) => (one.number === changed.number ? changed : one)));
const lineOf = (document: BookDocument, changes: object) => ({
  ...document,
  lines: document.lines.map((line) => ({ ...line, ...changes })),
});
const open = (checks: ReturnType<typeof checksOf>) =>
  checks.filter(({ level }) => level !== 'passed').map(({ kind, level }) => `${level} ${kind}`);

it('the worked month passes all checks and says what was looked at', () => {
  const checks = checksOf(october);
  expect(open(checks)).toEqual([]);
  expect(checks.find(({ kind }) => kind === 'numbers')?.title).toBe(
    'Numbers without a gap: RR/26-27/0041 to RR/26-27/0045, CN/26-27/0007',
  );
});

describe('a check finds', () => {
  const near = bookInvoice({ ...gym, place: '24', lines: [{ description: 'Home gym', taxable: 84_745_76 }] });
  it.each<[string, BookDocument, string[]]>([
    ['a line without HSN', lineOf(rack, { hsn: '' }), ['red hsn']],
    ['a unit that the portal does not know', lineOf(rack, { unit: 'PIECE' }), ['red hsn']],
    ['a rate that is not in the list', lineOf(rack, { ratePercent: 17 }), ['red rate']],
    ['IGST at home', { ...rack, isInterState: true }, ['red tax', 'red sums']],
    ['an unknown place of supply', { ...rack, placeCode: '' }, ['red tax']],
    [
      'a buyer’s GSTIN with a wrong last character',
      { ...rack, buyerGstin: '27AAHCG5678L1ZX' },
      ['red gstin'],
    ],
    ['a document without our GSTIN', { ...rack, sellerGstin: '' }, ['red gstin']],
    ['our own GSTIN as the buyer’s', { ...rack, buyerGstin: SELLER }, ['red gstin']],
    ['an invoice near the limit', { ...near, number: gym.number }, ['amber limit']],
    ['a total that does not add up', { ...rack, total: paise(rack.total + 1) }, ['red totals']],
    ['a document of another month', { ...rack, day: '2026-09-30' }, ['red dates']],
    ['a note whose money has not gone back', { ...note, isRefundOwed: true }, ['amber refunds']],
    [
      'a note that comes too late',
      { ...note, original: { number: 'RR/24-25/1', day: '2025-03-31' } },
      ['red late-notes'],
    ],
    ['what older documents lack', { ...rack, missing: ['units'] }, ['amber older']],
  ])('%s', (_what, changed, expected) => {
    const checks = withChanged(changed);
    expect(open(checks)).toEqual(expected);
    if (!expected.includes('red sums')) expect(checks[0]?.documents).toEqual([changed]);
  });

  it('a note without its invoice', () => {
    const { original, ...alone } = note;
    expect(open(withChanged(alone))).toEqual(['red notes']);
  });

  it('a gap in the numbers, and names what is missing', () => {
    const [numbers] = checksOf(october.filter((document) => document !== gym));
    expect(numbers).toMatchObject({
      kind: 'numbers' satisfies CheckKind,
      level: 'red',
      detail: 'Missing: RR/26-27/0043. Every number has to be explained.',
    });
  });

  it('the same number twice', () => {
    const twice = [...october, { ...gym, id: 'other', number: gym.number.toLowerCase() }];
    expect(open(checksOf(twice))).toContain('red numbers');
  });

  it('that our own GSTIN is missing', () => expect(open(checksOf(october, ''))).toEqual(['red gstin']));
});

it.each([
  ['2025-03-31', '2025-11-30'],
  ['2025-04-01', '2026-11-30'],
  ['2026-03-31', '2026-11-30'],
])('a note on an invoice of %s is in time until %s', (invoiced, last) => {
  expect(lastNoteDay(invoiced)).toBe(last);
  const late = bookNote(rack, { number: 'CN/26-27/0008', day: '2026-10-30' });
  expect(late.original?.day).toBe(rack.day);
});
