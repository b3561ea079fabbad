import { type Refusal, refuse } from '../refusal.ts';
import { isUnderWay, type ShipmentStatus } from '../shipping/shipment.ts';
import type { OrderStatus } from './order-status.ts';

export type Cancellable = { readonly ok: true } | Refusal<'ORDER_LEFT'>;

const BEFORE_DISPATCH: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING'];

/** Customers may cancel until dispatch, as the terms promise. Cancelling twice does no harm. */
export function checkCancellable(status: OrderStatus, shipments: readonly ShipmentStatus[]): Cancellable {
  if (status === 'CANCELLED') return { ok: true };
  if (BEFORE_DISPATCH.includes(status) && !shipments.some(isUnderWay)) return { ok: true };
  return refuse(
    'ORDER_LEFT',
    'We’ve already shipped your order, so you can’t cancel it here. Please call or write to us.',
  );
}

/** Whether the page offers to cancel; the server also checks the shipments. */
export const isCancelOffered = (status: string): boolean => BEFORE_DISPATCH.some((each) => each === status);
