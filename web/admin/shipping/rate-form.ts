import { checkRateForm, type Rate } from '../../../contract/shipping/rate.ts';
import { readNumber } from '../dialogs/read-field.ts';

/** Those that can show an error of their own; any other error stands above the buttons. */
export const RATE_FIELDS = [
  ...['carrierId', 'zone', 'method', 'minWeightKg', 'maxWeightKg'],
  ...['baseAmount', 'perKgAmount', 'minDays', 'maxDays'],
];

export function checkRate(form: FormData) {
  return checkRateForm({
    carrierId: form.get('carrierId'),
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

/** What the API takes of a stored rate, with a change. */
export function rateBody({ id, carrierName, createdAt, updatedAt, ...rate }: Rate, change: Partial<Rate>) {
  return { ...rate, ...change };
}
