import { checkRateForm } from '../../../contract/shipping.ts';
import { numberTyped } from '../dialogs/typed-field.ts';
import type { Rate } from './shipping-reply.ts';

/** The fields of the form, so that complaints about anything else stand above its buttons. */
export const RATE_FIELDS = [
  ...['partnerId', 'zone', 'method', 'minWeightKg', 'maxWeightKg'],
  ...['baseAmount', 'perKgAmount', 'minDays', 'maxDays'],
];

export function checkRate(form: FormData) {
  return checkRateForm({
    partnerId: form.get('partnerId'),
    zone: form.get('zone'),
    method: form.get('method'),
    minWeightKg: numberTyped(form, 'minWeightKg'),
    maxWeightKg: numberTyped(form, 'maxWeightKg'),
    baseAmount: numberTyped(form, 'baseAmount'),
    perKgAmount: numberTyped(form, 'perKgAmount'),
    minDays: numberTyped(form, 'minDays'),
    maxDays: numberTyped(form, 'maxDays'),
    isActive: form.has('isActive'),
  });
}

/** As the API takes it back, with what is changed. */
export function rateBody({ id, partnerName, ...rate }: Rate, change: Partial<Rate>) {
  return { ...rate, ...change };
}
