import { useState } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { type Payment, refundOrderSchema, refundsResponse } from '../../../contract/payments/payment.ts';
import { isCancelOffered } from '../../../domain/orders/cancellation.ts';
import { type GoodsState, isAllChosen, refundValue } from '../../../domain/payments/refund-lines.ts';
import { type Paise, paise, toRupees, ZERO } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { ApiError } from '../../api/client.ts';
import { Checkbox } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { usePostOnce } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { NUMBER, parseNumber } from '../dialogs/form-fields.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { useMay } from '../frame/role.tsx';
import { PartForm } from './order-part.tsx';
import { orderPath } from './order-queries.ts';
import { orderName } from './order-text.ts';
import { amountIn, typedAmount } from './refund-form.tsx';
import { RefundLine } from './refund-line.tsx';
import { chosenLines, refundableOf } from './refund-lines.ts';

interface RefundDialogProps {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly onClose: () => void;
}

/** Refunds pieces of an order or an amount. All of an order that has not left, with its cancellation, is proposed. */
export function RefundDialog({ order, payments, onClose }: RefundDialogProps) {
  const may = useMay();
  const { left, byHand } = refundableOf(payments);
  const isHere = isCancelOffered(order.status);
  const isWhole = isHere || order.status === 'CANCELLED';
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(
    () =>
      new Map(
        order.order_items.map(({ id, quantity, refunded_quantity }) => [
          id,
          isWhole ? quantity - refunded_quantity : 0,
        ]),
      ),
  );
  const [goods, setGoods] = useState<ReadonlyMap<number, GoodsState>>(new Map());
  const [withFreight, setWithFreight] = useState(isWhole);
  const [isCancelChosen, setCancelChosen] = useState(true);
  const post = usePostOnce();
  const [refusals, setRefusals] = useState(0);

  const worthOf = (chosen: ReadonlyMap<number, number>, isWithFreight: boolean) =>
    refundValue(
      chosenLines(order, (id) => chosen.get(id) ?? 0),
      isWithFreight,
      left,
    );
  const amountText = (amount: Paise) => (amount === ZERO ? '' : String(toRupees(amount)));

  const form = useEntityForm(
    {
      kind: 'order',
      valuesOf: () => ({ amount: amountText(worthOf(pieces, withFreight).total), reason: '' }),
      bodySchema: refundOrderSchema.extend({ amount: typedAmount(left) }),
      bodyOf: (values) => ({ ...values, lines, cancel: isCancelling }),
    },
    null,
    {
      save: (body) =>
        post(`${orderPath(order)}/refunds`, body, { refusals }).catch((thrown: unknown) => {
          // After a lost answer the same key finds out what became of it; what the payment service refused is over.
          if (thrown instanceof ApiError && thrown.code === 'REFUND_REFUSED') setRefusals(refusals + 1);
          void refresh('order');
          throw thrown;
        }),
      failed: 'Failed to make the refund',
      done: (_, response) => refundsResponse.parse(response).message,
    },
  );

  const typed = amountIn(parseNumber(form.watch('amount')), left);
  const amount = typeof typed === 'number' ? typed : undefined;
  const isCancelOpen = isHere && amount === left && may('cancel orders');
  const isCancelling = isCancelOpen && isCancelChosen;
  const chosen = chosenLines(order, (id) => pieces.get(id) ?? 0);
  const isRest = isAllChosen(chosen);
  // What has not left is not sent any more; while all of it is only held back, it stays with the order.
  const goodsOf = (id: number): GoodsState =>
    isHere ? (isRest && !isCancelling ? 'not_yet' : 'good') : (goods.get(id) ?? 'not_yet');
  const lines = [...pieces].flatMap(([itemId, quantity]) =>
    quantity > 0 ? [{ itemId, quantity, goods: goodsOf(itemId) }] : [],
  );

  const fillAmount = (chosenPieces: ReadonlyMap<number, number>, isWithFreight: boolean) =>
    form.setValue('amount', amountText(worthOf(chosenPieces, isWithFreight).total), {
      shouldValidate: form.formState.isSubmitted,
    });
  const choose = (id: number, quantity: number) => {
    const next = new Map(pieces).set(id, quantity);
    setPieces(next);
    fillAmount(next, withFreight);
  };
  const value = worthOf(pieces, withFreight);
  const hint =
    lines.length === 0 || amount === left
      ? `At most ${formatRupeesUnrounded(left)}.`
      : `${formatRupeesUnrounded(value.taxable)} + GST ${formatRupeesUnrounded(value.tax)}. You can change it.`;
  return (
    <Dialog isOpen size="large" title={`Refund ${orderName(order)}`} onClose={onClose}>
      <p className="text-steel">
        <bdi>{order.customer_info.name}</bdi>. {formatRupeesUnrounded(left)} can be refunded.
      </p>
      <ul className="my-3 border-y border-line" aria-label="Pieces to refund">
        {order.order_items.map((item) => (
          <RefundLine
            key={item.id}
            item={item}
            pieces={pieces.get(item.id) ?? 0}
            goods={goodsOf(item.id)}
            place={
              isHere
                ? isCancelling
                  ? 'cancelled'
                  : 'here'
                : order.status === 'CANCELLED'
                  ? 'cancelled'
                  : 'away'
            }
            onPieces={(quantity) => choose(item.id, quantity)}
            onGoods={(state) => setGoods(new Map(goods).set(item.id, state))}
          />
        ))}
      </ul>
      {order.shipping_cost > 0 && lines.length > 0 && (
        <Checkbox
          label="Also refund the freight of these pieces"
          checked={withFreight}
          onChange={({ target }) => {
            setWithFreight(target.checked);
            fillAmount(pieces, target.checked);
          }}
        />
      )}
      {isCancelOpen && (
        <div className="my-2 border-l-4 border-orange bg-orange-tint px-3 py-1">
          <Checkbox
            tall
            label={
              <>
                <b className="block">Cancel the order and put the goods back</b>
                <span className="text-sm">
                  Nothing has been shipped yet. If you don’t tick this, the order stays open but isn’t
                  shipped.
                </span>
              </>
            }
            checked={isCancelChosen}
            onChange={({ target }) => setCancelChosen(target.checked)}
          />
        </div>
      )}
      <PartForm
        form={form}
        saveLabel={isCancelling ? 'Refund and cancel order' : saveLabel(amount)}
        saveKind="danger"
        closeLabel={isCancelling ? 'Go back' : 'Cancel'}
        onClose={onClose}
      >
        <Field label="Refund (₹)" {...NUMBER} data-autofocus {...form.field('amount', hint)} />
        <Field
          label="Reason"
          maxLength={500}
          autoComplete="off"
          {...form.field('reason', 'Printed on the credit note.')}
        />
      </PartForm>
      <p className="mt-3 text-sm text-steel">{wayBack(left, byHand)}</p>
    </Dialog>
  );
}

const saveLabel = (amount: Paise | undefined) =>
  amount === undefined ? 'Refund' : `Refund ${formatRupeesUnrounded(amount)}`;

function wayBack(left: Paise, byHand: Paise): string {
  const hand = 'Please return it to the customer yourself.';
  if (byHand === left) return `It was paid in cash or by transfer. ${hand}`;
  const gateway = 'The money goes back the way it was paid, in 2 to 5 working days.';
  return byHand === 0
    ? gateway
    : `${gateway} Up to ${formatRupeesUnrounded(paise(byHand))} was paid in cash or by transfer, and is refunded last. ${hand}`;
}
