import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client.ts';
import { currentVersion, fieldFor, outcomeOf } from './edit-outcome.ts';

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
      kind: 'invalid',
      errors: { name: 'Name is required', price: 'Price is required' },
    });
  });

  it('is not right in the one field that a refusal is about', () => {
    expect(refused(409, 'SLUG_TAKEN', { field: 'slug' })).toEqual({
      kind: 'invalid',
      errors: { slug: 'In words' },
    });
  });

  it('complains where the form has the field, otherwise above its buttons', () => {
    const values = { name: '', slug: '' };
    const paths = ['name', 'categories.3.slug', 'weightVariants.0.price', 'form'];
    expect(paths.map((path) => fieldFor(values, path))).toEqual(['name', 'slug', undefined, undefined]);
    const inside = 'weightVariants.0.price';
    expect(fieldFor({ weightVariants: [] }, inside), 'a row of the form’s own list').toBe(inside);
  });

  it('was changed by somebody else meanwhile', () => {
    expect(refused(409, 'VERSION_CONFLICT', { order: {} })).toEqual({
      kind: 'conflict',
      message: 'In words',
    });
  });

  it('comes with what is stored now, where that is why it was refused', () => {
    const thrown = (code: string) => new ApiError('In words', 409, code, { details: { order: 'Theirs' } });
    const read = (value: unknown) => (value === undefined ? undefined : String(value));
    expect(currentVersion(thrown('VERSION_CONFLICT'), 'order', read)).toBe('Theirs');
    expect(currentVersion(thrown('STOCK_CHANGED'), 'order', read)).toBe('Theirs');
    expect(currentVersion(thrown('VERSION_CONFLICT'), 'coupon', read)).toBeUndefined();
    expect(currentVersion(thrown('SLUG_TAKEN'), 'order', read)).toBeUndefined();
    expect(currentVersion(new Error('Away'), 'order', read)).toBeUndefined();
  });

  it('failed, in the server’s words or ours', () => {
    expect(refused(500, 'INTERNAL')).toEqual({ kind: 'failed', message: 'In words' });
    expect(outcomeOf('?')).toEqual({ kind: 'failed', message: 'Not saved.' });
  });
});
