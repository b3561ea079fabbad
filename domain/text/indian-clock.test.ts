import { describe, expect, it } from 'vitest';
import { indianClock } from './indian-clock.ts';

describe('the clock in India', () => {
  it('strikes midnight at 18:30 UTC', () => {
    expect(indianClock(new Date('2026-11-15T18:30:00Z')).toISOString()).toBe('2026-11-16T00:00:00.000Z');
  });

  it('refuses a date that is none', () => {
    expect(() => indianClock(new Date('never'))).toThrow(RangeError);
  });
});
