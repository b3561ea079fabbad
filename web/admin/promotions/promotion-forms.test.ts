import { describe, expect, it } from 'vitest';
import { type CouponRecord, checkCouponForm } from '../../../contract/promotions/coupon.ts';
import { checkDiscountForm, type DiscountRecord } from '../../../contract/promotions/discount.ts';
import { couponBody, couponFieldText, couponTerms, couponValues } from './coupon-dialog.tsx';
import { discountBody, discountFieldText, discountTerms, discountValues } from './discount-dialog.tsx';

const diwali: CouponRecord = {
  id: 'c1',
  code: 'DIWALI25',
  name: '25% off',
  description: '',
  type: 'percentage',
  value: 25,
  minAmount: 5000,
  maxDiscount: 2000,
  isActive: true,
  isPublic: false,
  perCustomerLimit: 1,
  startsAt: '2026-10-31T18:30:00.000Z',
  endsAt: '2026-11-15T18:29:59.000Z',
  usageLimit: 500,
  usedCount: 3,
  saved: 900,
  state: 'active',
  version: 4,
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
};

const racks: DiscountRecord = {
  id: 'd1',
  name: 'Racks',
  type: 'percentage',
  value: 10,
  appliesTo: 'category',
  targetId: 'racks',
  targetName: 'Racks',
  from: '2026-11-01',
  to: null,
  isActive: false,
  state: 'inactive',
  version: 1,
  createdAt: '2026-10-01T10:00:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
};

describe('the form of a coupon', () => {
  it('says what is stored, so that saving it untouched changes nothing', () => {
    const { id, usedCount, saved, state, version, createdAt, updatedAt, ...fields } = diwali;
    expect(checkCouponForm(couponBody(couponValues(diwali)))).toEqual({ ok: true, value: fields });
  });

  it('shows its days on an Indian clock', () => {
    const { startsAt, endsAt } = couponValues(diwali);
    expect([startsAt, endsAt]).toEqual(['2026-11-01T00:00', '2026-11-15T23:59:59.000']);
    expect(couponBody({ ...couponValues(null), startsAt: '2026-11-01T18:00' }).startsAt).toBe(
      '2026-11-01T18:00:00+05:30',
    );
  });

  it('takes amounts as people write them', () => {
    const values = { ...couponValues(null), type: 'fixed', value: '₹ 1,500', minAmount: '1,00,000' };
    expect(couponTerms(values)).toMatchObject({ value: 1500, minAmount: 100000, maxDiscount: null });
  });

  it('knows no meaning until its terms are right, whatever it is called', () => {
    const values = couponValues(null);
    expect(couponTerms(values)).toBeNull();
    expect(couponTerms({ ...values, value: 'ten' })).toBeNull();
    expect(couponTerms({ ...values, value: '101' })).toBeNull();
    expect(couponTerms({ ...values, value: '10', code: '<b>' })).toMatchObject({ value: 10 });
  });

  it('keeps the value of a percentage out of free shipping', () => {
    const values = { ...couponValues(diwali), type: 'shipping', value: 'ten', maxDiscount: '-' };
    expect(couponTerms(values)).toMatchObject({ type: 'shipping', value: 0, maxDiscount: null });
  });

  it('tells in words what somebody else saved', () => {
    expect(couponFieldText('type', 'fixed')).toBe('Fixed amount');
    expect(couponFieldText('startsAt', '2026-11-01T00:00')).toBe('1 November 2026, 12:00 am');
    expect(couponFieldText('maxDiscount', '')).toBe('nothing');
    expect(couponFieldText('value', '25')).toBe('25');
  });
});

describe('the form of a discount', () => {
  it('says what is stored, so that saving it untouched changes nothing', () => {
    const { id, targetName, state, version, createdAt, updatedAt, ...fields } = racks;
    expect(checkDiscountForm(discountBody(discountValues(racks)))).toEqual({ ok: true, value: fields });
  });

  it('sends the target of the chosen kind alone', () => {
    const values = { ...discountValues(racks), targetId: { category: 'racks', product: '13' } };
    expect(discountBody(values).targetId).toBe('racks');
    expect(discountBody({ ...values, appliesTo: 'product' }).targetId).toBe('13');
    expect(discountBody({ ...values, appliesTo: 'all' }).targetId).toBeNull();
    expect(discountTerms({ ...discountValues(racks), appliesTo: 'product' })).toBeNull();
  });

  it('tells in words what somebody else saved', () => {
    expect(discountFieldText('appliesTo', 'all')).toBe('Every product');
    expect(discountFieldText('to', '2026-11-30')).toBe('30 November 2026');
    expect(discountFieldText('from', '')).toBe('nothing');
  });
});
