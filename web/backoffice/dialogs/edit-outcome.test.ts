import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { outcomeOf } from './edit-outcome.ts';

const refused = (status: number, code: string, details?: unknown) =>
  outcomeOf(new ApiError('In words', status, code, { details }));

describe('what became of a form', () => {
  it('is not right where the server names fields, the first complaint each', () => {
    const details = [
      { field: 'name', message: 'Name is required' },
      { field: 'name', message: 'Too long' },
      { field: 'price', message: 'Price is required' },
    ];
    expect(refused(400, 'VALIDATION_FAILED', details)).toEqual({
      is: 'invalid',
      errors: { name: 'Name is required', price: 'Price is required' },
    });
  });

  it('was changed by somebody else meanwhile', () => {
    expect(refused(409, 'VERSION_CONFLICT', { order: {} })).toEqual({ is: 'conflict', message: 'In words' });
  });

  it('failed, in the server’s words or ours', () => {
    expect(refused(500, 'INTERNAL')).toEqual({ is: 'failed', message: 'In words' });
    expect(outcomeOf('?')).toEqual({ is: 'failed', message: 'It was not saved.' });
  });
});
