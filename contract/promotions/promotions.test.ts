import { describe, expect, it } from 'vitest';
import { checkCouponForm } from './coupon.ts';
import { checkDiscountForm } from './discount.ts';

const coupon = { code: ' diwali25 ', name: 'Diwali', type: 'percentage', value: 25 };
const discount = { name: 'Diwali', type: 'percentage', value: 10 };

describe('the coupon form', () => {
  it('needs a code, a name, a type and a value; everything else has a default', () => {
    expect(checkCouponForm(coupon)).toEqual({
      ok: true,
      value: {
        code: 'DIWALI25',
        name: 'Diwali',
        description: '',
        type: 'percentage',
        value: 25,
        minAmount: 0,
        maxDiscount: null,
        isActive: true,
        isPublic: false,
        startsAt: null,
        endsAt: null,
        usageLimit: null,
        perCustomerLimit: null,
      },
    });
  });

  it('gives free shipping no value', () => {
    expect(checkCouponForm({ ...coupon, type: 'shipping', value: 25 })).toMatchObject({
      value: { value: 0 },
    });
    expect(checkCouponForm({ ...coupon, type: 'shipping', value: undefined })).toMatchObject({ ok: true });
  });

  it.each([
    [{ code: '' }, 'code', 'Code is required'],
    [{ code: 'A' }, 'code', 'Use 2 to 40 letters, digits, hyphens or underscores in the code'],
    [{ code: 'TEN % OFF' }, 'code', 'Use 2 to 40 letters, digits, hyphens or underscores in the code'],
    [{ name: undefined }, 'name', 'Name is required'],
    [{ type: 'gift' }, 'type', 'Type must be percentage, fixed or shipping'],
    [{ value: 0 }, 'value', 'Value must be more than 0'],
    [{ value: undefined }, 'value', 'Value must be more than 0'],
    [{ value: 100.01 }, 'value', 'Enter at most 100%'],
    [{ value: -5 }, 'value', 'Value must be 0 or more'],
    [{ value: 1.005 }, 'value', 'Value must have at most two decimals'],
    [{ value: '25' }, 'value', 'Value must be a number'],
    [{ type: 'fixed', value: 10_000_001 }, 'value', 'Value must be at most 1,00,00,000'],
    [{ maxDiscount: 0 }, 'maxDiscount', 'Maximum discount must be more than 0'],
    [{ usageLimit: 0 }, 'usageLimit', 'Usage limit must be 1 or more'],
    [{ usageLimit: 1.5 }, 'usageLimit', 'Usage limit must be a whole number'],
    [{ perCustomerLimit: 2_000_000 }, 'perCustomerLimit', 'Limit per customer must be at most 10,00,000'],
    [{ startsAt: '2026-11-15' }, 'startsAt', 'Start must be a date with time and time zone'],
    [{ endsAt: '9999-11-15T00:00:00Z' }, 'endsAt', 'End must be a date with time and time zone'],
    [
      { startsAt: '2026-11-15T05:30:00+05:30', endsAt: '2026-11-15T00:00:00Z' },
      'endsAt',
      'The end must be after the start',
    ],
    [{ isActive: 'yes' }, 'isActive', 'Active must be yes or no'],
  ])('refuses %j', (wrong, field, message) => {
    expect(checkCouponForm({ ...coupon, ...wrong })).toMatchObject({
      ok: false,
      errors: { [field]: message },
    });
  });
});

describe('the discount form', () => {
  it('is for everything, from now on and for good, unless it says otherwise', () => {
    expect(checkDiscountForm(discount)).toEqual({
      ok: true,
      value: { ...discount, appliesTo: 'all', targetId: null, from: null, to: null, isActive: true },
    });
  });

  it('forgets the target of a discount on everything', () => {
    expect(checkDiscountForm({ ...discount, targetId: 'racks' })).toMatchObject({
      value: { targetId: null },
    });
  });

  it.each([
    [{ type: 'shipping' }, 'type', 'Type must be percentage or fixed'],
    [{ value: undefined }, 'value', 'Value is required'],
    [{ value: 101 }, 'value', 'Enter at most 100%'],
    [{ appliesTo: 'category' }, 'targetId', 'Please choose a category'],
    [{ appliesTo: 'product', targetId: ' ' }, 'targetId', 'Please choose a product'],
    [{ appliesTo: 'brand' }, 'appliesTo', 'Applies to must be all, category or product'],
    [{ from: '2026-02-30' }, 'from', 'First day must be a date'],
    [{ from: '2026-11-16', to: '2026-11-15' }, 'to', 'The last day can’t be before the first day'],
  ])('refuses %j', (wrong, field, message) => {
    expect(checkDiscountForm({ ...discount, ...wrong })).toMatchObject({
      ok: false,
      errors: { [field]: message },
    });
  });

  it('may last one day', () => {
    expect(checkDiscountForm({ ...discount, from: '2026-11-15', to: '2026-11-15' }).ok).toBe(true);
  });
});
