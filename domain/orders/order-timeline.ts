import { type OrderStatus, parseOrderStatus } from './order-status.ts';

/** A change in the life of an order, as its history has it: oldest first. */
export type OrderEvent = {
  field: 'status' | 'payment_status';
  from: string | null;
  to: string;
  at: string;
};

export type TimelineStep = {
  status: OrderStatus;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** When it came to this; undefined where the step was skipped or lies ahead. */
  at?: string;
};

/** The way of an order that goes well. */
const WAY: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

const LABELS: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Order placed',
  CONFIRMED: 'Confirmed',
  PROCESSING: 'Processing',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
};

/**
 * The steps that a shopper sees. Skipped ones count as done: an order that went from PENDING to SHIPPED was processed. A
 * cancelled order ends there: placed, confirmed, cancelled, and nothing ahead.
 */
export function orderTimeline(status: string, history: readonly OrderEvent[]): TimelineStep[] {
  const now = parseOrderStatus(status) ?? 'PENDING';
  const changes = history.filter(({ field }) => field === 'status');
  const last = (wanted: OrderStatus) => changes.findLast(({ to }) => parseOrderStatus(to) === wanted);
  const step = (wanted: OrderStatus, state: TimelineStep['state']): TimelineStep => {
    const at = state === 'ahead' ? undefined : last(wanted)?.at;
    return { status: wanted, label: LABELS[wanted], state, ...(at === undefined ? {} : { at }) };
  };

  if (now === 'CANCELLED') {
    const before = parseOrderStatus(last('CANCELLED')?.from) ?? 'PENDING';
    const reached = WAY.slice(0, Math.max(0, WAY.indexOf(before)) + 1);
    return [...reached.map((each) => step(each, 'done')), step('CANCELLED', 'current')];
  }
  const present = WAY.indexOf(now);
  return WAY.map((each, index) =>
    step(each, index < present ? 'done' : index === present ? 'current' : 'ahead'),
  );
}
