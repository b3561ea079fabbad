import { expect, it } from 'vitest';
import { historyEntryText } from './order-history.ts';

it.each([
  ['status', null, 'PENDING', 'customer', 'The customer placed the order (step)'],
  [
    'status',
    'CONFIRMED',
    'PENDING',
    'asha@shop.example',
    'asha@shop.example set the order back to pending (step)',
  ],
  ['status', 'PENDING', 'CONFIRMED', 'asha@shop.example', 'asha@shop.example confirmed the order (step)'],
  ['status', 'CONFIRMED', 'SHIPPED', 'asha@shop.example', 'asha@shop.example shipped the order (step)'],
  ['status', 'PENDING', 'CANCELLED', 'system', 'The shop cancelled the order (step)'],
  ['payment_status', 'PENDING', 'PAID', 'gateway', 'The payment service recorded the payment (money)'],
  [
    'payment_status',
    'PENDING',
    'FAILED',
    'gateway',
    'The payment service marked the payment as failed (failure)',
  ],
  ['payment_status', 'PAID', 'REFUNDED', 'asha@shop.example', 'asha@shop.example refunded the money (money)'],
] as const)('%s from %s to %s by %s: %s', (field, from, to, actor, sentence) => {
  const { who, deed, kind } = historyEntryText({ field, from, to, actor, at: '2026-11-17T10:00:00.000Z' });
  expect(`${who} ${deed} (${kind})`).toBe(sentence);
});
