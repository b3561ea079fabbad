import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/client.ts';
import { refusalOr } from './admin-call.ts';

const refused = (code: string, status = 409) => new ApiError(`Because of ${code}`, status, code);

describe('a refused change of a row', () => {
  it('is told in the shop’s words, a failure in ours', () => {
    expect(refusalOr(refused('RATE_OVERLAPS'), 'Failed')).toBe('Because of RATE_OVERLAPS');
    expect(refusalOr(refused('BROKEN', 500), 'Failed')).toBe('Failed');
    expect(refusalOr(new Error('offline'), 'Failed')).toBe('Failed');
  });
});
