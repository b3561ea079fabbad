import { describe, expect, it } from 'vitest';
import { checkOrderLookup } from './order-lookup.ts';

describe('looking for an order', () => {
  it.each([
    ['RR-1042', 'RR-1042'],
    [' 1042 ', '1042'],
    [1042, '1042'],
  ])('takes the number %j', (order_number, read) => {
    const contact = ' asha@example.in ';
    expect(checkOrderLookup({ order_number, contact })).toEqual({
      ok: true,
      value: { order_number: read, contact: 'asha@example.in' },
    });
  });

  it.each([
    [{}, { order_number: 'Order number is required', contact: 'Email or phone is required' }],
    [
      { order_number: ' ', contact: ' ' },
      { order_number: 'Order number is required', contact: 'Email or phone is required' },
    ],
    [
      { order_number: '1', contact: 'x'.repeat(255) },
      { contact: 'Email or phone must be at most 254 characters' },
    ],
  ])('says what is missing in %j', (entered, errors) => {
    expect(checkOrderLookup(entered)).toEqual({ ok: false, errors });
  });
});
