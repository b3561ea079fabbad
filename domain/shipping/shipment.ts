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

/** It has left the house. */
export function isUnderWay(status: ShipmentStatus): boolean {
  return status !== 'PENDING' && !GIVEN_UP.includes(status);
}

/**
 * Where an order goes because its parcels went somewhere: shipped with the first that leaves, delivered with the last
 * that arrives. Only ever forward, and never out of CANCELLED; a parcel that failed or came back leaves the decision to
 * the owner. Undefined: it stays.
 */
export function orderStatusByShipments(
  order: OrderStatus,
  shipments: readonly ShipmentStatus[],
): OrderStatus | undefined {
  if (order === 'CANCELLED' || order === 'DELIVERED') return undefined;
  const parcels = shipments.filter((status) => !GIVEN_UP.includes(status));
  if (parcels.length > 0 && parcels.every((status) => status === 'DELIVERED')) return 'DELIVERED';
  return order !== 'SHIPPED' && parcels.some(isUnderWay) ? 'SHIPPED' : undefined;
}
