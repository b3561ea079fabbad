import { expect, it } from 'vitest';
import { paymentText, waysToPay } from './payment-mode.ts';

it.each([
  ['live', 'Cards, UPI, net banking and cash on delivery'],
  ['test', 'Cards, UPI, net banking and cash on delivery'],
  ['cod-only', 'Cash on delivery'],
] as const)('a shop whose payments are %s says that it takes: %s', (mode, words) => {
  expect(waysToPay(mode)).toBe(words);
});

it.each([
  [false, false, 'Online Payment'],
  [true, false, 'Online Payment (Test payment)'],
  [false, true, 'Advance online, rest in cash'],
  [true, true, 'Advance online, rest in cash (Test payment)'],
])('mail and invoice say of a payment, test: %s, with an advance: %s: %s', (isTest, hasAdvance, words) => {
  expect(paymentText('ONLINE', { isTest, hasAdvance })).toBe(words);
});
