import type { ReactNode } from 'react';
import type { OrderStatus } from '../../../domain/orders/order-status.ts';
import { orderStatusByShipments, type ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { inWords } from '../list/options.ts';

export const ORDERS_FOLLOW =
  'The order is marked as shipped when its first shipment leaves, and as delivered when its last one arrives.';

interface Following {
  /** As it is shown: 'RR-1042'. */
  readonly order: string;
  readonly status: OrderStatus;
  /** Of all its shipments, the changed one as it will be. */
  readonly shipments: readonly ShipmentStatus[];
}

/** What saving a shipment's status will do to its order. */
export function orderFollows({ order, status, shipments }: Following): string {
  const next = orderStatusByShipments(status, shipments);
  if (next === undefined) return `Order ${order} stays ${inWords(status).toLowerCase()}.`;
  const step = `Order ${order} goes from ${inWords(status).toLowerCase()} to ${inWords(next).toLowerCase()}`;
  return next === 'SHIPPED' ? `${step}, and the customer gets a mail about it.` : `${step}.`;
}

/** What saving a shipment does to its order. */
export function Consequence({ children }: { readonly children: ReactNode }) {
  return (
    <p className="shipment-consequence border-l-4 border-orange bg-orange-tint px-3 py-2.5" role="status">
      {children}
    </p>
  );
}
