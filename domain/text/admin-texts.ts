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
  return `Mark ${count} pending orders as confirmed?`;
}

export function shipConfirmedPrompt(count: number): string {
  return `Mark ${count} confirmed orders as shipped?`;
}

const unpaidOrders = (count: number) =>
  count === 1 ? '1 online order isn’t paid' : `${formatCount(count)} online orders aren’t paid`;

/** Instead of the question, where a bulk button has nothing else in view. */
export function unpaidOnly(count: number): string {
  return `Nothing to change: ${unpaidOrders(count)} yet.`;
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

export const REASON_MISSING = 'Please give a reason. The order hasn’t changed.';

/** `amount` as it is shown: "₹24,698". */
export function recordPaymentPrompt(order: string, amount: string, isCash: boolean): string {
  return `Did you receive ${amount}${isCash ? ' in cash' : ''} for ${order}?\n\nWe’ll mark the order as paid.`;
}

export function refundedByHandPrompt(order: string, amount: string): string {
  return `Did you refund ${amount} to the customer of ${order} yourself?\n\nWe’ll mark the order as refunded.`;
}
