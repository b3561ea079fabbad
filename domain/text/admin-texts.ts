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
  const products = onSale === 1 ? 'Its 1 product goes' : `Its ${formatCount(onSale)} products go`;
  return `${prompt}\n\n${products} off sale with it.`;
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
  count === 1 ? '1 online order is not paid' : `${formatCount(count)} online orders are not paid`;

/** Behind the question of a bulk button. */
export function unpaidLeftOut(count: number): string {
  if (count === 0) return '';
  return `\n\n${unpaidOrders(count)} and ${count === 1 ? 'is' : 'are'} left out.`;
}

/** Instead of the question, where a bulk button has nothing else in view. */
export function unpaidOnly(count: number): string {
  return `Nothing to move: ${unpaidOrders(count)} yet.`;
}

/** `order` as it is shown. */
export function cancelOrderPrompt(order: string, isPaid: boolean): string {
  const question = `Cancel order ${order}?\n\nIts goods go back into stock, and the customer is told by e-mail.`;
  return isPaid ? `${question} It is paid, so the money then has to be refunded.` : question;
}

export function unpaidReasonPrompt(order: string): string {
  return `Order ${order} was placed online and is not paid. Why does it move on all the same? The reason is kept in its history and in the audit log.`;
}

export const REASON_MISSING = 'Please give a reason. The order stays as it is.';

/** `amount` as it is shown: "₹24,698". */
export function recordPaymentPrompt(order: string, amount: string, isCash: boolean): string {
  return `Did you receive ${amount}${isCash ? ' in cash' : ''} for ${order}?\n\nThe order is then marked as paid.`;
}

export function refundedByHandPrompt(order: string, amount: string): string {
  return `Did you give ${amount} back to the customer of ${order} yourself?\n\nThe order is then marked as refunded.`;
}
