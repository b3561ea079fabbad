import { describe, expect, it } from 'vitest';
import { signInWaitMs } from './sign-in-pace.ts';

describe('how long an attempt to sign in waits', () => {
  it.each([
    [1, 0],
    [5, 0],
    [6, 1000],
    [7, 2000],
    [8, 4000],
    [9, 8000],
    [10, 8000],
    [100_000, 8000],
  ])('the attempt number %i from one place waits %i ms', (own, wait) => {
    expect(signInWaitMs({ own, everybody: 0 })).toBe(wait);
  });

  it.each([
    [20, 0],
    [21, 2000],
    [1_000_000, 2000],
  ])(
    'the first attempt from a new place waits a moment when strangers have tried %i times: %i ms',
    (everybody, wait) => {
      expect(signInWaitMs({ own: 1, everybody })).toBe(wait);
    },
  );

  it('the longer of the two counts', () => {
    expect(signInWaitMs({ own: 9, everybody: 21 })).toBe(8000);
  });
});
