import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { paymentOf } from '../../../domain/orders/order-status.ts';
import { type PaymentState, type PaymentWord, paymentState } from '../../../domain/orders/payment-state.ts';
import { paise, rupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Sub } from '../list/cells.tsx';

const TONES: Readonly<Record<PaymentState['mood'], BadgeTone>> = {
  good: 'green',
  waiting: 'amber',
  bad: 'red',
  calm: 'neutral',
};

/** Where no heading says "Payment", these would leave open what is meant. */
const LONG_LABELS: Partial<Record<PaymentWord, string>> = {
  Failed: 'Payment failed',
  Disputed: 'Payment disputed',
};

const NOTHING = paise(0);

/** Where no amounts are shown, only what is to be collected at the door is. */
function stateOf(order: AdminOrder): PaymentState {
  const amounts = hasAmounts(order)
    ? {
        total: rupees(order.total_amount),
        paid: rupees(order.amount_paid),
        due: rupees(order.amount_due),
        refunded: rupees(order.amount_refunded),
        toRefund: rupees(order.amount_to_refund),
        disputed: rupees(order.amount_disputed),
      }
    : {
        total: rupees(order.amount_to_collect),
        paid: NOTHING,
        due: rupees(order.amount_to_collect),
        refunded: NOTHING,
        toRefund: NOTHING,
        disputed: NOTHING,
      };
  const state = paymentState({
    status: order.status,
    ...paymentOf(order),
    ...amounts,
  });
  return hasAmounts(order) ? state : { ...state, amounts: state.amounts.filter(({ amount }) => amount > 0) };
}

interface PaymentBadgeProps {
  readonly order: AdminOrder;
  /** No heading says "Payment". */
  readonly isAlone?: boolean;
}

export function PaymentBadge({ order, isAlone = false }: PaymentBadgeProps) {
  const { word, mood } = stateOf(order);
  return <Badge tone={TONES[mood]}>{(isAlone && LONG_LABELS[word]) || word}</Badge>;
}

interface PaymentAmountsProps {
  readonly order: AdminOrder;
  /** Only what waits for the shop to move money. */
  readonly isUrgentOnly?: boolean;
}

export function PaymentAmounts({ order, isUrgentOnly = false }: PaymentAmountsProps) {
  const amounts = stateOf(order).amounts.filter(({ isUrgent }) => isUrgent || !isUrgentOnly);
  return amounts.map(({ amount, label, isUrgent }) => (
    <Sub key={label} tone={isUrgent ? 'red' : 'steel'}>
      <b className={isUrgent ? '' : 'text-ink'}>{formatRupeesUnrounded(amount)}</b> {label}
    </Sub>
  ));
}
