import { checkRateForm } from '../../../contract/shipping.ts';
import { readNumber } from '../dialogs/read-field.ts';
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
    minWeightKg: readNumber(form, 'minWeightKg'),
    maxWeightKg: readNumber(form, 'maxWeightKg'),
    baseAmount: readNumber(form, 'baseAmount'),
    perKgAmount: readNumber(form, 'perKgAmount'),
    minDays: readNumber(form, 'minDays'),
    maxDays: readNumber(form, 'maxDays'),
    isActive: form.has('isActive'),
  });
}

/** As the API takes it back, with what is changed. */
export function rateBody({ id, partnerName, ...rate }: Rate, change: Partial<Rate>) {
  return { ...rate, ...change };
}
