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

/** What the shipments of an order become when the order itself is given a status. */
const FOLLOWING: Readonly<Record<OrderStatus, ShipmentStatus>> = {
  PENDING: 'PENDING',
  CONFIRMED: 'PENDING',
  PROCESSING: 'PENDING',
  SHIPPED: 'IN_TRANSIT',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
};

/**
 * The other way round: a shipped order has a shipment that left, a delivered one has none on the way, and an order that is
 * set back has them all at home. Those `from` these are moved, and where none could follow one is missing. Booked ones leave together unless one has left before: the others then wait for their own day.
 */
export function shipmentsByOrderStatus(
  order: OrderStatus,
  shipments: readonly ShipmentStatus[],
): { to: ShipmentStatus; from: readonly ShipmentStatus[]; isMissing: boolean } {
  const to = FOLLOWING[order];
  const remaining = shipments.filter((status) => !GIVEN_UP.includes(status));
  const isMissing = remaining.length === 0;
  switch (to) {
    case 'IN_TRANSIT': {
      if (!remaining.some(isUnderWay)) return { to, from: ['PENDING'], isMissing };
      return {
        to,
        from: remaining.every((status) => status === 'DELIVERED') ? ['DELIVERED'] : [],
        isMissing,
      };
    }
    case 'DELIVERED': {
      // After a failed attempt that nobody recorded as repeated.
      if (isMissing && shipments.includes('FAILED')) return { to, from: ['FAILED'], isMissing: false };
      return { to, from: remaining, isMissing };
    }
    case 'CANCELLED':
      return { to, from: ['PENDING'], isMissing: false };
    default:
      return { to, from: SHIPMENT_STATUSES.filter(isUnderWay), isMissing: false };
  }
}

const hasLeft = (status: ShipmentStatus) => status !== 'PENDING' && status !== 'CANCELLED';

/** Whether a shipped order would be without any shipment that left, or a cancelled one with a shipment that waits to leave. */
export function contradicts(order: OrderStatus, shipments: readonly ShipmentStatus[]): boolean {
  if (order === 'CANCELLED') return shipments.includes('PENDING');
  return (order === 'SHIPPED' || order === 'DELIVERED') && !shipments.some(hasLeft);
}
