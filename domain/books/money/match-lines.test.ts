import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tests/support/rounds.ts';
import { paise, subtract, sum, ZERO } from '../../pricing/money.ts';
import { type Expectation, looksLikeRounding, matchLines } from './match-lines.ts';
import {
  isPlaced,
  type LineKind,
  lineKey,
  type Reason,
  type SettlementLine,
  settledOf,
} from './settlement-line.ts';

const line = (kind: LineKind, reference: string, amount: number, more: Partial<SettlementLine> = {}) => ({
  row: 2,
  kind,
  reference,
  utr: 'U1',
  day: null,
  amount: paise(amount),
  fee: ZERO,
  feeGst: ZERO,
  ...more,
});
const about = (due: number | null, more: Partial<Expectation> = {}): Expectation => ({
  orderId: 'order-1',
  due: due === null ? null : paise(due),
  settled: ZERO,
  hasCreditNote: false,
  ...more,
});
const match = (
  lines: readonly SettlementLine[],
  known: Readonly<Record<string, Expectation>> = {},
  stored: readonly string[] = [],
) => matchLines(lines, { expectations: new Map(Object.entries(known)), stored: new Set(stored) });

describe('a line is put to what it pays', () => {
  it.each<[string, SettlementLine, Expectation | undefined, Reason, number | null]>([
    ['to the paisa', line('cod', '1', 829_900), about(829_900), 'matched', 0],
    ['a paisa short', line('cod', '1', 829_899), about(829_900), 'short', -1],
    ['a rupee too much', line('cod', '1', 642_100), about(642_000), 'excess', 100],
    ['no shipment has the number', line('cod', '1', 5), undefined, 'unknown_awb', null],
    ['no attempt has the number', line('payment', 'x', 5), undefined, 'unknown_reference', null],
    ['before it was delivered', line('cod', '1', 5), about(5, { parcel: 'on its way' }), 'not_due', 0],
    ['though it came back', line('cod', '1', 5), about(5, { parcel: 'returned' }), 'returned', 0],
    ['the rest of an order', line('cod', '1', 40), about(100, { settled: paise(60) }), 'matched', 0],
    [
      'of an order that was settled',
      line('cod', '2', 100),
      about(100, { settled: paise(100) }),
      'excess',
      100,
    ],
    ['a fee that is no deduction', line('payment', '1', 5, { fee: paise(1) }), about(5), 'fee', 0],
    ['a refund with its note', line('refund', '1', -5), about(-5, { hasCreditNote: true }), 'matched', 0],
    ['a refund without one', line('refund', '1', -5), about(-5), 'no_credit_note', 0],
    [
      'a reversal with its note',
      line('return_reversed', '1', -5),
      about(null, { hasCreditNote: true }),
      'matched',
      null,
    ],
    ['a reversal without one', line('return_reversed', '1', -5), about(null), 'return_reversed', null],
    ['freight', line('freight', 'batch', -5), undefined, 'freight', null],
    ['early COD', line('early_cod_fee', 'batch', -5), undefined, 'early_cod_fee', null],
    ['a recovery', line('adjustment', 'T1', -5), undefined, 'adjustment', null],
  ])('%s', (_, given, known, reason, difference) => {
    const [found] = match([given], known && { [lineKey(given)]: known });
    expect([found?.reason, found?.difference]).toEqual([reason, difference]);
  });

  it('once in a file, and once in all files', () => {
    const lines = [line('cod', '1', 5), line('cod', '1', 5, { row: 9 })];
    const known = { 'cod 1': about(5) };
    expect(match(lines, known).map(({ reason, sameAsRow }) => [reason, sameAsRow])).toEqual([
      ['matched', undefined],
      ['twice', 2],
    ]);
    expect(match(lines, known, ['cod 1']).map(({ reason }) => reason)).toEqual(['settled_before', 'twice']);
  });

  it('with the other parcels of its order, of which any may bring the cash', () => {
    const known = { 'cod 1': about(100), 'cod 2': about(100) };
    const split = match([line('cod', '1', 30), line('cod', '2', 70, { row: 3 })], known);
    expect(split.map(({ reason }) => reason)).toEqual(['matched', 'matched']);
    const tooFew = match([line('cod', '1', 30), line('cod', '2', 60, { row: 3 })], known);
    expect(tooFew.map(({ reason, expected }) => [reason, expected])).toEqual([
      ['short', 40],
      ['short', 70],
    ]);
  });

  it('with up to a rupee proposed as rounding', () => {
    expect(
      [null, 0, 1, -100, 101].map((difference) =>
        looksLikeRounding(difference === null ? null : paise(difference)),
      ),
    ).toEqual([false, false, true, true, false]);
  });
});

const anyLine = fc.record({
  kind: fc.constantFrom<LineKind>('cod', 'payment', 'refund', 'freight', 'return_reversed', 'adjustment'),
  reference: fc.integer({ min: 1, max: 12 }).map(String),
  amount: fc.integer({ min: -500, max: 500 }),
  fee: fc.integer({ min: -20, max: 0 }),
});
const known = Object.fromEntries(
  ['cod', 'payment', 'refund', 'return_reversed'].flatMap((kind) =>
    Array.from({ length: 8 }, (_, at) => [
      `${kind} ${at + 1}`,
      about(100 * at, { orderId: `order-${at >> 1}`, hasCreditNote: at % 2 === 0 }),
    ]),
  ),
);

describe('whatever is in a file', () => {
  it('what is placed and what is not add up to what the file says', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), (given) => {
        const lines = given.map(({ kind, reference, amount, fee }, at) =>
          line(kind, reference, amount, { row: at + 2, fee: paise(fee) }),
        );
        const matched = match(lines, known, ['cod 3', 'payment 1']);
        const all = sum(lines.map(settledOf));
        const placed = sum(matched.filter(({ reason }) => isPlaced(reason)).map((m) => settledOf(m.line)));
        const unplaced = sum(matched.filter(({ reason }) => !isPlaced(reason)).map((m) => settledOf(m.line)));
        expect(subtract(all, placed)).toBe(unplaced);
        expect(matched).toHaveLength(lines.length);
      }),
      { numRuns: rounds(1000) },
    );
  });

  it('the order of its lines changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), fc.integer(), (given, seed) => {
        const lines = given.map(({ kind, reference, amount }, at) =>
          line(kind, reference, amount, { row: at + 2 }),
        );
        const byRow = (found: ReturnType<typeof match>) => found.toSorted((a, b) => a.line.row - b.line.row);
        const shuffled = lines.toSorted(
          (a, b) => ((a.row * 7919 + seed) % 31) - ((b.row * 7919 + seed) % 31),
        );
        expect(byRow(match(shuffled, known))).toEqual(byRow(match(lines, known)));
      }),
      { numRuns: rounds(1000) },
    );
  });
});
