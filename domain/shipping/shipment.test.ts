import { describe, expect, it } from 'vitest';
import {
  contradicts,
  orderStatusByShipments,
  parseShipmentStatus,
  shipmentsByOrderStatus,
} from './shipment.ts';

describe('the status of a shipment', () => {
  it.each([
    ['delivered', 'DELIVERED'],
    [' out for  - delivery ', 'OUT_FOR_DELIVERY'],
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

describe('parcels follow their order', () => {
  it.each([
    ['SHIPPED', [], [], true],
    ['SHIPPED', ['PENDING'], ['IN_TRANSIT'], false],
    ['SHIPPED', ['PENDING', 'PENDING', 'CANCELLED'], ['IN_TRANSIT', 'IN_TRANSIT', 'CANCELLED'], false],
    ['SHIPPED', ['PICKED_UP', 'PENDING'], ['PICKED_UP', 'PENDING'], false],
    ['SHIPPED', ['DELIVERED', 'DELIVERED'], ['IN_TRANSIT', 'IN_TRANSIT'], false],
    ['SHIPPED', ['DELIVERED', 'PENDING'], ['DELIVERED', 'PENDING'], false],
    ['SHIPPED', ['RETURNED'], ['RETURNED'], true],
    ['DELIVERED', [], [], true],
    ['DELIVERED', ['IN_TRANSIT', 'PENDING', 'RETURNED'], ['DELIVERED', 'DELIVERED', 'RETURNED'], false],
    ['DELIVERED', ['FAILED'], ['DELIVERED'], false],
    ['DELIVERED', ['FAILED', 'DELIVERED'], ['FAILED', 'DELIVERED'], false],
    ['CANCELLED', ['PENDING', 'IN_TRANSIT', 'DELIVERED'], ['CANCELLED', 'IN_TRANSIT', 'DELIVERED'], false],
    ['CONFIRMED', ['IN_TRANSIT', 'DELIVERED', 'RETURNED'], ['PENDING', 'PENDING', 'RETURNED'], false],
    ['PENDING', [], [], false],
  ] as const)('%s: %j become %j, and one is missing: %s', (order, before, after, isMissing) => {
    const follow = shipmentsByOrderStatus(order, before);
    expect(before.map((status) => (follow.from.includes(status) ? follow.to : status))).toEqual(after);
    expect(follow.isMissing).toBe(isMissing);
  });

  it.each([
    ['SHIPPED', ['PENDING'], true],
    ['SHIPPED', ['CANCELLED'], true],
    ['SHIPPED', ['PENDING', 'IN_TRANSIT'], false],
    ['DELIVERED', ['RETURNED'], false],
    ['DELIVERED', ['PENDING'], true],
    ['DELIVERED', [], true],
    ['CONFIRMED', ['PENDING'], false],
    ['CANCELLED', ['PENDING'], true],
    ['CANCELLED', ['CANCELLED', 'IN_TRANSIT'], false],
  ] as const)('a %s order with %j is a contradiction: %s', (order, shipments, expected) => {
    expect(contradicts(order, shipments)).toBe(expected);
  });
});
