import {
  BULK_CHANGES,
  type BulkChange,
  isUnpaidOnline,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from './order-status.ts';

interface Chosen {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  readonly awaits_advance: boolean;
}

/** Of the chosen orders, which a bulk change moves, and which it skips since they are online and not paid. */
export function splitForBulk<Order extends Chosen>(
  orders: readonly Order[],
  change: BulkChange,
): { readonly moving: readonly Order[]; readonly skipped: readonly Order[] } {
  const meant = orders.filter(({ status }) => status === BULK_CHANGES[change].from);
  const isSkipped = ({ payment_method, payment_status, awaits_advance }: Order) =>
    isUnpaidOnline({
      paymentMethod: payment_method,
      paymentStatus: payment_status,
      awaitsAdvance: awaits_advance,
    });
  return { moving: meant.filter((order) => !isSkipped(order)), skipped: meant.filter(isSkipped) };
}

/** "1 pending, 2 confirmed, 1 shipped": in the order of the statuses. */
export function statusSummary(statuses: readonly OrderStatus[], all: readonly OrderStatus[]): string {
  return all
    .map((status) => ({ status, count: statuses.filter((each) => each === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status.toLowerCase()}`)
    .join(', ');
}
