import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { BULK_HOLDS, type BulkHold, bulkSums } from '../../../domain/orders/bulk-selection.ts';
import { PAYMENT_METHOD_LABELS } from '../../../domain/orders/order-status.ts';
import { confirmPendingPrompt } from '../../../domain/text/admin-texts.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { bulkAmountsOf, orderName, totalOf } from './order-text.ts';
import type { BulkQuestion } from './use-bulk-change.ts';

interface BulkQuestionDialogProps {
  readonly question: BulkQuestion;
  readonly onGo: () => void;
  readonly onCancel: () => void;
}

export function BulkQuestionDialog({ question, onGo, onCancel }: BulkQuestionDialogProps) {
  const { orders, skipped, isMore } = question;
  return (
    <Dialog isOpen title={confirmPendingPrompt(orders.length)} onClose={onCancel}>
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1 pl-5">
          <Facts orders={orders} />
          {isMore && <li>These are the newest. Do the same again for the rest.</li>}
        </ul>
        <HeldOrders from="pending" verb="confirm" skipped={skipped} />
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" onClick={onGo}>
          Mark {formatCount(orders.length)} as confirmed
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface HeldOrdersProps {
  readonly from: 'pending' | 'confirmed';
  readonly verb: 'confirm' | 'ship';
  readonly skipped: BulkQuestion['skipped'];
}

export function HeldOrders({ from, verb, skipped }: HeldOrdersProps) {
  if (skipped.length === 0) return null;
  return (
    <>
      {BULK_HOLDS.map((hold) => (
        <Held
          key={hold}
          hold={hold}
          from={from}
          orders={skipped.filter((each) => each.hold === hold).map(({ order }) => order)}
        />
      ))}
      <p className="text-sm text-steel">To {verb} one of these anyway, open it.</p>
    </>
  );
}

interface HeldProps {
  readonly hold: BulkHold;
  readonly from: string;
  readonly orders: readonly AdminOrder[];
}

const HOLD_LABELS: Readonly<Record<BulkHold, string>> = {
  unpaid: 'not paid',
  refunded: 'refunded',
  'to-call': 'to be called first',
  'not-confirmed': 'not confirmed by the customer yet',
};

function Held({ hold, from, orders }: HeldProps) {
  if (orders.length === 0) return null;
  return (
    <section className="rounded-sm border border-amber-bright bg-amber-tint px-3 py-2">
      <h3>
        {orders.length === 1 ? `1 ${from} order is` : `${formatCount(orders.length)} ${from} orders are`}{' '}
        {HOLD_LABELS[hold]} and will be skipped
      </h3>
      <ul className="max-h-60 overflow-y-auto">
        {orders.map((order) => (
          <li key={order.id} className="flex gap-x-3 py-1">
            <b>{orderName(order)}</b>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <bdi>{order.customer_info.name}</bdi>
              <span className="block text-xs">
                {PAYMENT_METHOD_LABELS[order.payment_method]},{' '}
                {hold === 'unpaid' && order.payment_status === 'FAILED'
                  ? 'payment failed'
                  : HOLD_LABELS[hold]}
              </span>
            </span>
            {hasAmounts(order) && <span>{formatRupees(totalOf([order]))}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ orders }: { readonly orders: readonly AdminOrder[] }) {
  const { paidInFull, toCollect, paidInAdvance } = bulkSums(orders.map(bulkAmountsOf));
  const isWithAmounts = orders.every(hasAmounts);
  return (
    <>
      {paidInFull.count > 0 && (
        <li>
          {formatCount(paidInFull.count)} {paidInFull.count === 1 ? 'is' : 'are'} paid in full
          {isWithAmounts && `, ${formatRupees(paidInFull.amount)}`}.
        </li>
      )}
      {toCollect.count > 0 && (
        <li>
          {formatCount(toCollect.count)} {toCollect.count === 1 ? 'is' : 'are'} cash on delivery,{' '}
          <b>{formatRupees(toCollect.amount)}</b> to collect
          {paidInAdvance.count > 0 && (
            <>
              , <b>{formatRupees(paidInAdvance.amount)}</b> paid in advance
            </>
          )}
          .
        </li>
      )}
    </>
  );
}
