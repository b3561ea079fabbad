import { describe, expect, it } from 'vitest';
import { sentenceCase } from '../list/options.ts';
import {
  dayRange,
  freightText,
  lateText,
  marginText,
  money,
  onTimeShare,
  servedText,
  shipmentName,
  unusualBillText,
  weightRange,
  zoneName,
} from './shipping-text.ts';

describe('the words of the shipping screen', () => {
  it.each([
    [0, null, 'Any weight'],
    [50, null, 'From 50\u00a0kg'],
    [0, 50, '0–50\u00a0kg'],
    [0.5, 1200, '0.5–1,200\u00a0kg'],
  ])('says for which weights a rate is: %s to %s', (minWeightKg, maxWeightKg, words) => {
    expect(weightRange({ minWeightKg, maxWeightKg })).toBe(words);
  });

  it('says prices to the paisa, and whole rupees without any', () => {
    expect([money(120), money(18.5), money(0), money(123456.78)]).toEqual([
      '₹120',
      '₹18.50',
      '₹0',
      '₹1,23,456.78',
    ]);
  });

  it('calls zones by the States’ names', () => {
    expect([zoneName('national'), zoneName('tamil-nadu'), zoneName('moon')]).toEqual([
      'All of India',
      'Tamil Nadu',
      'moon',
    ]);
  });

  it('says days and statuses as one reads them', () => {
    expect([dayRange({ minDays: 3, maxDays: 7 }), dayRange({ minDays: 2, maxDays: 2 })]).toEqual([
      '3–7',
      '2',
    ]);
    expect(sentenceCase('OUT_FOR_DELIVERY')).toBe('Out for delivery');
  });

  it('says where a carrier goes', () => {
    const list = { listed: 19_100, served: 18_200, servesOthers: false, importedAt: '' };
    expect(servedText(list)).toBe('18,200 pincodes');
    expect(servedText({ ...list, servesOthers: true })).toBe('Everywhere except 900');
    expect(servedText({ ...list, served: 19_100, servesOthers: true })).toBe('Everywhere');
  });

  it('says how promises were kept', () => {
    expect(onTimeShare({ onTime: 0, late: 0 })).toBe('–');
    expect(onTimeShare({ onTime: 199, late: 1 })).toBe('99%');
    expect(lateText({ late: 0, medianDaysLate: null })).toBe('none late');
    expect(lateText({ late: 3, medianDaysLate: 1 })).toBe('3 late by 1 day');
  });

  it('says what is left of the freight that was charged', () => {
    expect([marginText(750, 345.5), marginText(250, 460), marginText(250, 250)]).toEqual([
      '₹404.50 margin',
      '₹210 lost',
      'no margin',
    ]);
    const shipment = { cost: 300, quotedCost: 300, billedAt: null, charged: 750 };
    const billed = { ...shipment, cost: 345.5, billedAt: '2026-11-18T06:30:00.000Z' };
    const { charged: _charged, ...forPackers } = billed;
    expect(
      [shipment, billed, { ...shipment, cost: 0 }, { ...shipment, cost: 0, charged: 0 }, forPackers].map(
        freightText,
      ),
    ).toEqual([
      'Charged ₹750, quoted ₹300: ₹450 margin if the bill matches',
      'Charged ₹750, paid ₹345.50: ₹404.50 margin',
      'Charged ₹750, no bill yet',
      undefined,
      undefined,
    ]);
    expect(
      [shipment, billed, { ...billed, cost: 330 }, { ...billed, cost: 200 }].map(unusualBillText),
    ).toEqual([undefined, 'Bill 15% above the quote', undefined, 'Bill 33% below the quote']);
  });

  it('tells the parcels of one order apart', () => {
    expect(shipmentName({ orderNumber: 1042, trackingNumber: 'BL1' })).toBe('RR-1042, BL1');
    expect(shipmentName({ orderNumber: 1042, trackingNumber: null })).toBe('RR-1042');
  });
});
