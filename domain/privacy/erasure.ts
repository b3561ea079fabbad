import { displayOrderNumber } from '../orders/order.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** What an order has before its customer can be deleted. */
export type Awaited = 'order' | 'claim' | 'payment' | 'refund';

export interface AwaitedOrder {
  readonly number: number;
  readonly awaited: Awaited;
}

const WAIT: Readonly<Record<Awaited, (order: string) => string>> = {
  order: (order) => `Order ${order} isn’t finished. Please wait until it’s delivered, or cancel it first.`,
  claim: (order) => `The problem reported with order ${order} is still open. Please wait until it’s solved.`,
  payment: (order) => `A payment for order ${order} is still being checked. Please wait until that’s done.`,
  refund: (order) => `The refund for order ${order} is still on its way. Please wait until it has arrived.`,
};

const MOST_NAMED = 3;

/** Why somebody cannot be deleted now, and what to wait for; undefined where nothing is in the way. */
export function erasureRefusal(
  isAdministrator: boolean,
  orders: readonly AwaitedOrder[],
): Refusal<'ADMINISTRATOR' | 'DATA_IN_USE'> | undefined {
  if (isAdministrator)
    return refuse(
      'ADMINISTRATOR',
      'Administrators can’t be deleted here. An owner has to remove the administrator role first.',
    );
  if (orders.length === 0) return undefined;
  const named = orders.slice(0, MOST_NAMED);
  const sentences = named.map(({ number, awaited }) => WAIT[awaited](displayOrderNumber(number)));
  return refuse('DATA_IN_USE', sentences.join(' '));
}

/** What stays, in the words of the person who is deleted. */
export const KEPT = {
  invoices: {
    what: 'Invoices and credit notes',
    why: 'GST law makes us store them unchanged, with your name and address, for 72 months.',
  },
  orders: {
    what: 'Orders and payments without your name',
    why: 'Our accounts need items, amounts, GST and State. Everything about you is removed, except a GSTIN that’s on an invoice.',
  },
  reviews: {
    what: 'Published reviews without your name',
    why: 'Other customers rely on them. Your name and pictures are removed.',
  },
  auditEntries: {
    what: 'Our audit log',
    why: 'It shows what our staff changed, also about you. No one can alter it, and only owners and managers read it.',
  },
} as const;

export type KeptCounts = Readonly<Record<keyof typeof KEPT, number>>;

export interface KeptPart {
  readonly what: string;
  readonly why: string;
  readonly count: number;
}

/** Without what there is none of. */
export const keptParts = (counts: KeptCounts): KeptPart[] =>
  [
    { ...KEPT.invoices, count: counts.invoices },
    { ...KEPT.orders, count: counts.orders },
    { ...KEPT.reviews, count: counts.reviews },
    { ...KEPT.auditEntries, count: counts.auditEntries },
  ].filter(({ count }) => count > 0);

export const ERASED_NAME = 'Deleted customer';
export const ERASED_REVIEWER = 'A customer';
export const ERASED_TEXT = 'Deleted';

/**
 * Each deleted person has one of their own, so that their orders stay those of one customer:
 * `deleted:8f3c21aa@customer.invalid`. No mail goes to an address with a colon.
 */
export const erasedEmail = (requestId: string): string => `deleted:${requestId.slice(0, 8)}@customer.invalid`;

const PAYMENT_FIELDS: ReadonlySet<string> = new Set(
  `event type payload state amount currency timestamp expireAt errorCode detailedErrorCode orderId merchantId
   merchantOrderId transactionId refundId merchantRefundId originalMerchantOrderId paymentDetails paymentMode
   payableAmount feeAmount splitInstruments rail utr`.split(/\s+/),
);

/** A message of the payment service without what says who paid, such as a UPI address or the end of a card number. */
export function withoutPayer(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(withoutPayer);
  if (typeof message !== 'object' || message === null) return message;
  const kept = Object.entries(message).filter(([field]) => PAYMENT_FIELDS.has(field));
  return Object.fromEntries(kept.map(([field, value]) => [field, withoutPayer(value)]));
}
