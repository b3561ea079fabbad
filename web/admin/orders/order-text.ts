import type { OrderCounts } from '../../../contract/orders/order-responses.ts';
import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import type { Permission } from '../../../domain/accounts/permissions.ts';
import type { BulkAmounts } from '../../../domain/orders/bulk-selection.ts';
import { isCancelOffered } from '../../../domain/orders/cancellation.ts';
import type { OrderState } from '../../../domain/orders/next-step.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { ORDER_MONEY, type OrderMoney } from '../../../domain/orders/order-money.ts';
import { permissionsForEdit } from '../../../domain/orders/order-permissions.ts';
import { ORDER_STATUSES, type OrderStatus, paymentOf } from '../../../domain/orders/order-status.ts';
import { type Paise, rupees, sum } from '../../../domain/pricing/money.ts';
import { promiseWords } from '../../../domain/shipping/promise.ts';
import { formatCount } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { optionsOf, sentenceCase } from '../list/options.ts';

export const orderName = ({ order_number }: AdminOrder) => displayOrderNumber(order_number);

export const countPieces = ({
  order_items,
}: {
  readonly order_items: readonly { readonly quantity: number }[];
}): number => order_items.reduce((sum, { quantity }) => sum + quantity, 0);

/** With the pieces that are still to be packed: refunded ones are not sent. */
export const packedItems = ({ status, order_items }: AdminOrder) =>
  isCancelOffered(status)
    ? order_items
        .map((item) => ({ ...item, quantity: item.quantity - item.refunded_quantity }))
        .filter(({ quantity }) => quantity > 0)
    : order_items;

export const orderState = (order: AdminOrder): OrderState => ({
  status: order.status,
  ...paymentOf(order),
  awaitsConfirmation: order.confirm_by !== null,
  toRefund: rupees(hasAmounts(order) ? order.amount_to_refund : 0),
  disputed: rupees(hasAmounts(order) ? order.amount_disputed : 0),
});

/** Undefined on orders from before. */
export const promisedDays = ({ promise_first: first, promise_last: last }: AdminOrder): string | undefined =>
  first === null || last === null ? undefined : promiseWords({ first, last });

/** Delivered is green and cancelled red, as everywhere; the others differ, so that a long table can be scanned. */
export const ORDER_TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING: 'amber',
  CONFIRMED: 'blue',
  PROCESSING: 'violet',
  SHIPPED: 'teal',
  DELIVERED: 'green',
  CANCELLED: 'red',
};

export const STATUS_OPTIONS = optionsOf(ORDER_STATUSES, sentenceCase);

type May = (permission: Permission) => boolean;

/** Whether the administrator's role includes the step; not where an unpaid order has to be forced. */
export const mayStep = (may: May, order: AdminOrder, status: OrderStatus): boolean =>
  permissionsForEdit(order, { ...order, status }).every(may);

export const stepsFor = (may: May, order: AdminOrder) =>
  STATUS_OPTIONS.filter(({ value }) => mayStep(may, order, value));

/** Cash at the door. */
export function toCollectOf(order: AdminOrder): Paise {
  if (!hasAmounts(order)) return rupees(order.amount_to_collect);
  return rupees(order.payment_method === 'COD' ? order.amount_due : 0);
}

/** Amounts that a reader does not see are 0; what to collect everybody sees. */
export const bulkAmountsOf = (order: AdminOrder): BulkAmounts => ({
  paymentStatus: order.payment_status,
  paid: rupees(hasAmounts(order) ? order.amount_paid : 0),
  toCollect: toCollectOf(order),
});

const MONEY_LABELS: Readonly<Record<OrderMoney, string>> = {
  unpaid: 'Not paid',
  'refund-owed': 'Refund owed',
  disputed: 'Disputed',
};
export const MONEY_OPTIONS = ORDER_MONEY.map((value) => ({ value, label: MONEY_LABELS[value] }));

export const UNCONFIRMED_OPTIONS = [{ value: 'true', label: 'Not confirmed yet' }];

export const TO_CALL_OPTIONS = [{ value: 'true', label: 'To call' }];

export const LATE_OPTIONS = [{ value: 'true', label: 'Late' }];

export const REFUNDED_OPTIONS = [
  { value: 'true', label: 'Refunded' },
  { value: 'false', label: 'Not refunded' },
];

/** "12", "5,000+". None among those counted so far says nothing about the others, so no figure is shown. */
export function tileCount({ counts, countedInPart }: OrderCounts, status: OrderStatus): string {
  const count = formatCount(counts[status]);
  if (!countedInPart.includes(status)) return count;
  return counts[status] === 0 ? '–' : `${count}+`;
}

export const totalOf = (orders: readonly AdminOrder[]): Paise =>
  sum(orders.map((order) => rupees(hasAmounts(order) ? order.total_amount : 0)));
