import { type CouponForm, type CouponRecord, checkCouponForm } from '../../../contract/promotions/coupon.ts';
import type { FormValues } from '../dialogs/use-form-values.ts';
import { dateTimeText, parseDateTime, parseNumber, textOf } from './field-texts.ts';

export const COUPON_FIELDS = [
  ...['code', 'name', 'description', 'type', 'value', 'minAmount', 'maxDiscount'],
  ...['startsAt', 'endsAt', 'usageLimit', 'perCustomerLimit'],
];

/** What the fields of the form hold for a coupon; null is a new one. */
export function couponFormValues(coupon: CouponRecord | null): FormValues {
  return {
    code: textOf(coupon?.code),
    name: textOf(coupon?.name),
    description: textOf(coupon?.description),
    type: coupon?.type ?? 'percentage',
    value: coupon?.type === 'shipping' ? '' : textOf(coupon?.value),
    minAmount: coupon?.minAmount === 0 ? '' : textOf(coupon?.minAmount),
    maxDiscount: textOf(coupon?.maxDiscount),
    startsAt: dateTimeText(coupon?.startsAt),
    endsAt: dateTimeText(coupon?.endsAt),
    usageLimit: textOf(coupon?.usageLimit),
    perCustomerLimit: textOf(coupon?.perCustomerLimit),
    isActive: (coupon?.isActive ?? true) ? 'on' : '',
    isPublic: coupon?.isPublic === true ? 'on' : '',
  };
}

/** To be checked. Free shipping has neither a value nor a maximum: their fields are hidden, and what they hold is left out. */
export function couponBody(values: FormValues) {
  const { type, value = '', minAmount = '', maxDiscount = '', startsAt = '', endsAt = '' } = values;
  const isShipping = type === 'shipping';
  return {
    code: values.code,
    name: values.name,
    description: values.description,
    type,
    value: isShipping ? undefined : parseNumber(value),
    minAmount: parseNumber(minAmount),
    maxDiscount: isShipping ? undefined : parseNumber(maxDiscount),
    startsAt: parseDateTime(startsAt),
    endsAt: parseDateTime(endsAt),
    usageLimit: parseNumber(values.usageLimit ?? ''),
    perCustomerLimit: parseNumber(values.perCustomerLimit ?? ''),
    isActive: values.isActive === 'on',
    isPublic: values.isPublic === 'on',
  };
}

/** What the coupon would do, whatever its code and name; null while its terms are not valid. */
export function couponTerms(values: FormValues): CouponForm | null {
  const checked = checkCouponForm({ ...couponBody(values), code: 'CODE', name: 'Coupon', description: '' });
  return checked.ok ? checked.value : null;
}

/** What the API takes of a stored coupon. */
export function couponFields({
  id,
  usedCount,
  saved,
  state,
  version,
  createdAt,
  updatedAt,
  ...fields
}: CouponRecord) {
  return fields;
}
