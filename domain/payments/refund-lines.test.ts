import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sum } from '../pricing/money.ts';
import { type ChosenLine, isAllChosen, piecesValue, refundValue } from './refund-lines.ts';

const line = (quantity: number, taxable: number, freight = 0): ChosenLine['line'] => {
  const igst = Math.round((taxable * 18) / 100);
  return {
    quantity,
    freight: paise(freight),
    taxable: paise(taxable),
    cgst: paise(0),
    sgst: paise(0),
    igst: paise(igst),
    total: paise(taxable + igst),
  };
};
const LEFT = paise(10_000_000);

describe('what pieces are refunded with', () => {
  it('is their share of the line with GST: ₹8,999 and ₹599 are ₹9,598.00 and ₹1,727.64 GST', () => {
    const chosen = [
      { line: line(2, 1_799_800), refunded: 0, pieces: 1 },
      { line: line(2, 119_800), refunded: 0, pieces: 1 },
    ];
    expect(refundValue(chosen, true, LEFT)).toEqual({ taxable: 959_800, tax: 172_764, total: 1_132_564 });
  });

  it('has the freight only where that is refunded too', () => {
    const chosen = { line: line(2, 1_904_000, 104_000), refunded: 0, pieces: 1 };
    expect(piecesValue(chosen, { withFreight: false })).toEqual({
      taxable: 900_000,
      tax: 162_000,
      total: 1_062_000,
    });
    expect(piecesValue(chosen, { withFreight: true }).total).toBe(1_123_360);
    expect(refundValue([chosen], false, LEFT)).toEqual({ taxable: 900_000, tax: 162_000, total: 1_062_000 });
    expect(refundValue([chosen], true, LEFT)).toEqual({ taxable: 952_000, tax: 171_360, total: 1_123_360 });
  });

  it('has CGST and SGST to the same paisa: ₹19,723.84 without its freight is ₹1,775.15 twice, ₹23,274.14 in all', () => {
    const tax = { cgst: paise(178_468), sgst: paise(178_468), igst: paise(0) };
    const sold = { ...line(1, 1_982_977, 10_593), ...tax, total: paise(2_339_913) };
    expect(piecesValue({ line: sold, refunded: 0, pieces: 1 }, { withFreight: false })).toEqual({
      taxable: 1_972_384,
      tax: 355_030,
      total: 2_327_414,
    });
  });

  it('is the line together, however its pieces are refunded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.nat(9_000_000),
        fc.nat(50_000),
        (quantity, goods, freight) => {
          const sold = line(quantity, goods + freight, freight);
          const one = (refunded: number) =>
            piecesValue({ line: sold, refunded, pieces: 1 }, { withFreight: true });
          const parts = Array.from({ length: quantity }, (_, refunded) => one(refunded).total);
          expect(sum(parts)).toBe(sold.total);
          expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('is all that is left of the money for all that is left of the order, and never more', () => {
    const rest = [{ line: line(3, 300_000), refunded: 1, pieces: 2 }];
    expect(isAllChosen(rest)).toBe(true);
    expect(refundValue(rest, true, paise(236_050)).total).toBe(236_050);
    expect(refundValue(rest, false, paise(100)).total).toBe(100);
    const part = { line: line(3, 300_000), refunded: 1, pieces: 1 };
    expect(isAllChosen([part])).toBe(false);
    expect(isAllChosen([...rest, part])).toBe(false);
  });
});
