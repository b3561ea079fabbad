import { expect, it } from 'vitest';
import { rupees } from '../../pricing/money.ts';
import { matchCredit } from './match-credit.ts';

it.each([
  [100, 100, 'matched', 0],
  [99.99, 100, 'short', -1],
  [100.01, 100, 'excess', 1],
  [100, null, 'no_payout', null],
] as const)('a credit of ₹%s where %s was paid out is %s', (amount, paidOut, reason, difference) => {
  const found = matchCredit(rupees(amount), paidOut === null ? null : rupees(paidOut));
  expect([found.reason, found.difference]).toEqual([reason, difference]);
});
