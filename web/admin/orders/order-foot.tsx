import { useMutation } from '@tanstack/react-query';
import type { Order } from '../../../contract/orders/order.ts';
import type { Payment } from '../../../contract/payments/payment.ts';
import {
  type NextStep,
  nextStep,
  type OrderState,
  otherSteps,
  stepLabel,
  stepTitle,
} from '../../../domain/orders/next-step.ts';
import type { PaymentStatus } from '../../../domain/orders/order-status.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { recordPaymentPrompt, refundedByHandPrompt } from '../../../domain/text/admin-texts.ts';
import { formatRupees, formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { refusalOr } from '../shipping/refusals.ts';
import type { OrderHandlers } from './order-dialog.tsx';
import { countPieces, orderName } from './order-words.ts';
import { orderPath } from './read-order.ts';

interface OrderFootProps extends OrderHandlers {
  readonly order: Order;
  /** Undefined until they are loaded. */
  readonly payments: readonly Payment[] | undefined;
  readonly onRefund: (paymentId: string) => void;
}

/** The next step in sight at the lower edge, the other ones behind More. */
export function OrderFoot({ order, payments, onRefund, ...handlers }: OrderFootProps) {
  const state = orderState(order);
  const next = nextStep(state);
  const { isPending, mutate: setPayment } = useMutation({
    mutationFn: (payment_status: PaymentStatus) =>
      callAdmin(orderPath(order), { method: 'PUT', body: { payment_status, version: order.version } }),
    onSuccess: () => showToast({ kind: 'success', text: 'Order updated successfully' }),
    onError: (thrown) =>
      showToast({
        kind: 'error',
        text: ['Failed to update order', refusalOr(thrown, '')].filter(Boolean).join('. '),
      }),
    onSettled: () => refresh('order'),
  });
  const isBusy = isPending || handlers.isChanging(order);

  const take = (step: NextStep) => {
    const name = orderName(order);
    if (isBusy) return;
    if (step.kind === 'status') handlers.onStatus(order, step.status);
    if (step.kind === 'record-payment') {
      const isCash = order.payment_method === 'COD';
      const question = recordPaymentPrompt(name, formatRupeesUnrounded(rupees(order.total_amount)), isCash);
      if (window.confirm(question)) setPayment('PAID');
    }
    if (step.kind === 'refund') {
      const refundable = payments?.find((payment) => payment.refundable > 0);
      if (refundable !== undefined) onRefund(refundable.id);
      else if (window.confirm(refundedByHandPrompt(name, formatRupeesUnrounded(step.amount))))
        setPayment('REFUNDED');
    }
  };

  const label = stepLabel(next, state);
  const more = otherSteps(state).flatMap((step) => {
    const words = stepLabel(step, state);
    const danger = step.kind === 'status' && step.status === 'CANCELLED';
    return words === undefined
      ? []
      : [{ label: words, danger, disabled: isBusy, onSelect: () => take(step) }];
  });
  return (
    <section
      className="flex flex-wrap items-center justify-end gap-2 border-t-2 border-ink bg-paper px-4 py-2.5 sm:px-6"
      aria-label="Next step"
    >
      <p className="order-next mr-auto min-w-0 leading-snug max-sm:w-full">
        <b className="block">{stepTitle(next, state)}</b>
        <span className="text-sm text-steel">{stepHint(order, next)}</span>
      </p>
      <Menu
        label="More"
        isAbove
        items={[
          ...more,
          { label: 'Edit order', onSelect: () => handlers.onEdit(order) },
          { label: 'Delete order', danger: true, onSelect: () => handlers.onDelete(order) },
        ]}
      />
      <Button onClick={() => handlers.onPrint(order)}>
        <AdminIcon name="print" />
        <span>
          <span className="max-sm:sr-only">Print packing</span>{' '}
          <span className="inline-block max-sm:capitalize">slip</span>
        </span>
      </Button>
      {label !== undefined && (
        <Button
          className="max-sm:flex-1"
          kind="primary"
          busy={isBusy}
          disabled={next.kind === 'refund' && payments === undefined}
          onClick={() => take(next)}
        >
          {label}
        </Button>
      )}
    </section>
  );
}

const orderState = (order: Order): OrderState => ({
  status: order.status,
  paymentStatus: order.payment_status,
  paymentMethod: order.payment_method,
  toRefund: rupees(order.amount_to_refund),
  disputed: rupees(order.amount_disputed),
});

/** "3 pieces. Collect ₹83,247 on delivery." */
function stepHint(order: Order, { kind }: NextStep): string {
  const pieces = countPieces(order);
  const isToCollect = order.payment_method === 'COD' && ['PENDING', 'FAILED'].includes(order.payment_status);
  if (kind === 'wait-for-payment') return 'You can continue once it’s paid.';
  if (kind !== 'status') return '';
  const collect = isToCollect ? ` Collect ${formatRupees(rupees(order.total_amount))} on delivery.` : '';
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.${collect}`;
}
