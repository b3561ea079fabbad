import type { Order } from '../../../contract/orders/order.ts';
import type { OrderCounts } from '../../../contract/orders/order-responses.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { ORDER_MONEY, type OrderMoney } from '../../../domain/orders/order-money.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/orders/order-status.ts';
import { formatCount } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { inWords, optionsOf } from '../list/options.ts';

export const orderName = ({ order_number }: Order) => displayOrderNumber(order_number);

export const countPieces = ({ order_items }: Order): number =>
  order_items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Delivered is green and cancelled red, as everywhere; the others differ, so that a long table can be scanned. */
export const ORDER_TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  PENDING: 'amber',
  CONFIRMED: 'blue',
  PROCESSING: 'violet',
  SHIPPED: 'teal',
  DELIVERED: 'green',
  CANCELLED: 'red',
};

export const STATUS_OPTIONS = optionsOf(ORDER_STATUSES, inWords);

const MONEY_WORDS: Readonly<Record<OrderMoney, string>> = {
  unpaid: 'Not paid',
  'refund-owed': 'Refund owed',
  disputed: 'Disputed',
};
export const MONEY_OPTIONS = ORDER_MONEY.map((value) => ({ value, label: MONEY_WORDS[value] }));

/** "12", "5,000+". None among those counted so far says nothing about the others, so no figure is shown. */
export function tileCount({ counts, countedInPart }: OrderCounts, status: OrderStatus): string {
  const count = formatCount(counts[status]);
  if (!countedInPart.includes(status)) return count;
  return counts[status] === 0 ? '–' : `${count}+`;
}
