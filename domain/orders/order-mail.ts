import { isUnpaidOnline, type OrderStatus, type PaymentMethod, type PaymentStatus } from './order-status.ts';

/** The mails that a customer gets about an order. */
export const CUSTOMER_MAIL_EVENTS = ['placed', 'pay', 'asked', 'shipped', 'cancelled', 'revived'] as const;
export type CustomerMailEvent = (typeof CUSTOMER_MAIL_EVENTS)[number];

export const MAIL_TITLES: Readonly<Record<CustomerMailEvent, string>> = {
  placed: 'Order confirmation',
  pay: 'Payment link',
  asked: 'Reminder to confirm',
  shipped: 'Shipping e-mail',
  cancelled: 'Cancellation e-mail',
  revived: 'Order active again',
};

/**
 * The mails that are true of an order as it stands, so that they can be sent again. An online order is confirmed once it or its advance is paid; until
 * then there is a link to pay it. Nobody is told twice that a delivered order is on its way.
 */
export function sendableMails(order: {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
  readonly awaitsAdvance: boolean;
  /** The customer has not confirmed it yet. */
  readonly awaitsConfirmation: boolean;
}): readonly CustomerMailEvent[] {
  if (order.status === 'CANCELLED') return ['cancelled'];
  const reminder = order.awaitsConfirmation ? (['asked'] as const) : [];
  const confirmation = isUnpaidOnline(order) ? (['pay'] as const) : (['placed', ...reminder] as const);
  return order.status === 'SHIPPED' ? [...confirmation, 'shipped'] : confirmation;
}
