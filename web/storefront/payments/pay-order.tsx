import { useRef, useState } from 'react';
import {
  ORDER_DEFAULTS,
  parseOrderStatus,
  parsePaymentMethod,
  parsePaymentStatus,
} from '../../../domain/orders/order-status.ts';
import { isFailure, isSuccess } from '../../../domain/payments/payment.ts';
import { checkPaymentEligibility } from '../../../domain/payments/payment-eligibility.ts';
import { subtract } from '../../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';
import { newKey } from '../../api/new-key.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useStore } from '../frame/frame-context.ts';
import type { ShownOrder } from '../orders/order-response.ts';
import { Panel } from '../panel.tsx';
import { hasStartedPayment, paymentCalls } from './payment-calls.ts';
import { useShownAgain } from './use-shown-again.ts';

/** Refusals after which the order is not what this page shows: paid or cancelled meanwhile, or of another amount. */
const CHANGED = /^(?:ORDER_|AMOUNT_MISMATCH$)/;

const STILL_OPEN =
  'A payment for this order is still open. If you pay again, you could pay twice. Pay again anyway?';

export function isPayable(order: ShownOrder): boolean {
  const payable = checkPaymentEligibility({
    status: parseOrderStatus(order.status) ?? ORDER_DEFAULTS.status,
    paymentStatus: parsePaymentStatus(order.paymentStatus) ?? ORDER_DEFAULTS.paymentStatus,
    paymentMethod: parsePaymentMethod(order.paymentMethod) ?? ORDER_DEFAULTS.paymentMethod,
    total: order.totalAmount,
    advance: order.advance ?? null,
    awaitsAdvance: order.awaitsAdvance,
  });
  return payable.ok;
}

interface PayOrderProps {
  readonly order: ShownOrder;
  /** The shop refused because things have changed: paid or cancelled meanwhile. */
  readonly onChanged: () => void;
}

/** For an online order that is not paid: the way to the provider's page, as often as it takes. */
export function PayOrder({ order, onChanged }: PayOrderProps) {
  const offersOnline = useStore()?.offersOnline !== false;
  const [isBusy, setBusy] = useState(false);
  const key = useRef<string>(undefined);

  useShownAgain(() => setBusy(false));

  if (!isPayable(order) || !offersOnline) return null;

  const pay = async () => {
    setBusy(true);
    if (hasStartedPayment(order.id)) {
      const last = await paymentCalls.lookUpPayment(order.id);
      const status = last.outcome === 'found' ? last.payment.status : 'FAILED';
      if (!isFailure(status) && !isSuccess(status) && !window.confirm(STILL_OPEN)) return setBusy(false);
    }
    key.current ??= newKey();
    const started = await paymentCalls.initiate(order, key.current);
    if (started.ok) return window.location.assign(started.paymentUrl);
    setBusy(false);
    showToast({ kind: 'error', text: started.message });
    if (started.code !== undefined && CHANGED.test(started.code)) onChanged();
  };

  return (
    <Panel title={order.advance === undefined ? 'Not paid yet' : 'Advance not paid yet'}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p>
          {order.paymentStatus === 'FAILED' ? 'The last payment failed. ' : ''}
          {order.advance !== undefined &&
            `Pay ${formatRupees(order.advance)} now to confirm your order, and ${formatRupees(
              subtract(order.totalAmount, order.advance),
            )} in cash when it arrives. `}
          {order.paymentDueAt === undefined
            ? 'Pay online so we can ship it.'
            : `We’ll keep the items reserved for you until ${formatLongDateTime(order.paymentDueAt)}.`}
        </p>
        <Button
          kind="primary"
          size="large"
          className="max-w-80 flex-[1_0_auto]"
          busy={isBusy}
          busyLabel="Processing..."
          onClick={() => void pay()}
        >
          Pay Now
        </Button>
      </div>
    </Panel>
  );
}
