import { type CouponForm, checkCouponForm } from '../../../contract/promotions.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import type { AdminCoupon } from './coupon-reply.ts';
import { typedMoment, typedNumber, written, writtenMoment } from './typed.ts';

export const COUPON_FIELDS = [
  ...['code', 'name', 'description', 'type', 'value', 'minAmount', 'maxDiscount'],
  ...['startsAt', 'endsAt', 'usageLimit', 'perCustomerLimit'],
];

/** A coupon as it stands in the fields of its form; null is a new one. */
export function couponTyped(coupon: AdminCoupon | null): FormValues {
  return {
    code: written(coupon?.code),
    name: written(coupon?.name),
    description: written(coupon?.description),
    type: coupon?.type ?? 'percentage',
    value: coupon?.type === 'shipping' ? '' : written(coupon?.value),
    minAmount: coupon?.minAmount === 0 ? '' : written(coupon?.minAmount),
    maxDiscount: written(coupon?.maxDiscount),
    startsAt: writtenMoment(coupon?.startsAt),
    endsAt: writtenMoment(coupon?.endsAt),
    usageLimit: written(coupon?.usageLimit),
    perCustomerLimit: written(coupon?.perCustomerLimit),
    isActive: (coupon?.isActive ?? true) ? 'on' : '',
    isPublic: coupon?.isPublic === true ? 'on' : '',
  };
}

/** For the rules. Free shipping has neither a value nor a maximum, whatever stands in the fields that are hidden then. */
export function couponBody(typed: FormValues) {
  const { type, value = '', minAmount = '', maxDiscount = '', startsAt = '', endsAt = '' } = typed;
  const isShipping = type === 'shipping';
  return {
    ...{ code: typed.code, name: typed.name, description: typed.description, type },
    value: isShipping ? undefined : typedNumber(value),
    minAmount: typedNumber(minAmount),
    maxDiscount: isShipping ? undefined : typedNumber(maxDiscount),
    startsAt: typedMoment(startsAt),
    endsAt: typedMoment(endsAt),
    usageLimit: typedNumber(typed.usageLimit ?? ''),
    perCustomerLimit: typedNumber(typed.perCustomerLimit ?? ''),
    isActive: typed.isActive === 'on',
    isPublic: typed.isPublic === 'on',
  };
}

/** What it would do, however it is called; null while its terms are not right. */
export function couponTerms(typed: FormValues): CouponForm | null {
  const checked = checkCouponForm({ ...couponBody(typed), code: 'CODE', name: 'Coupon', description: '' });
  return checked.ok ? checked.value : null;
}
