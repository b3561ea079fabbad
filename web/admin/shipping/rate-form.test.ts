import { describe, expect, it } from 'vitest';
import { checkRate } from './rate-form.ts';

const typed = (fields: Record<string, string>) => {
  const form = new FormData();
  const whole = {
    carrierId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
    zone: 'goa',
    method: 'express',
    minWeightKg: '',
    maxWeightKg: '',
    baseAmount: '',
    perKgAmount: '',
    minDays: '3',
    maxDays: '5',
    ...fields,
  };
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  return form;
};

describe('a rate as it is typed', () => {
  it('leaves weights and amounts empty for none, and knows grouped figures', () => {
    expect(checkRate(typed({ maxWeightKg: ' 1,200.5 ', baseAmount: '1,20,000', isActive: 'on' }))).toEqual({
      ok: true,
      value: {
        carrierId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
        zone: 'goa',
        method: 'express',
        minWeightKg: 0,
        maxWeightKg: 1200.5,
        baseAmount: 120_000,
        perKgAmount: 0,
        minDays: 3,
        maxDays: 5,
        isActive: true,
      },
    });
  });

  it('never takes a slip of the keyboard for nothing', () => {
    expect(checkRate(typed({ baseAmount: '12o', minDays: '', carrierId: '' }))).toEqual({
      ok: false,
      errors: {
        carrierId: 'Please choose a shipping partner',
        baseAmount: 'Base amount must be a number',
        minDays: 'Days from is required',
      },
    });
  });
});
