import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BY_MASS } from '../../tests/support/carrier-rule.ts';
import { rupees } from '../pricing/money.ts';
import { carrierOffers, type OfferedOrder, type OfferingCarrier } from './carrier-offers.ts';
import { PROMISE_TERMS } from './promise.ts';

/** Wednesday 18 November 2026, noon. */
const NOON = new Date('2026-11-18T12:00:00+05:30');

const order: OfferedOrder = {
  boxes: [{ count: 1, grams: 61_000, sides: [2000, 600, 400] }],
  state: 'Karnataka',
  pincode: '560001',
  promiseLast: '2026-11-23',
  now: NOON,
  terms: { ...PROMISE_TERMS, holidays: ['2026-11-20'] },
};

const rate: OfferingCarrier['rates'][number] = {
  carrierId: '',
  zone: 'national',
  method: 'standard',
  minGrams: 0,
  maxGrams: null,
  baseAmount: rupees(100),
  perKgAmount: rupees(10),
  minDays: 2,
  maxDays: 3,
};
const carrier = (name: string, changes: Partial<OfferingCarrier> = {}): OfferingCarrier => ({
  id: name,
  name,
  rule: BY_MASS,
  rates: [{ ...rate, carrierId: name }],
  answer: null,
  ...changes,
});
const ratesOf = (name: string, ...changes: readonly Partial<typeof rate>[]) => ({
  rates: changes.map((change) => ({ ...rate, carrierId: name, ...change })),
});

const shown = (asked: OfferedOrder, ...carriers: OfferingCarrier[]) => {
  const { offers, refused } = carrierOffers(asked, carriers);
  return [
    ...offers.map(
      ({ carrierName, amount, arrival, daysLate }) =>
        `${carrierName}: ₹${amount / 100}, ${arrival}, ${daysLate ?? 'no promise'}`,
    ),
    ...refused.map(({ carrierName, reason }) => `${carrierName} ${reason.replaceAll('\u00a0', ' ')}`),
  ];
};

describe('the offers of carriers', () => {
  it('put the cheapest that keeps the promise first, then the least late, then those that say no', () => {
    expect(
      shown(
        order,
        // 61 kg. Leaves on Wednesday; Thursday, Saturday and Monday are working days.
        carrier('Lorry'),
        // 5 days: Thursday, Saturday, Monday, Tuesday, Wednesday the 25th.
        carrier('Cheap', ratesOf('Cheap', { perKgAmount: rupees(1), maxDays: 5 })),
        carrier('Dear', ratesOf('Dear', { perKgAmount: rupees(40), maxDays: 1 })),
        carrier('Slow', ratesOf('Slow', { perKgAmount: rupees(0), maxDays: 8 })),
        carrier('Local', { answer: { serves: false, days: null } }),
        carrier('Light', ratesOf('Light', { maxGrams: 50_000 })),
        carrier('Van', { rule: { ...BY_MASS, longestMm: 1800 } }),
      ),
    ).toEqual([
      'Lorry: ₹710, 2026-11-23, 0',
      'Dear: ₹2540, 2026-11-19, 0',
      'Cheap: ₹161, 2026-11-25, 2',
      'Slow: ₹100, 2026-11-28, 5',
      'Local does not deliver to 560001',
      'Light no rate for 61 kg',
      'Van takes boxes up to 180 cm',
    ]);
  });

  it('are for the chargeable weight, with the surcharge', () => {
    // 200 × 60 × 40 = 480,000 cm³; / 5000 = 96 kg. 100 + 96 × 10 + 300.
    const rule = { ...BY_MASS, volumeDivisor: 5000, overLengthMm: 1800, overLengthCharge: rupees(300) };
    const [offer] = carrierOffers(order, [carrier('Air', { rule })]).offers;
    expect(offer).toMatchObject({ grams: 96_000, amount: rupees(1360), days: [2, 3] });
    expect(offer?.why.map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
      'volumetric: 96 kg, actual 61 kg',
      '1 box over 180 cm: ₹300',
    ]);
  });

  it('take the days of the carrier’s list for its standard service, and those of the rate for express', () => {
    const both = carrier('Lorry', {
      ...ratesOf('Lorry', {}, { method: 'express', perKgAmount: rupees(30), maxDays: 1 }),
      answer: { serves: true, days: [4, 6] },
    });
    expect(shown(order, both)).toEqual(['Lorry: ₹1930, 2026-11-19, 0', 'Lorry: ₹710, 2026-11-26, 3']);
  });

  it('leave on the next working day after the cut-off, on Sundays and on holidays', () => {
    const leaves = (clock: string) =>
      carrierOffers({ ...order, now: new Date(`${clock}:00+05:30`) }, []).dispatch;
    expect(leaves('2026-11-18T13:59')).toBe('2026-11-18');
    expect(leaves('2026-11-18T14:00')).toBe('2026-11-19');
    expect(leaves('2026-11-19T14:00'), 'the 20th is a holiday').toBe('2026-11-21');
    expect(leaves('2026-11-22T09:00'), 'a Sunday').toBe('2026-11-23');
  });

  it('are sorted by price where nothing was promised', () => {
    const cheap = carrier('Cheap', ratesOf('Cheap', { perKgAmount: rupees(1), maxDays: 40 }));
    expect(shown({ ...order, promiseLast: null }, carrier('Lorry'), cheap)[0]).toMatch(
      /^Cheap: ₹161, .*no promise$/,
    );
  });

  it('never put a late one before one in time, nor a dearer one before a cheaper one in time', () => {
    const any = fc.array(
      fc.record({ perKg: fc.integer({ min: 0, max: 50 }), days: fc.integer({ min: 0, max: 12 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(any, (given) => {
        const carriers = given.map(({ perKg, days }, at) =>
          carrier(`C${at}`, ratesOf(`C${at}`, { perKgAmount: rupees(perKg), minDays: 0, maxDays: days })),
        );
        const { offers } = carrierOffers(order, carriers);
        expect(offers).toHaveLength(given.length);
        for (const [at, offer] of offers.entries()) {
          const next = offers[at + 1];
          if (next === undefined) continue;
          expect(offer.daysLate).toBeLessThanOrEqual(next.daysLate ?? 0);
          if (next.daysLate === 0) expect(offer.amount).toBeLessThanOrEqual(next.amount);
        }
      }),
    );
  });
});
