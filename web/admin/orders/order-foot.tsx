import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import type { Payment } from '../../../contract/payments/payment.ts';
import { namesOfRoles, type Permission, rolesWith } from '../../../domain/accounts/permissions.ts';
import {
  type NextStep,
  nextStep,
  type OrderState,
  otherSteps,
  stepLabel,
  stepTitle,
} from '../../../domain/orders/next-step.ts';
import { permissionsForEdit } from '../../../domain/orders/order-permissions.ts';
import type { PaymentStatus } from '../../../domain/orders/order-status.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { recordPaymentPrompt, refundedByHandPrompt } from '../../../domain/text/admin-texts.ts';
import {
  formatClock,
  formatRupees,
  formatRupeesUnrounded,
  formatShortDate,
} from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { callAdmin } from '../admin-call.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { useMay } from '../frame/use-may.ts';
import type { OrderHandlers } from './order-dialog.tsx';
import { countPieces, orderName, toCollectOf } from './order-words.ts';
import { orderPath } from './read-order.ts';
import { useOrderChange } from './use-order-change.ts';

interface OrderFootProps extends OrderHandlers {
  readonly order: AdminOrder;
  /** Undefined until they are loaded. */
  readonly payments: readonly Payment[] | undefined;
  readonly onRefund: (paymentId: string) => void;
}

/** The next step in sight at the lower edge, the other ones behind More. */
export function OrderFoot({ order, payments, onRefund, ...handlers }: OrderFootProps) {
  const may = useMay();
  const state = orderState(order);
  const next = nextStep(state);
  const { isPending, mutate: setPayment } = useOrderChange((payment_status: PaymentStatus) =>
    callAdmin(orderPath(order), { method: 'PUT', body: { payment_status, version: order.version } }),
  );
  const { isPending: isConfirming, mutate: confirmByPhone } = useOrderChange(
    () => callAdmin(`${orderPath(order)}/confirmation`, { method: 'POST' }),
    'Order confirmed by phone',
  );
  const isBusy = isPending || isConfirming || handlers.isChanging(order);

  const take = (step: NextStep) => {
    const name = orderName(order);
    if (isBusy) return;
    if (step.kind === 'status') handlers.onStatus(order, step.status);
    if (step.kind === 'wait-for-confirmation') confirmByPhone();
    if (step.kind === 'record-payment') {
      const isCash = order.payment_method === 'COD';
      const question = recordPaymentPrompt(name, formatRupeesUnrounded(dueOf(order)), isCash);
      if (window.confirm(question)) setPayment('PAID');
    }
    if (step.kind === 'refund') {
      const refundable = payments?.find((payment) => payment.refundable > 0);
      if (refundable !== undefined) onRefund(refundable.id);
      else if (window.confirm(refundedByHandPrompt(name, formatRupeesUnrounded(step.amount))))
        setPayment('REFUNDED');
    }
  };

  const missing = missingFor(may, order, next);
  const label = missing === undefined ? stepLabel(next, state) : undefined;
  const possible = otherSteps(state).filter((step) => missingFor(may, order, step) === undefined);
  const more = possible.flatMap((step) => {
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
        <span className="text-sm text-steel">
          {missing === undefined ? stepHint(order, next) : `Done by ${namesOfRoles(rolesWith(missing))}.`}
        </span>
      </p>
      <Menu
        label="More"
        isAbove
        items={[
          ...more,
          { label: 'Edit order', onSelect: () => handlers.onEdit(order) },
          ...(may('delete orders')
            ? [{ label: 'Delete order', danger: true, onSelect: () => handlers.onDelete(order) }]
            : []),
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

const orderState = (order: AdminOrder): OrderState => ({
  status: order.status,
  paymentStatus: order.payment_status,
  paymentMethod: order.payment_method,
  awaitsAdvance: order.awaits_advance,
  awaitsConfirmation: order.confirm_by !== null,
  toRefund: rupees(hasAmounts(order) ? order.amount_to_refund : 0),
  disputed: rupees(hasAmounts(order) ? order.amount_disputed : 0),
});

/** What the administrator's role does not include of a step. */
function missingFor(
  may: (permission: Permission) => boolean,
  order: AdminOrder,
  step: NextStep,
): Permission | undefined {
  const needed: readonly Permission[] =
    step.kind === 'status'
      ? permissionsForEdit(order, { ...order, status: step.status })
      : step.kind === 'record-payment'
        ? ['record payments']
        : step.kind === 'refund'
          ? ['refund payments']
          : step.kind === 'wait-for-confirmation'
            ? ['confirm orders']
            : [];
  return needed.find((permission) => !may(permission));
}

/** What is recorded as received; an order that shows no amounts is recorded by nobody. */
const dueOf = (order: AdminOrder) => rupees(hasAmounts(order) ? order.amount_due : 0);

/** "3 pieces. Collect ₹83,247 on delivery." */
function stepHint(order: AdminOrder, { kind }: NextStep): string {
  const pieces = countPieces(order);
  const toCollect = toCollectOf(order);
  if (kind === 'wait-for-payment')
    return order.awaits_advance && hasAmounts(order)
      ? `${formatRupees(rupees(order.advance ?? 0))} to be paid online. You can continue once it’s paid.`
      : 'You can continue once it’s paid.';
  if (kind === 'wait-for-confirmation' && order.confirm_by !== null)
    return `Lapses on ${formatShortDate(order.confirm_by)}, ${formatClock(order.confirm_by)}. Or call ${order.customer_info.phone}.`;
  if (kind !== 'status') return '';
  const collect = toCollect > 0 ? ` Collect ${formatRupees(toCollect)} on delivery.` : '';
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.${collect}`;
}
