import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import type { Payment } from '../../../contract/payments/payment.ts';
import { doneBy, type Permission } from '../../../domain/accounts/permissions.ts';
import {
  type NextStep,
  nextStep,
  otherSteps,
  stepLabel,
  stepTitle,
} from '../../../domain/orders/next-step.ts';
import { permissionsForEdit } from '../../../domain/orders/order-permissions.ts';
import type { PaymentStatus } from '../../../domain/orders/order-status.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { recordPaymentPrompt } from '../../../domain/text/admin-texts.ts';
import { formatLongDateTime, formatRupees, formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { callAdmin } from '../admin-call.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { greyedItem, useMay } from '../frame/role.tsx';
import type { OrderHandlers } from './order-dialog.tsx';
import { WHOLE_ORDER } from './order-payments.tsx';
import { orderPath, useOrderChange } from './order-queries.ts';
import { countPieces, orderName, orderState, toCollectOf } from './order-text.ts';
import { refundableOf } from './refund-lines.ts';

interface OrderFootProps extends OrderHandlers {
  readonly order: AdminOrder;
  readonly payments: readonly Payment[] | undefined;
  readonly onRefund: (paymentId: string | null) => void;
}

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
    if (step.kind === 'refund' && payments !== undefined) {
      const disputed = payments.find(({ status, refundable }) => status === 'DISPUTED' && refundable > 0);
      onRefund(refundableOf(payments).left > 0 ? WHOLE_ORDER : (disputed?.id ?? null));
    }
  };

  const missing = missingFor(may, order, next);
  const label = stepLabel(next, state);
  const more = otherSteps(state).flatMap((step) => {
    const label = stepLabel(step, state);
    const danger = step.kind === 'status' && step.status === 'CANCELLED';
    return label === undefined
      ? []
      : [
          {
            label,
            danger,
            ...greyedItem(missingFor(may, order, step), isBusy),
            onSelect: () => take(step),
          },
        ];
  });
  return (
    <section
      className="flex flex-wrap items-center justify-end gap-2 border-t-2 border-ink bg-paper px-4 py-2.5 sm:px-6"
      aria-label="Next step"
    >
      <p className="order-next mr-auto min-w-0 leading-snug max-sm:w-full">
        <b className="block">{stepTitle(next, state)}</b>
        <span className="text-sm text-steel">
          {missing === undefined ? stepHint(order, next) : doneBy(missing)}
        </span>
      </p>
      <Menu
        label="More"
        isAbove
        items={[
          ...more,
          { label: 'Edit order', onSelect: () => handlers.onEdit(order) },
          {
            label: 'Delete order',
            danger: true,
            ...greyedItem(may('delete orders') ? undefined : 'delete orders'),
            onSelect: () => handlers.onDelete(order),
          },
        ]}
      />
      <Button onClick={() => handlers.onPrint('slips', order)}>
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
          disabled={missing !== undefined || (next.kind === 'refund' && payments === undefined)}
          onClick={() => take(next)}
        >
          {label}
        </Button>
      )}
    </section>
  );
}

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
function stepHint(order: AdminOrder, step: NextStep): string {
  const { kind } = step;
  const pieces = countPieces(order);
  const toCollect = toCollectOf(order);
  if (kind === 'wait-for-payment')
    return order.awaits_advance && hasAmounts(order)
      ? `${formatRupees(rupees(order.advance ?? 0))} to be paid online. You can continue once it’s paid.`
      : 'You can continue once it’s paid.';
  if (kind === 'wait-for-confirmation' && order.confirm_by !== null)
    return `Cancelled on ${formatLongDateTime(order.confirm_by)} if not confirmed. Or call ${order.customer_info.phone}.`;
  if (kind !== 'status') return '';
  if (step.status === 'CANCELLED') return 'It isn’t shipped, and its items go back into stock.';
  const collect = toCollect > 0 ? ` Collect ${formatRupees(toCollect)} on delivery.` : '';
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}.${collect}`;
}
