import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import type { ShownOrder } from '../order-response.ts';
import { FactStrip } from './facts.tsx';
import { paymentLabel } from './order-badges.tsx';

interface OrderFactsProps {
  readonly order: ShownOrder;
  readonly unknownDate: string;
}

/** What one looks for first. */
export function OrderFacts({ order, unknownDate }: OrderFactsProps) {
  const { orderNumber, createdAt, totalAmount } = order;
  const facts = [
    { label: 'Order number', value: displayOrderNumber(orderNumber) },
    { label: 'Order date', value: createdAt === undefined ? unknownDate : formatLongDate(createdAt) },
    { label: 'Total amount', value: formatRupees(totalAmount) },
    { label: 'Payment method', value: paymentLabel(order) },
  ];
  return <FactStrip facts={facts} />;
}
