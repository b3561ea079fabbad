import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { PAYMENT_METHOD_LABELS } from '../../../domain/orders/order-status.ts';
import { sum } from '../../../domain/pricing/money.ts';
import { confirmPendingPrompt, shipConfirmedPrompt } from '../../../domain/text/admin-texts.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { orderName, toCollectOf, totalOf } from './order-words.ts';
import type { BulkQuestion } from './use-bulk-change.ts';

const WORDS = {
  confirmPending: { prompt: confirmPendingPrompt, from: 'pending', done: 'confirmed', verb: 'confirm' },
  shipConfirmed: { prompt: shipConfirmedPrompt, from: 'confirmed', done: 'shipped', verb: 'ship' },
} as const;

interface BulkQuestionDialogProps {
  readonly question: BulkQuestion;
  readonly onGo: () => void;
  readonly onCancel: () => void;
}

/** Asks before many orders move at once, and names those that stay with the reason. */
export function BulkQuestionDialog({ question, onGo, onCancel }: BulkQuestionDialogProps) {
  const { change, count, orders, skipped, skippedCount } = question;
  const { prompt, from, done, verb } = WORDS[change];
  return (
    <Dialog isOpen title={prompt(count)} onClose={onCancel}>
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1 pl-5">
          {orders !== null && <Facts orders={orders} />}
          {change === 'shipConfirmed' && (
            <li>Each order gets an invoice, and each customer gets an e-mail.</li>
          )}
        </ul>
        {skippedCount > 0 && (
          <section className="rounded-sm border border-amber-bright bg-amber-tint px-3 py-2">
            <h3>
              {skippedCount === 1
                ? `1 ${from} order is not paid and will be skipped`
                : `${formatCount(skippedCount)} ${from} orders are not paid and will be skipped`}
            </h3>
            <ul className="max-h-60 overflow-y-auto">
              {skipped.map((order) => (
                <li key={order.id} className="flex gap-x-3 py-1">
                  <b>{orderName(order)}</b>
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <bdi>{order.customer_info.name}</bdi>
                    <span className="block text-xs">
                      {PAYMENT_METHOD_LABELS[order.payment_method]},{' '}
                      {order.payment_status === 'FAILED' ? 'payment failed' : 'not paid'}
                    </span>
                  </span>
                  {hasAmounts(order) && <span>{formatRupees(totalOf([order]))}</span>}
                </li>
              ))}
              {skippedCount > skipped.length && (
                <li>and {formatCount(skippedCount - skipped.length)} more</li>
              )}
            </ul>
          </section>
        )}
        {skippedCount > 0 && (
          <p className="text-sm text-steel">To {verb} one of these anyway, open it and give a reason.</p>
        )}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" onClick={onGo}>
          Mark {formatCount(count)} as {done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Facts({ orders }: { readonly orders: readonly AdminOrder[] }) {
  const paid = orders.filter(({ payment_status }) => payment_status === 'PAID');
  const cash = orders.filter(
    ({ payment_method, payment_status }) => payment_method === 'COD' && payment_status !== 'PAID',
  );
  const isWithAmounts = orders.every(hasAmounts);
  return (
    <>
      {paid.length > 0 && (
        <li>
          {formatCount(paid.length)} {paid.length === 1 ? 'is' : 'are'} paid in full
          {isWithAmounts && `, ${formatRupees(totalOf(paid))}`}.
        </li>
      )}
      {cash.length > 0 && (
        <li>
          {formatCount(cash.length)} {cash.length === 1 ? 'is' : 'are'} cash on delivery
          {isWithAmounts && (
            <>
              , <b>{formatRupees(sum(cash.map(toCollectOf)))}</b> to collect
            </>
          )}
          .
        </li>
      )}
    </>
  );
}
