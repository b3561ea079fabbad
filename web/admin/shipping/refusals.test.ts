import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { refusalOr, shippingOutcome } from './refusals.ts';

const refused = (code: string, status = 409) => new ApiError(`Because of ${code}`, status, code);

describe('a refusal of a shipping form', () => {
  it.each([
    ['CARRIER_NAME_TAKEN', 'name'],
    ['RATE_OVERLAPS', 'minWeightKg'],
    ['TRACKING_NUMBER_TAKEN', 'trackingNumber'],
  ])('%s stands beside the field %s', (code, field) => {
    expect(shippingOutcome(['name', 'minWeightKg', 'trackingNumber'], refused(code))).toEqual({
      is: 'invalid',
      errors: { [field]: `Because of ${code}` },
    });
  });

  it('stands above the buttons of a form that has no such field', () => {
    expect(shippingOutcome(['status'], refused('TRACKING_NUMBER_TAKEN'))).toEqual({
      is: 'invalid',
      errors: { form: 'Because of TRACKING_NUMBER_TAKEN' },
    });
  });

  it('is a conflict when somebody else was faster', () => {
    expect(shippingOutcome(['name'], refused('VERSION_CONFLICT')).is).toBe('conflict');
  });

  it('is told in the shop’s words, a failure in ours', () => {
    expect(refusalOr(refused('RATE_OVERLAPS'), 'Failed')).toBe('Because of RATE_OVERLAPS');
    expect(refusalOr(refused('BROKEN', 500), 'Failed')).toBe('Failed');
    expect(refusalOr(new Error('offline'), 'Failed')).toBe('Failed');
  });
});
