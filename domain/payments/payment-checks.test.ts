import { describe, expect, it } from 'vitest';
import { nextPaymentCheck, nextRefundCheck } from './payment-checks.ts';

const startedAt = new Date('2026-11-15T10:00:00Z');
const second = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const secondsTo = (date: Date) => (date.getTime() - startedAt.getTime()) / 1000;

function checksUntil(end: number, expiresAt: Date): number[] {
  const checks: number[] = [];
  for (let now = startedAt; secondsTo(now) < end; ) {
    now = nextPaymentCheck({ startedAt, expiresAt, now });
    checks.push(secondsTo(now));
  }
  return checks;
}

describe('an open payment', () => {
  it('is asked about at the prescribed times', () => {
    expect(checksUntil(400, second(1200))).toEqual([
      ...[25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55],
      ...[61, 67, 73, 79, 85, 91, 97, 103, 109, 115],
      ...[125, 135, 145, 155, 165, 175],
      ...[205, 235],
      ...[295, 355, 415],
    ]);
  });

  it('is asked about once more when its time is over', () => {
    expect(checksUntil(305, second(300)).slice(-2)).toEqual([295, 305]);
    expect(checksUntil(300, second(295)).slice(-2)).toEqual([235, 300]);
  });

  it('is still asked about later, after growing pauses, for money that comes late', () => {
    const late = checksUntil(86_400, second(300)).filter((moment) => moment > 305);
    expect(late.slice(0, 3)).toEqual([365, 425, 487.5]);
    expect(late.length).toBeLessThan(30);
  });

  it('is asked about once after a pause, however many times were missed', () => {
    const next = nextPaymentCheck({ startedAt, expiresAt: second(1200), now: second(600) });
    expect(secondsTo(next)).toBe(655);
  });
});

describe('a refund', () => {
  it('is asked about ever more rarely', () => {
    const next = (now: number) => secondsTo(nextRefundCheck({ startedAt, now: second(now) })) - now;
    expect([next(0), next(60), next(120), next(3600), next(10 * 86_400)]).toEqual([30, 30, 60, 1800, 21_600]);
  });
});
