import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, sum } from '../pricing/money.ts';
import { chargedShares, type SharingShipment, unusualBill } from './freight-margin.ts';
import { SHIPMENT_STATUSES } from './shipment.ts';

const shipment = (id: string, weightGrams: number, status: SharingShipment['status'] = 'PENDING') => ({
  id,
  weightGrams,
  status,
});
const shares = (charge: number, ...shipments: SharingShipment[]) =>
  Object.fromEntries([...chargedShares(rupees(charge), shipments)].map(([id, share]) => [id, share / 100]));

describe('what was charged for freight', () => {
  it('is shared by weight, to the paisa', () => {
    expect(shares(1100, shipment('a', 44_000))).toEqual({ a: 1100 });
    expect(shares(100, shipment('a', 10_000), shipment('b', 20_000))).toEqual({ a: 33.33, b: 66.67 });
    expect(shares(100, shipment('a', 0), shipment('b', 0), shipment('c', 0)), 'no weights').toEqual({
      a: 33.34,
      b: 33.33,
      c: 33.33,
    });
    expect(shares(100, shipment('a', 10_000), shipment('b', 20_000, 'CANCELLED'))).toEqual({ a: 100 });
    expect(shares(100, shipment('b', 20_000, 'CANCELLED'))).toEqual({});
    expect(shares(100, shipment('a', 1, 'RETURNED'), shipment('b', 1, 'FAILED'))).toEqual({ a: 50, b: 50 });
  });

  it('adds up to the charge', () => {
    const any = fc.record({
      id: fc.uuid(),
      weightGrams: fc.nat({ max: 10_000_000 }),
      status: fc.constantFrom(...SHIPMENT_STATUSES),
    });
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        fc.uniqueArray(any, { selector: ({ id }) => id }),
        (charge, all) => {
          const shared = chargedShares(paise(charge), all);
          if (shared.size > 0) expect(sum(shared.values())).toBe(charge);
        },
      ),
    );
  });
});

describe('a bill', () => {
  it.each([
    [1000, 1000, undefined],
    [1000, 1100, undefined],
    [1000, 900, undefined],
    [1000, 1100.01, 10],
    [1000, 1140, 14],
    [1000, 850, -15],
    [1000, 0, -100],
    [0, 500, undefined],
    [null, 500, undefined],
  ])('of what was quoted at ₹%s and billed at ₹%s is off by %s percent', (quoted, billed, percent) => {
    expect(unusualBill(quoted === null ? null : rupees(quoted), rupees(billed))).toBe(percent);
  });
});
