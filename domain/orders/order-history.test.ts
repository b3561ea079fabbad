import { expect, it } from 'vitest';
import { historyWords } from './order-history.ts';

it.each([
  ['status', null, 'PENDING', 'customer', 'The customer placed the order'],
  ['status', 'CONFIRMED', 'PENDING', 'asha@shop.example', 'asha@shop.example set the order back to pending'],
  ['status', 'PENDING', 'CONFIRMED', 'asha@shop.example', 'asha@shop.example confirmed the order'],
  ['status', 'CONFIRMED', 'SHIPPED', 'asha@shop.example', 'asha@shop.example shipped the order'],
  ['status', 'PENDING', 'CANCELLED', 'system', 'The shop cancelled the order'],
  ['payment_status', 'PENDING', 'PAID', 'gateway', 'The payment service recorded the payment'],
  ['payment_status', 'PAID', 'REFUNDED', 'asha@shop.example', 'asha@shop.example refunded the money'],
] as const)('%s from %s to %s by %s: %s', (field, from, to, actor, sentence) => {
  const { who, deed, isMoney } = historyWords({ field, from, to, actor, at: '2026-11-17T10:00:00.000Z' });
  expect(`${who} ${deed}`).toBe(sentence);
  expect(isMoney).toBe(field === 'payment_status');
});
