import { formatCount } from './format.ts';

/** Questions and refusals of the back-office, to the letter. */

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
