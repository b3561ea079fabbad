/** States of an order, of its payment and the ways to pay, stored in upper case and read in any. */

export const ORDER_STATUSES = [
  'PENDING',
  'CONFIRMED',
  'PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_STATUSES = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['COD', 'ONLINE', 'UPI', 'CARD'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  COD: 'Cash on Delivery',
  ONLINE: 'Online Payment',
  UPI: 'UPI',
  CARD: 'Card',
};

/** What an order has when nothing else was said. */
export const ORDER_DEFAULTS = { status: 'PENDING', paymentStatus: 'PENDING', paymentMethod: 'COD' } as const;

const find = <T extends string>(known: readonly T[], value: unknown): T | undefined => {
  if (typeof value !== 'string') return undefined;
  const upper = value.trim().toUpperCase();
  return known.find((each) => each === upper);
};

export const parseOrderStatus = (value: unknown) => find(ORDER_STATUSES, value);
export const parsePaymentStatus = (value: unknown) => find(PAYMENT_STATUSES, value);

/** `cod`, `CASH_ON_DELIVERY` and `Cash on Delivery` all mean COD. */
export function parsePaymentMethod(value: unknown): PaymentMethod | undefined {
  if (typeof value !== 'string') return undefined;
  const word = value.trim().replace(/[\s-]+/g, '_');
  if (word.toUpperCase() === 'CASH_ON_DELIVERY') return 'COD';
  if (word.toUpperCase() === 'ONLINE_PAYMENT') return 'ONLINE';
  return find(PAYMENT_METHODS, word);
}

/** The words a shopper reads; without a method they are those of cash on delivery. */
export function paymentMethodLabel(value: unknown): string {
  return PAYMENT_METHOD_LABELS[parsePaymentMethod(value) ?? ORDER_DEFAULTS.paymentMethod];
}

/** Delivered is green, cancelled red, everything else blue. */
export function statusBadge(status: string): 'green' | 'red' | 'blue' {
  const parsed = parseOrderStatus(status);
  if (parsed === 'DELIVERED') return 'green';
  return parsed === 'CANCELLED' ? 'red' : 'blue';
}

/** The dashboard counts as pending what was not dispatched yet. */
export function isPendingForDashboard(status: string): boolean {
  const parsed = parseOrderStatus(status);
  return parsed === 'PENDING' || parsed === 'CONFIRMED' || parsed === 'PROCESSING';
}

interface PaymentOf {
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
  /** A cash order whose advance has not come yet. */
  readonly awaitsAdvance: boolean;
  /** Nothing is left of the money that came; a refund in progress counts. */
  readonly isRefunded: boolean;
}

/**
 * An online order without its money, or a cash order without its advance. Other cash is paid at the door, so that cash
 * orders may be dispatched unpaid.
 */
export function isUnpaidOnline({
  paymentMethod,
  paymentStatus,
  awaitsAdvance,
}: Omit<PaymentOf, 'isRefunded'>): boolean {
  const isPaidBefore = paymentMethod !== 'COD' || awaitsAdvance;
  return isPaidBefore && (paymentStatus === 'PENDING' || paymentStatus === 'FAILED');
}

/** What the API says of an order's payment. */
export interface PaymentFields {
  readonly payment_method: PaymentMethod;
  readonly payment_status: PaymentStatus;
  readonly awaits_advance: boolean;
  readonly fully_refunded: boolean;
}

export const paymentOf = (order: PaymentFields): PaymentOf => ({
  paymentMethod: order.payment_method,
  paymentStatus: order.payment_status,
  awaitsAdvance: order.awaits_advance,
  isRefunded: order.fully_refunded,
});

/** Why an order does not move ahead by itself: its money has not come, or went back. */
export const HOLDS = ['unpaid', 'refunded'] as const;
export type Hold = (typeof HOLDS)[number];

export function holdOf(order: PaymentOf): Hold | undefined {
  if (order.isRefunded || order.paymentStatus === 'REFUNDED') return 'refunded';
  return isUnpaidOnline(order) ? 'unpaid' : undefined;
}

const FORWARD_STEPS: readonly OrderStatus[] = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

/**
 * No unpaid online order and no refunded order is dispatched by accident: moving it forward, such as from PENDING to SHIPPED,
 * needs a reason, which the history keeps. Its delivery and a step back need none.
 */
export function needsReason(from: OrderStatus, order: PaymentOf & { readonly status: OrderStatus }): boolean {
  const isForward = FORWARD_STEPS.indexOf(order.status) > FORWARD_STEPS.indexOf(from);
  return isForward && from !== 'SHIPPED' && holdOf(order) !== undefined;
}

/** What is the matter: "This order is refunded". */
export function holdText(order: PaymentOf): string {
  if (holdOf(order) === 'refunded') return 'This order is refunded';
  return `${order.awaitsAdvance ? 'The advance for this order' : 'This online order'} isn’t paid`;
}

export const holdRefusal = (order: PaymentOf): string =>
  `${holdText(order)}. To move it ahead anyway, change its status and give a reason.`;

/** Cancelling releases the stock, reviving a cancelled order reserves it again; no other change touches it. */
export function stockEffect(from: OrderStatus, to: OrderStatus): 'release' | 'reserve' | 'none' {
  if (from === to) return 'none';
  if (to === 'CANCELLED') return 'release';
  return from === 'CANCELLED' ? 'reserve' : 'none';
}

/** The two bulk buttons of the orders screen; their prompts are in `admin-texts.ts`. */
export const BULK_CHANGES = {
  confirmPending: { label: 'Confirm All Pending', from: 'PENDING', to: 'CONFIRMED' },
  shipConfirmed: { label: 'Ship All Confirmed', from: 'CONFIRMED', to: 'SHIPPED' },
} as const;

export type BulkChange = keyof typeof BULK_CHANGES;

export const isBulkChange = ({ from, status }: { from: OrderStatus; status: OrderStatus }): boolean =>
  Object.values(BULK_CHANGES).some((change) => change.from === from && change.to === status);
