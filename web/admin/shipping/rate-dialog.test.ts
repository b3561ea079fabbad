import { describe, expect, it } from 'vitest';
import { checkRateForm } from '../../../contract/shipping/rate.ts';
import { rateBody, rateValues } from './rate-dialog.tsx';

const checkRate = (typed: Partial<ReturnType<typeof rateValues>>) =>
  checkRateForm(
    rateBody({
      ...rateValues(null),
      carrierId: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
      zone: 'goa',
      method: 'express',
      minDays: '3',
      maxDays: '5',
      ...typed,
    }),
  );

describe('a rate as it is typed', () => {
  it('leaves weights and amounts empty for none, and knows grouped figures', () => {
    expect(checkRate({ maxWeightKg: ' 1,200.5 ', baseAmount: '1,20,000' })).toEqual({
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

  it('knows half a kilogram without its zero', () => {
    expect(checkRate({ minWeightKg: '.5' })).toMatchObject({ ok: true, value: { minWeightKg: 0.5 } });
  });

  it('never takes a slip of the keyboard for nothing', () => {
    expect(checkRate({ baseAmount: '12o', perKgAmount: '-1', minDays: '', carrierId: '' })).toEqual({
      ok: false,
      errors: {
        carrierId: 'Please choose a carrier',
        baseAmount: 'Base amount must be a number',
        perKgAmount: 'Amount per kg must be 0 or more',
        minDays: 'Days from is required',
      },
    });
  });
});
