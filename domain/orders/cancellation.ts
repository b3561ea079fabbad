import { isUnderWay, type ShipmentStatus } from '../shipping/shipment.ts';
import type { OrderStatus } from './order-status.ts';

export type Cancellable =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'ORDER_LEFT'; readonly message: string };

/** The statuses of an order that is still in the house. */
const IN_THE_HOUSE: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING'];

/** Until dispatch a customer cancels without asking, as the terms promise; one that is cancelled already stays so. */
export function checkCancellable(status: OrderStatus, shipments: readonly ShipmentStatus[]): Cancellable {
  if (status === 'CANCELLED') return { ok: true };
  if (IN_THE_HOUSE.includes(status) && !shipments.some(isUnderWay)) return { ok: true };
  return {
    ok: false,
    code: 'ORDER_LEFT',
    message: 'Your order has left us already, so it cannot be cancelled here. Please call or write to us.',
  };
}

/** Whether the page offers it; a shipment that the page does not know of is found out by asking. */
export const isCancelOffered = (status: string): boolean => IN_THE_HOUSE.some((each) => each === status);
