import { describe, expect, it } from 'vitest';
import { orderFollows } from './shipment-dialog.tsx';

describe('what a shipment does to its order', () => {
  it.each([
    [
      'CONFIRMED',
      ['PICKED_UP'],
      'Order RR-7 goes from confirmed to shipped, and the customer gets an e-mail.',
    ],
    ['SHIPPED', ['DELIVERED', 'IN_TRANSIT'], 'Order RR-7 stays shipped.'],
    ['SHIPPED', ['DELIVERED', 'RETURNED'], 'Order RR-7 goes from shipped to delivered.'],
    ['SHIPPED', ['FAILED'], 'Order RR-7 stays shipped.'],
    ['CANCELLED', ['DELIVERED'], 'Order RR-7 stays cancelled.'],
  ] as const)('%s with shipments %j', (status, shipments, words) => {
    expect(orderFollows({ order: 'RR-7', status, shipments })).toBe(words);
  });
});
