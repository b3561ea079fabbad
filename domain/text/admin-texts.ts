import { BULK_HOLDS, type BulkHold } from '../orders/bulk-selection.ts';
import { formatCount } from './format.ts';

/** Questions and refusals of the admin, to the letter. */

export type Deletable = 'contact' | 'enquiry' | 'product' | 'category';

/** For the browser's own confirmation. */
export function deletePrompt(thing: Deletable): string {
  return `Are you sure you want to delete this ${thing}?`;
}

/** A category takes its products along; who deletes it knows how many. */
export function deleteCategoryPrompt(onSale: number): string {
  const prompt = deletePrompt('category');
  if (onSale === 0) return prompt;
  const products = onSale === 1 ? 'Its 1 product will go' : `Its ${formatCount(onSale)} products will go`;
  return `${prompt}\n\n${products} off sale too.`;
}

/** Said by the modal that deletes an order. */
export const ORDER_DELETE_WARNING = 'This action cannot be undone.';

export const ADMIN_ACTION_REFUSED = 'Please log in as admin to perform this action';

export const ADMIN_PAGE_REFUSED = 'You must be an admin to access that page.';

export function confirmPendingPrompt(count: number): string {
  return `Mark ${count} pending ${count === 1 ? 'order' : 'orders'} as confirmed?`;
}

export function shipConfirmedPrompt(count: number): string {
  return `Mark ${count} confirmed ${count === 1 ? 'order' : 'orders'} as shipped?`;
}

const HELD_ORDERS: Readonly<Record<BulkHold, (count: number) => string>> = {
  unpaid: (count) =>
    count === 1 ? '1 online order isn’t paid yet' : `${formatCount(count)} online orders aren’t paid yet`,
  refunded: (count) => (count === 1 ? '1 order is refunded' : `${formatCount(count)} orders are refunded`),
  'to-call': (count) =>
    count === 1 ? '1 order needs a call first' : `${formatCount(count)} orders need a call first`,
  'not-confirmed': (count) =>
    `${count === 1 ? '1 order waits' : `${formatCount(count)} orders wait`} for the customer’s confirmation`,
};

/** Instead of the question, where everything in view is held. */
export function nothingToMove(held: readonly BulkHold[]): string {
  const counts = BULK_HOLDS.map((hold) => ({ hold, count: held.filter((each) => each === hold).length }));
  const texts = counts.flatMap(({ hold, count }) => (count > 0 ? [HELD_ORDERS[hold](count)] : []));
  return `Nothing to change: ${texts.join(', ')}.`;
}

/** `order` as it is shown. */
export function cancelOrderPrompt(order: string, paid: 'all' | 'advance' | 'nothing'): string {
  const question = `Cancel order ${order}?\n\nThe items go back into stock, and we e-mail the customer.`;
  if (paid === 'nothing') return question;
  return `${question} ${paid === 'all' ? 'It’s' : 'Its advance is'} paid, so you’ll need to refund the money.`;
}

export function unpaidReasonPrompt(order: string, awaitsAdvance: boolean): string {
  const unpaid = awaitsAdvance ? `The advance for order ${order}` : `Order ${order} was placed online and`;
  return `${unpaid} isn’t paid. Why are you moving it ahead? We save the reason in its history and in the audit log.`;
}

export function refundedReasonPrompt(order: string): string {
  return `Order ${order} is refunded. Why are you moving it ahead? We save the reason in its history and in the audit log.`;
}

export const REASON_MISSING = 'Please give a reason. The order hasn’t changed.';

/** `amount` as it is shown: "₹24,698". */
export function recordPaymentPrompt(order: string, amount: string, isCash: boolean): string {
  return `Did you receive ${amount}${isCash ? ' in cash' : ''} for ${order}?\n\nWe’ll mark the order as paid.`;
}
