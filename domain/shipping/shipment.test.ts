import { describe, expect, it } from 'vitest';
import { orderStatusByShipments, parseShipmentStatus } from './shipment.ts';

describe('the status of a shipment', () => {
  it.each([
    ['delivered', 'DELIVERED'],
    [' out for delivery ', 'OUT_FOR_DELIVERY'],
    ['in-transit', 'IN_TRANSIT'],
    ['lost', undefined],
    [5, undefined],
  ])('reads %j', (given, status) => {
    expect(parseShipmentStatus(given)).toBe(status);
  });
});

describe('an order follows its parcels', () => {
  it.each([
    ['PROCESSING', ['PENDING'], undefined],
    ['PROCESSING', ['PICKED_UP'], 'SHIPPED'],
    ['PENDING', ['PENDING', 'IN_TRANSIT'], 'SHIPPED'],
    ['SHIPPED', ['OUT_FOR_DELIVERY'], undefined],
    ['SHIPPED', ['DELIVERED', 'IN_TRANSIT'], undefined],
    ['PROCESSING', ['DELIVERED', 'IN_TRANSIT'], 'SHIPPED'],
    ['SHIPPED', ['DELIVERED', 'DELIVERED'], 'DELIVERED'],
    ['PENDING', ['DELIVERED'], 'DELIVERED'],
    ['SHIPPED', ['DELIVERED', 'RETURNED'], 'DELIVERED'],
    ['SHIPPED', ['FAILED'], undefined],
    ['SHIPPED', [], undefined],
    ['DELIVERED', ['IN_TRANSIT'], undefined],
    ['CANCELLED', ['DELIVERED'], undefined],
  ] as const)('%s with %j becomes %s', (order, shipments, status) => {
    expect(orderStatusByShipments(order, shipments)).toBe(status);
  });
});
