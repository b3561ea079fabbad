import { type Paise, paise } from '../pricing/money.ts';
import { formatRupeesUnrounded } from '../text/format.ts';
import { holdOf, type OrderStatus, type PaymentMethod, type PaymentStatus } from './order-status.ts';

/** What the shop does next with an order, and what else it can do. */

export type StepStatus = Exclude<OrderStatus, 'PENDING'>;

export type NextStep =
  | { readonly kind: 'status'; readonly status: StepStatus }
  /** The money came by cash or transfer and is entered by hand. */
  | { readonly kind: 'record-payment' }
  | { readonly kind: 'refund'; readonly amount: Paise }
  /** An online order without its money or its advance: nothing to do until it comes. */
  | { readonly kind: 'wait-for-payment' }
  /** The customer has not confirmed a cash order yet; the shop may ask on the phone. */
  | { readonly kind: 'wait-for-confirmation' }
  | { readonly kind: 'none' };

export interface OrderState {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
  /** A cash order whose advance has not come yet. */
  readonly awaitsAdvance: boolean;
  /** A cash order that the customer has not confirmed yet. */
  readonly awaitsConfirmation: boolean;
  /** Nothing is left of its money; a refund in progress counts. */
  readonly isRefunded: boolean;
  /** What a cancelled order still has to give back. */
  readonly toRefund: Paise;
  /** Money that came and settles nothing. */
  readonly disputed: Paise;
}

/**
 * One step at a time: a cash order is confirmed, shipped, marked delivered, and then its cash is recorded. A cancelled order that
 * was paid gives its money back, and a refunded order that has not left is cancelled. Money that settles nothing waits until the goods are dealt with.
 */
export function nextStep(order: OrderState): NextStep {
  const refund = paise(order.toRefund + order.disputed);
  switch (order.status) {
    case 'PENDING':
      if (order.awaitsConfirmation) return { kind: 'wait-for-confirmation' };
      return stepUnlessHeld(order, 'CONFIRMED');
    case 'CONFIRMED':
    case 'PROCESSING':
      return stepUnlessHeld(order, 'SHIPPED');
    case 'SHIPPED':
      return { kind: 'status', status: 'DELIVERED' };
    case 'DELIVERED':
      if (isUnpaid(order)) return { kind: 'record-payment' };
      break;
    case 'CANCELLED':
  }
  return refund > 0 ? { kind: 'refund', amount: refund } : { kind: 'none' };
}

function stepUnlessHeld(order: OrderState, status: StepStatus): NextStep {
  const hold = holdOf(order);
  if (hold === 'unpaid') return { kind: 'wait-for-payment' };
  return { kind: 'status', status: hold === 'refunded' ? 'CANCELLED' : status };
}

const isUnpaid = ({ paymentStatus }: Pick<OrderState, 'paymentStatus'>) =>
  paymentStatus === 'PENDING' || paymentStatus === 'FAILED';

const FORWARD: readonly StepStatus[] = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

/** The steps that are possible besides the next one, in their order; cancelling comes last. */
export function otherSteps(order: OrderState): NextStep[] {
  const next = nextStep(order);
  if (order.status === 'CANCELLED' || order.status === 'DELIVERED') return [];
  const ahead = order.status === 'PENDING' ? FORWARD : FORWARD.slice(FORWARD.indexOf(order.status) + 1);
  const steps: NextStep[] = [
    ...ahead.map((status) => ({ kind: 'status' as const, status })),
    ...(isUnpaid(order) ? [{ kind: 'record-payment' as const }] : []),
    { kind: 'status', status: 'CANCELLED' },
  ];
  return steps.filter(
    (step) => step.kind !== 'status' || next.kind !== 'status' || step.status !== next.status,
  );
}

const STATUS_LABELS: Readonly<Record<StepStatus, string>> = {
  CONFIRMED: 'Confirm order',
  PROCESSING: 'Mark processing',
  SHIPPED: 'Ship order',
  DELIVERED: 'Mark delivered',
  CANCELLED: 'Cancel order',
};

/** On its button; undefined where there is nothing to press. */
export function stepLabel(step: NextStep, { paymentMethod }: Pick<OrderState, 'paymentMethod'>) {
  if (step.kind === 'status') return STATUS_LABELS[step.status];
  if (step.kind === 'wait-for-confirmation') return 'Confirm by phone';
  if (step.kind === 'record-payment') return paymentMethod === 'COD' ? 'Record cash' : 'Record payment';
  return step.kind === 'refund' ? `Refund ${formatRupeesUnrounded(step.amount)}` : undefined;
}

/** Beside the button: "Next: pack and ship". */
export function stepTitle(
  step: NextStep,
  { status, awaitsAdvance }: Pick<OrderState, 'status' | 'awaitsAdvance'>,
): string {
  switch (step.kind) {
    case 'status':
      return STEP_TITLES[step.status];
    case 'record-payment':
      return 'Next: record the payment';
    case 'refund':
      return 'Next: refund the customer';
    case 'wait-for-payment':
      return awaitsAdvance ? 'Waiting for the advance' : 'Waiting for the payment';
    case 'wait-for-confirmation':
      return 'Waiting for the customer to confirm';
    case 'none':
      return status === 'CANCELLED' ? 'Cancelled. Nothing left to do.' : 'All done';
  }
}

const STEP_TITLES: Readonly<Record<StepStatus, string>> = {
  CONFIRMED: 'Next: confirm the order',
  PROCESSING: 'Next: pack',
  SHIPPED: 'Next: pack and ship',
  DELIVERED: 'Next: delivery',
  CANCELLED: 'Refunded. Next: cancel the order',
};
