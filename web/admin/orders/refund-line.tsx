import { useId } from 'react';
import type { OrderItem } from '../../../contract/orders/order-item.ts';
import { variantLine } from '../../../domain/catalogue/variant-text.ts';
import { GOODS_LABELS, GOODS_STATES, type GoodsState } from '../../../domain/payments/refund-lines.ts';
import { Radio } from '../../ui/choice.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Thumb } from '../catalogue/thumb.tsx';
import { orderMoney } from './order-sums.ts';

interface RefundLineProps {
  readonly item: OrderItem;
  readonly pieces: number;
  readonly goods: GoodsState;
  /** Here and not packed any more; away with the customer or the carrier; or put back since the order is cancelled. */
  readonly place: 'here' | 'away' | 'cancelled';
  readonly onPieces: (pieces: number) => void;
  readonly onGoods: (goods: GoodsState) => void;
}

export function RefundLine({ item, pieces, goods, place, onPieces, onGoods }: RefundLineProps) {
  const name = useId();
  const open = item.quantity - item.refunded_quantity;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line py-2.5 not-last:border-b">
      <Thumb address={item.product_image} width={48} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{item.product_name}</bdi>
        </p>
        <p className="text-sm text-steel">
          {[
            item.variant !== null && variantLine({ variant: item.variant, variantType: item.variant_type }),
            `${orderMoney(item.unit_price)} each`,
            item.refunded_quantity > 0 && `${item.refunded_quantity} of ${item.quantity} refunded`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      {open > 0 && (
        <div className="flex items-center gap-2 max-sm:col-span-full max-sm:justify-end">
          <QuantityStepper
            label={`Pieces of ${item.product_name}`}
            value={pieces}
            min={0}
            max={open}
            onChange={onPieces}
          />
          <span className="min-w-10 text-sm text-steel">of {open}</span>
        </div>
      )}
      {pieces > 0 && place === 'away' && (
        <fieldset className="col-span-full flex flex-wrap items-center gap-x-5 bg-studio-light px-3 max-sm:gap-x-2.5 max-sm:px-1">
          <legend className="sr-only">Goods came back, {item.product_name}</legend>
          <span className="text-sm font-semibold max-sm:w-full max-sm:pt-2" aria-hidden="true">
            Goods came back
          </span>
          {GOODS_STATES.map((state) => (
            <Radio
              key={state}
              className="max-sm:gap-2"
              name={name}
              label={GOODS_LABELS[state]}
              checked={goods === state}
              onChange={() => onGoods(state)}
            />
          ))}
          <span className="text-sm text-steel" role="status">
            {GOODS_HINTS[goods]}
          </span>
        </fieldset>
      )}
      {pieces > 0 && place === 'here' && goods === 'good' && (
        <p className="col-span-full text-sm text-steel">
          {pieces === 1 ? 'Goes back to stock, and isn’t packed.' : 'Go back to stock, and aren’t packed.'}
        </p>
      )}
    </li>
  );
}

const GOODS_HINTS: Readonly<Record<GoodsState, string>> = {
  good: 'Goes back to stock when the refund is done.',
  damaged: 'Stays out of stock.',
  not_yet: 'You can answer later, under Payment.',
};
