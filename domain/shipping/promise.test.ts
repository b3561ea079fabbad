import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indianDay } from '../text/period.ts';
import { SHIPPING_METHODS } from './freight.ts';
import {
  type CarrierAnswer,
  DELIVERY_ZONES,
  deliveryZone,
  isDelivered,
  isOverdue,
  longestLead,
  PROMISE_TERMS,
  postponed,
  promiseFor,
  promiseWords,
} from './promise.ts';
import table from './promise-cases.json' with { type: 'json' };

const terms = { ...PROMISE_TERMS, holidays: table.holidays };
const inIndia = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00+05:30`);

describe('the promised days', () => {
  it('are those of the table, for 50 pincodes and 5 products', () => {
    expect(new Set(table.cases.map(({ pincode }) => pincode)).size).toBe(50);
    expect(new Set(table.cases.map(({ zone }) => zone))).toEqual(new Set(DELIVERY_ZONES));
    for (const { pincode, place, zone, method: named, ordered, promised } of table.cases) {
      expect(deliveryZone(pincode), place).toBe(zone);
      const method = SHIPPING_METHODS.find((each) => each === named) ?? 'standard';
      const found = table.products.map(({ leadDays }) => {
        const { first, last } = promiseFor({ pincode, method, leadDays, orderedAt: inIndia(ordered), terms });
        return `${first} ${last}`;
      });
      expect(found, `${place}, ordered ${ordered}`).toEqual(promised);
    }
  });

  it('agree with the texts of the shop: 7 working days, in remote areas up to 10', () => {
    const { dispatchDays, standard, express } = PROMISE_TERMS;
    expect(dispatchDays).toBeLessThanOrEqual(2);
    for (const zone of DELIVERY_ZONES) {
      const [min, max] = standard[zone];
      expect([min >= 3, max <= 7]).toEqual([true, true]);
      expect(dispatchDays + max).toBeLessThanOrEqual(zone === 'remote' ? 10 : 7);
      const [quick, slow] = express[zone];
      expect([quick >= 1, slow <= 3]).toEqual([true, true]);
    }
  });

  it('follow the quickest carrier that goes there', () => {
    const at = (carriers: readonly CarrierAnswer[], method: 'standard' | 'express' = 'standard') =>
      promiseFor({
        pincode: '560001',
        method,
        leadDays: 0,
        orderedAt: inIndia('2026-11-18 12:00'),
        terms,
        carriers,
      });
    const slow: CarrierAnswer = { serves: true, days: [5, 7] };
    expect(at([])).toEqual({ first: '2026-11-24', last: '2026-11-25' });
    expect(at([slow])).toEqual({ first: '2026-11-26', last: '2026-11-28' });
    expect(at([slow, { serves: true, days: [2, 3] }])).toEqual({ first: '2026-11-23', last: '2026-11-24' });
    const sooner: CarrierAnswer[] = [
      [3, 3],
      [2, 3],
      [4, 4],
    ].map(([min = 0, max = 0]) => ({ serves: true, days: [min, max] }));
    expect(at(sooner)).toEqual({ first: '2026-11-23', last: '2026-11-24' });
    expect(at([slow, { serves: false, days: [1, 1] }])).toEqual({ first: '2026-11-26', last: '2026-11-28' });
    expect(at([slow, { serves: true, days: null }])).toEqual({ first: '2026-11-24', last: '2026-11-25' });
    // Two and three days slower than usual, so express is as well: 1 + 2 and 2 + 3.
    expect(at([slow], 'express')).toEqual({ first: '2026-11-24', last: '2026-11-26' });
  });

  it('wait for the product that takes longest', () => {
    expect(longestLead([{ leadDays: 2 }, {}, { leadDays: 9 }])).toBe(9);
    expect(longestLead([])).toBe(0);
  });
});

describe('any promise', () => {
  const day = fc
    .integer({ min: 0, max: 800 })
    .map((days) => new Date(Date.UTC(2026, 9, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const days = fc
    .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 10 }))
    .map(([min, more]) => [min, min + more] as const);
  const zones = fc.record({ metro: days, state: days, rest: days, remote: days });
  const order = fc.record({
    pincode: fc.integer({ min: 100_000, max: 999_999 }).map(String),
    method: fc.constantFrom('standard' as const, 'express' as const),
    leadDays: fc.integer({ min: 0, max: 60 }),
    orderedAt: fc.date({ min: new Date('2026-10-01'), max: new Date('2028-12-01'), noInvalidDate: true }),
    terms: fc.record({
      cutOffHour: fc.integer({ min: 0, max: 24 }),
      dispatchDays: fc.integer({ min: 0, max: 10 }),
      standard: zones,
      express: zones,
      holidays: fc.array(day, { maxLength: 40 }),
    }),
    carriers: fc.array(fc.record({ serves: fc.boolean(), days: fc.option(days) }), { maxLength: 3 }),
  });

  it('never lies in the past, nor on a Sunday or a holiday, and its first day is not after its last', () => {
    fc.assert(
      fc.property(order, (given) => {
        const { first, last } = promiseFor(given);
        expect(first >= indianDay(given.orderedAt)).toBe(true);
        expect(first <= last).toBe(true);
        for (const promised of [first, last]) {
          expect(new Date(promised).getUTCDay()).not.toBe(0);
          expect(given.terms.holidays).not.toContain(promised);
        }
      }),
    );
  });

  it('is never earlier for an order that comes later or takes longer', () => {
    fc.assert(
      fc.property(order, fc.nat({ max: 20 }), fc.nat({ max: 30 * 24 * 60 }), (given, more, minutes) => {
        const before = promiseFor(given);
        const after = promiseFor({
          ...given,
          leadDays: given.leadDays + more,
          orderedAt: new Date(given.orderedAt.getTime() + minutes * 60_000),
        });
        expect(after.first >= before.first && after.last >= before.last).toBe(true);
      }),
    );
  });

  it('of an order that waited is what it would have been had it come then', () => {
    fc.assert(
      fc.property(order, fc.nat({ max: 30 * 24 * 60 }), (given, minutes) => {
        const { orderedAt, terms } = given;
        const startsAt = new Date(orderedAt.getTime() + minutes * 60_000);
        expect(postponed(promiseFor(given), { orderedAt, startsAt, terms })).toEqual(
          promiseFor({ ...given, orderedAt: startsAt }),
        );
      }),
    );
  });
});

it('is delivered everywhere, unless every carrier that has a list says no', () => {
  expect(isDelivered([])).toBe(true);
  expect(isDelivered([{ serves: false, days: null }])).toBe(false);
  expect(
    isDelivered([
      { serves: false, days: null },
      { serves: true, days: null },
    ]),
  ).toBe(true);
});

it('is overdue after its last day, until it has come or is cancelled', () => {
  const order = { promise_last: '2026-11-18', status: 'SHIPPED', fully_refunded: false } as const;
  expect(isOverdue(order, '2026-11-18')).toBe(false);
  expect(isOverdue(order, '2026-11-19')).toBe(true);
  expect(isOverdue({ ...order, status: 'DELIVERED' }, '2026-11-19')).toBe(false);
  expect(isOverdue({ ...order, status: 'CANCELLED' }, '2026-11-19')).toBe(false);
  expect(isOverdue({ ...order, promise_last: null }, '2026-11-19')).toBe(false);
  expect(isOverdue({ ...order, status: 'CONFIRMED' }, '2026-11-19')).toBe(true);
  expect(isOverdue({ ...order, status: 'CONFIRMED', fully_refunded: true }, '2026-11-19')).toBe(false);
  expect(isOverdue({ ...order, fully_refunded: true }, '2026-11-19')).toBe(true);
});

it('says the days in words', () => {
  expect(promiseWords({ first: '2026-11-24', last: '2026-11-25' })).toBe(
    'Tue\u00a024\u00a0Nov to Wed\u00a025\u00a0Nov',
  );
  expect(promiseWords({ first: '2027-01-02', last: '2027-01-02' })).toBe('Sat\u00a02\u00a0Jan');
});
