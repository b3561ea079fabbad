import { describe, expect, it } from 'vitest';
import { customerKey } from './coupon-use.ts';

describe('one customer', () => {
  it.each([
    ['asha@example.in', 'asha@example.in'],
    [' ASHA@Example.IN ', 'asha@example.in'],
    ['asha+gym@example.in', 'asha@example.in'],
    ['asha+a+b@example.in', 'asha@example.in'],
    ['Asha.Rao+shop@Gmail.com', 'asharao@gmail.com'],
    ['asha.rao@googlemail.com', 'asharao@gmail.com'],
    ['asha.rao@example.in', 'asha.rao@example.in'],
    ['+91@example.in', '+91@example.in'],
  ])('who writes %j is %s', (written, key) => {
    expect(customerKey(written)).toBe(key);
  });
});
