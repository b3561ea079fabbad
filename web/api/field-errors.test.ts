import { describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { fieldErrorsOf } from './field-errors.ts';

const refusal = (details: unknown) => new ApiError('Login failed', 401, 'X', { details });

describe('what the server says about single fields', () => {
  it('is found by their names, the first word about each', () => {
    const details = [
      { field: 'email', message: 'Email is required' },
      { field: 'email', message: 'Please enter a valid email address' },
      { field: 'password', message: 'Password is required' },
    ];
    expect(fieldErrorsOf(refusal(details))).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it('is found in an error that wraps the refusal', () => {
    const wrapped = new Error('Login failed', { cause: refusal([{ field: 'password', message: 'Wrong' }]) });
    expect(fieldErrorsOf(wrapped)).toEqual({ password: 'Wrong' });
  });

  it.each([undefined, null, 'rubbish', [1, null, { field: 'x' }, { message: 'y' }], { field: 'x' }])(
    'is nothing in %j',
    (details) => {
      expect(fieldErrorsOf(refusal(details))).toEqual({});
    },
  );

  it.each([undefined, 'text', new Error('plain')])('is nothing where %s was thrown', (thrown) => {
    expect(fieldErrorsOf(thrown)).toEqual({});
  });
});
