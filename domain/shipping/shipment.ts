import type { OrderStatus } from '../orders/order-status.ts';

export const SHIPMENT_STATUSES = [
  'PENDING',
  'PICKED_UP',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'FAILED',
  'RETURNED',
  'CANCELLED',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/** In any letter case, with spaces or hyphens: `out for delivery` is OUT_FOR_DELIVERY. */
export function parseShipmentStatus(value: unknown): ShipmentStatus | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return SHIPMENT_STATUSES.find((status) => status === word);
}

const GIVEN_UP: readonly ShipmentStatus[] = ['FAILED', 'RETURNED', 'CANCELLED'];

/** It has left the warehouse. */
export function isUnderWay(status: ShipmentStatus): boolean {
  return status !== 'PENDING' && !GIVEN_UP.includes(status);
}

/**
 * An order is shipped with its first shipment that leaves, and delivered with the last that arrives. It only moves
 * forward, and never out of CANCELLED; what happens after a failed or returned shipment is the owner's decision.
 * Undefined: the order's status stays.
 */
export function orderStatusByShipments(
  order: OrderStatus,
  shipments: readonly ShipmentStatus[],
): OrderStatus | undefined {
  if (order === 'CANCELLED' || order === 'DELIVERED') return undefined;
  const remaining = shipments.filter((status) => !GIVEN_UP.includes(status));
  if (remaining.length > 0 && remaining.every((status) => status === 'DELIVERED')) return 'DELIVERED';
  return order !== 'SHIPPED' && remaining.some(isUnderWay) ? 'SHIPPED' : undefined;
}
