import { type OrderStatus, parseOrderStatus } from './order-status.ts';

/** An entry of an order's history, which is sorted from old to new. */
export interface OrderEvent {
  readonly field: string;
  readonly from: string | null;
  readonly to: string;
  readonly at: string;
  readonly actor?: string | undefined;
}

export type TimelineStep = {
  status: OrderStatus;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** When the order reached it; undefined where the step was skipped or lies ahead. */
  at?: string;
};

/** The steps of an order that is not cancelled. */
const STEPS: readonly OrderStatus[] = ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

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
    const reached = STEPS.slice(0, Math.max(0, STEPS.indexOf(before)) + 1);
    return [...reached.map((each) => step(each, 'done')), step('CANCELLED', 'current')];
  }
  const present = STEPS.indexOf(now);
  return STEPS.map((each, index) =>
    step(each, index < present ? 'done' : index === present ? 'current' : 'ahead'),
  );
}
