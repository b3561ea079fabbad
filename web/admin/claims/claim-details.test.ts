import { expect, it } from 'vitest';
import { claimState } from './claim-details.tsx';

const OPEN = {
  decision: null,
  amount: null,
  value: 671_200,
  sentAt: null,
  isRefundDone: null,
  hasRefundFailed: false,
  handover: null,
};

it.each([
  [{}, 'Open'],
  [{ handover: { note: 'Refund it?', by: null, at: '2026-11-15T10:00:00Z' } }, 'With a manager'],
  [{ decision: 'refusal' as const }, 'Refused'],
  [{ decision: 'replacement' as const }, 'Replacement to send'],
  [{ decision: 'replacement' as const, sentAt: '2026-11-15T10:00:00Z' }, 'Replacement sent'],
  [{ decision: 'refund' as const, amount: 671_200, isRefundDone: false }, 'Refund on its way'],
  [{ decision: 'refund' as const, amount: 671_200, isRefundDone: true }, 'Refund done'],
  [{ decision: 'refund' as const, amount: 100_000, isRefundDone: true }, 'Part refund done'],
  [
    { decision: 'refund' as const, amount: 100_000, isRefundDone: false, hasRefundFailed: true },
    'Refund failed',
  ],
])('a claim with %j reads %s', (claim, words) => {
  expect(claimState({ ...OPEN, ...claim }).label).toBe(words);
});
