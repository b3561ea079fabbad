import { describe, expect, it } from 'vitest';
import { rupees } from '../pricing/money.ts';
import { type CarrierRate, carrierQuotes, rateAmount, zonesOf } from './carrier-rates.ts';

const national: CarrierRate = {
  carrierId: 'lorry',
  zone: 'national',
  method: 'standard',
  minGrams: 0,
  maxGrams: null,
  baseAmount: rupees(120),
  perKgAmount: rupees(18.5),
};
const near: CarrierRate = { ...national, zone: 'tamil-nadu', maxGrams: 20_000, baseAmount: rupees(50) };
const express: CarrierRate = { ...national, method: 'express', perKgAmount: rupees(40) };
const other: CarrierRate = { ...national, carrierId: 'train', perKgAmount: rupees(5) };

describe('what a carrier charges', () => {
  it('is a base and an amount per kg', () => {
    expect(rateAmount(national, 12_500)).toBe(rupees(351.25));
    expect(rateAmount(national, 0)).toBe(rupees(120));
    expect(rateAmount(national, 333)).toBe(rupees(126.16));
  });

  it('is that of the nearest zone for the weight, per carrier and method, the cheapest first', () => {
    const quotes = (grams: number, state?: string) =>
      carrierQuotes([national, near, express, other], { grams, state }).map(
        ({ rate }) => `${rate.carrierId} ${rate.method} ${rate.zone}`,
      );
    expect(quotes(19_999, 'Tamil Nadu')).toEqual([
      'train standard national',
      'lorry standard tamil-nadu',
      'lorry express national',
    ]);
    expect(quotes(20_000, 'Tamil Nadu')).toEqual([
      'train standard national',
      'lorry standard national',
      'lorry express national',
    ]);
    expect(quotes(1000, 'Goa')).toHaveLength(3);
    expect(quotes(1000)).toHaveLength(3);
    expect(carrierQuotes([near], { grams: 1000, state: 'Goa' })).toEqual([]);
  });

  it('is of the rate whose weights include it, whatever the order of the list', () => {
    const heavy = { ...near, minGrams: 20_000, maxGrams: null };
    const zoneAt = (grams: number, rates: CarrierRate[]) =>
      carrierQuotes(rates, { grams, state: 'Tamil Nadu' }).map(({ rate }) => rate.zone);
    expect(zoneAt(19_999, [heavy])).toEqual([]);
    expect(zoneAt(20_000, [heavy])).toEqual(['tamil-nadu']);
    expect(zoneAt(1000, [near, national])).toEqual(['tamil-nadu']);
    const [quote] = carrierQuotes([national, { ...national, baseAmount: rupees(1) }], { grams: 1000 });
    expect(quote?.rate, 'the first of two alike').toBe(national);
  });

  it.each([
    ['  ', ['national']],
    ['Tamil Nadu', ['tamil-nadu', 'national']],
    ['Jammu and Kashmir', ['jammu-and-kashmir', 'national']],
    ['', ['national']],
    [undefined, ['national']],
  ])('%j lies in the zones %j', (state, zones) => {
    expect(zonesOf(state)).toEqual(zones);
  });
});
