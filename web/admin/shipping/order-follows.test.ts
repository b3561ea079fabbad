import { describe, expect, it } from 'vitest';
import { orderFollows } from './order-follows.ts';

describe('what a parcel does to its order', () => {
  it.each([
    [
      'CONFIRMED',
      ['PICKED_UP'],
      'Order RR-7 goes from confirmed to shipped, and the customer gets a mail about it.',
    ],
    ['SHIPPED', ['DELIVERED', 'IN_TRANSIT'], 'Order RR-7 stays shipped.'],
    ['SHIPPED', ['DELIVERED', 'RETURNED'], 'Order RR-7 goes from shipped to delivered.'],
    ['SHIPPED', ['FAILED'], 'Order RR-7 stays shipped.'],
    ['CANCELLED', ['DELIVERED'], 'Order RR-7 stays cancelled.'],
  ] as const)('%s with parcels %j', (status, parcels, words) => {
    expect(orderFollows({ order: 'RR-7', status, parcels })).toBe(words);
  });
});
