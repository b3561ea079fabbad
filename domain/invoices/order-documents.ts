import type { OrderEvent } from '../orders/order-timeline.ts';

/** An order is invoiced once it is paid or dispatched, unless it was cancelled before. */
export function needsInvoice(status: string, paymentStatus: string): boolean {
  return (
    status === 'SHIPPED' || status === 'DELIVERED' || (paymentStatus === 'PAID' && status !== 'CANCELLED')
  );
}

/**
 * Which documents an order has, from its history: an invoice since it was paid or shipped, a credit note since it was
 * cancelled after that or some of its money was given back. Placed, paid, cancelled: both. Placed, cancelled, money
 * that came late: none.
 */
export function orderDocuments(
  history: readonly OrderEvent[],
  amountRefunded = 0,
): { invoice: boolean; creditNote: boolean } {
  let [status, paymentStatus] = ['PENDING', 'PENDING'];
  let [invoices, credits] = [0, 0];
  for (const change of changesOf(history)) {
    const needed = needsInvoice(status, paymentStatus);
    const wasCancelled = status === 'CANCELLED';
    for (const { field, to } of change) {
      if (field === 'status') status = to;
      else paymentStatus = to;
    }
    if (needsInvoice(status, paymentStatus) && !needed && invoices === credits) invoices += 1;
    if (status === 'CANCELLED' && !wasCancelled) credits = invoices;
  }
  return { invoice: invoices > 0, creditNote: credits > 0 || (invoices > 0 && amountRefunded > 0) };
}

/** One change may have an entry per field; entries of the same moment belong together. */
function changesOf(history: readonly OrderEvent[]): OrderEvent[][] {
  const changes = new Map<string, OrderEvent[]>();
  for (const event of history) changes.set(event.at, [...(changes.get(event.at) ?? []), event]);
  return [...changes.values()];
}
