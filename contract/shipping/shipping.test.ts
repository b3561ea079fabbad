import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { carrierFormSchema, carrierPatchSchema } from './carrier.ts';
import { checkRateForm } from './rate.ts';
import { shipmentFormSchema, shipmentStatusSchema } from './shipment.ts';

const carrierId = '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11';
const rate = { carrierId, zone: 'National', minDays: 3, maxDays: 7 };

describe('the shipping forms', () => {
  it('take a carrier with a name alone', () => {
    expect(check(carrierFormSchema, { name: 'Blue Lorry' })).toEqual({
      ok: true,
      value: { name: 'Blue Lorry' },
    });
    expect(check(carrierPatchSchema, { contactName: null, email: '', phone: ' ', isActive: null })).toEqual({
      ok: true,
      value: { contactName: '', email: null, phone: '' },
    });
  });

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ email: 'desk' }, 'email', 'Please enter a valid email address'],
    [
      { trackingUrl: 'javascript:alert(1)' },
      'trackingUrl',
      'The tracking URL must start with https://. Use {tracking} for the tracking number',
    ],
    [
      { trackingUrl: 'http://x.example' },
      'trackingUrl',
      'The tracking URL must start with https://. Use {tracking} for the tracking number',
    ],
  ])('refuse the carrier %j', (wrong, field, message) => {
    expect(check(carrierFormSchema, { name: 'Blue Lorry', ...wrong })).toMatchObject({
      ok: false,
      errors: { [field]: message },
    });
  });

  it('take a rate from nothing to no end', () => {
    expect(checkRateForm(rate)).toMatchObject({
      ok: true,
      value: { zone: 'national', method: 'standard', minWeightKg: 0, maxWeightKg: null, isActive: true },
    });
  });

  it.each([
    [{ zone: 'Tamil Nadu' }, 'zone', 'Enter a zone like national or tamil-nadu'],
    [{ carrierId: 'x' }, 'carrierId', 'Please choose a carrier'],
    [{ minWeightKg: 5, maxWeightKg: 5 }, 'maxWeightKg', 'Weight to must be more than weight from'],
    [{ minWeightKg: 0.0001 }, 'minWeightKg', 'Weight from must have at most three decimals'],
    [{ perKgAmount: -1 }, 'perKgAmount', 'Amount per kg must be 0 or more'],
    [{ minDays: 8 }, 'maxDays', 'Days to can’t be less than days from'],
    [{ maxDays: 91 }, 'maxDays', 'Days to must be at most 90'],
    [{ minDays: undefined }, 'minDays', 'Days from is required'],
    [{ method: 'drone' }, 'method', 'Method must be standard or express'],
  ])('refuse the rate %j', (wrong, field, message) => {
    expect(checkRateForm({ ...rate, ...wrong })).toMatchObject({ ok: false, errors: { [field]: message } });
  });

  it('take a shipment of an order, and news of it', () => {
    expect(check(shipmentFormSchema, { orderId: 'GUEST-1', trackingNumber: ' ' })).toMatchObject({
      ok: true,
      value: { carrierId: null, trackingNumber: null, method: 'standard', weightKg: 0, cost: 0, notes: '' },
    });
    expect(check(shipmentStatusSchema, { status: 'in transit' })).toEqual({
      ok: true,
      value: { status: 'IN_TRANSIT', location: '', note: '' },
    });
    expect(check(shipmentStatusSchema, { status: 'lost' })).toMatchObject({
      errors: { status: 'Please choose a valid status' },
    });
    expect(check(shipmentFormSchema, {})).toMatchObject({ errors: { orderId: 'Order is required' } });
  });
});
