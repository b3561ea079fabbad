import { describe, expect, it } from 'vitest';
import { backOffMs, MAX_ATTEMPTS } from './back-off.ts';
import { failureText } from './failure.ts';

const HOUR_MS = 60 * 60 * 1000;

describe('the pauses between attempts', () => {
  it('are 5 s, 15 s, 45 s and so on, at most an hour', () => {
    const gaps = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => backOffMs(index + 1, 0));
    expect(gaps.slice(0, 4)).toEqual([5_000, 15_000, 45_000, 135_000]);
    expect(Math.max(...gaps)).toBe(HOUR_MS);
  });

  it('last for about a day in all, so that an hour without a mail server loses nothing', () => {
    const hours = (random: number) =>
      Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => backOffMs(index + 1, random)).reduce(
        (a, b) => a + b,
        0,
      ) / HOUR_MS;
    expect(hours(0)).toBeLessThan(28);
    expect(hours(0.5)).toBeCloseTo(24, 0);
    expect(hours(1)).toBeGreaterThan(20);
  });
});

describe('the reason that is kept', () => {
  it('names no e-mail address or phone number and is one short line', () => {
    expect(failureText(new Error('550 5.1.1 <asha@example.in>:\r\n\0unknown'))).toBe(
      '550 5.1.1 <[address]>: unknown',
    );
    expect(failureText('to=ravi.k+gym@mail.example.in refused')).toBe('[address] refused');
    for (const phone of [
      '+919876543210',
      '919876543210',
      '09876543210',
      '98765 43210',
      '+91 98765-43210',
      '+44 7700 900123',
    ])
      expect(failureText(`400 ${phone} is wrong`)).toBe('400 [number] is wrong');
    for (const other of ['550 5.1.1', '1107160000000012345', 'code 131026', '2026-11-18 12:30'])
      expect(failureText(other)).toBe(other);
    expect(failureText(new Error('x'.repeat(100_000)))).toHaveLength(500);
    expect(failureText(new TypeError())).toBe('TypeError');
  });
});
