import { type Paise, sum, ZERO } from '../pricing/money.ts';
import {
  BULK_CHANGES,
  type BulkChange,
  HOLDS,
  holdOf,
  type OrderStatus,
  type PaymentFields,
  type PaymentStatus,
  paymentOf,
} from './order-status.ts';

interface Chosen extends PaymentFields, WaitFields {
  readonly status: OrderStatus;
}

/** Until when a pending cash order waits for the shop's call, or for its customer's own confirmation. */
export interface WaitFields {
  readonly call_due_at: unknown;
  readonly confirm_by: unknown;
}

/** Whom a pending order waits for: nobody confirms it by the way. */
export function waitOf(order: WaitFields & Pick<Chosen, 'status'>): 'to-call' | 'not-confirmed' | undefined {
  if (order.status !== 'PENDING') return undefined;
  if (order.call_due_at !== null) return 'to-call';
  return order.confirm_by === null ? undefined : 'not-confirmed';
}

export const BULK_HOLDS = [...HOLDS, 'to-call', 'not-confirmed'] as const;
export type BulkHold = (typeof BULK_HOLDS)[number];

/** An order that a bulk change leaves where it is, and why. */
export interface SkippedOrder<Order> {
  readonly order: Order;
  readonly hold: BulkHold;
}

/** Of the chosen orders, which a bulk change moves and which it skips. */
export function splitForBulk<Order extends Chosen>(
  orders: readonly Order[],
  change: BulkChange,
): { readonly moving: readonly Order[]; readonly skipped: readonly SkippedOrder<Order>[] } {
  const moving: Order[] = [];
  const skipped: SkippedOrder<Order>[] = [];
  for (const order of orders.filter(({ status }) => status === BULK_CHANGES[change].from)) {
    const hold = holdOf(paymentOf(order)) ?? waitOf(order);
    if (hold === undefined) moving.push(order);
    else skipped.push({ order, hold });
  }
  return { moving, skipped };
}

/** Of one order; `paid` came in, `toCollect` is cash at the door. */
export interface BulkAmounts {
  readonly paymentStatus: PaymentStatus;
  readonly paid: Paise;
  readonly toCollect: Paise;
}

/** What many orders bring together: ₹2,000 of ₹14,990 paid before is ₹12,990 to collect. */
export function bulkSums(orders: readonly BulkAmounts[]) {
  const of = (amounts: readonly Paise[]) => ({ count: amounts.length, amount: sum(amounts) });
  const open = orders.filter(({ toCollect }) => toCollect > ZERO);
  return {
    paidInFull: of(orders.filter(({ paymentStatus }) => paymentStatus === 'PAID').map(({ paid }) => paid)),
    toCollect: of(open.map(({ toCollect }) => toCollect)),
    /** Of the orders with something to collect, what was paid before. */
    paidInAdvance: of(open.map(({ paid }) => paid).filter((paid) => paid > ZERO)),
  };
}

/** "1 pending, 2 confirmed, 1 shipped": in the order of the statuses. */
export function statusSummary(statuses: readonly OrderStatus[], all: readonly OrderStatus[]): string {
  return all
    .map((status) => ({ status, count: statuses.filter((each) => each === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${status.toLowerCase()}`)
    .join(', ');
}
