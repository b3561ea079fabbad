import { describe, expect, it } from 'vitest';
import { rupees } from '../../pricing/money.ts';
import { ageOwed, type OpenMoney, workingDaysAfter } from './owed.ts';

const open = (owed: number, since: string, more: Partial<OpenMoney> = {}): OpenMoney => ({
  carrierId: 'trackon',
  name: 'Trackon',
  owed: rupees(owed),
  since,
  paysAfterDays: 7,
  ...more,
});

describe('what is owed', () => {
  it('ages in four steps from the day it was due', () => {
    const debtors = ageOwed(
      [
        open(100, '2026-11-12'),
        open(10, '2026-11-11'),
        open(5, '2026-11-05'),
        open(2, '2026-11-04'),
        open(1, '2026-10-28'),
        open(0.5, '2026-10-27'),
        open(5000, '2026-11-18', { carrierId: null, name: 'PhonePe', paysAfterDays: 2 }),
      ],
      '2026-11-19',
    );
    expect(debtors.map(({ name }) => name)).toEqual(['PhonePe', 'Trackon']);
    expect(debtors[1]).toEqual({
      carrierId: 'trackon',
      name: 'Trackon',
      paysAfterDays: 7,
      open: 6,
      oldestDays: 23,
      ages: [100, 15, 2, 1.5].map(rupees),
      late: rupees(18.5),
      owed: rupees(118.5),
    });
  });

  it.each([
    ['2026-11-16', 2],
    ['2026-11-19', 4],
    ['2026-11-20', 4],
    ['2026-11-21', 3],
  ])('of a payment on %s is due after %d days', (day, days) => expect(workingDaysAfter(day, 2)).toBe(days));
});
