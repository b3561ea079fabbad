/** What the order page says when it has no order, to the letter. */
export const orderNotFound = (id: string): string =>
  `Order ${id} not found. This might be an old order or the order may not have been created successfully. Please check your order history or contact support.`;

export const ORDER_FAILED =
  'Failed to fetch order details. Please try again or contact support if the problem persists.';

export const NOT_FOUND_HINTS = [
  'Check that the whole address was copied from your e-mail.',
  'Find the order by its number and your e-mail or phone on the orders page.',
  'If money was taken and no order shows, write to us: we find it by the transaction id.',
] as const;
