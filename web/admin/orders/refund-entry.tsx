import type { Refund } from '../../../contract/payments/payment.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import type { GoodsState } from '../../../domain/payments/refund-lines.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { useOrderChange } from './use-order-change.ts';

interface RefundEntryProps {
  readonly refund: Refund;
  /** Its goods may still come back. */
  readonly isAnswerable: boolean;
}

const GOODS_TEXTS: Readonly<Record<GoodsState, string>> = {
  good: ', back to stock',
  damaged: ', came back damaged',
  not_yet: '',
};

/** A refund with the pieces that it is for, and the question whether they have come back. */
export function RefundEntry({ refund, isAnswerable }: RefundEntryProps) {
  const { id, amount, status, reason, lines } = refund;
  const { isPending, mutate } = useOrderChange((answer: { itemId: number; goods: 'good' | 'damaged' }) =>
    callAdmin(`/refunds/${id}/goods`, { method: 'PATCH', body: answer }),
  );
  return (
    <div className="grid gap-1">
      <p>
        Refund of {formatRupeesUnrounded(paise(amount))}: {status.toLowerCase()}{' '}
        <span className="text-steel">({reason})</span>
      </p>
      {lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ itemId, name, variant, quantity, goods }) => (
          <div key={itemId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>
              {quantity} × {nameWithVariant(name, variant)}
              {status !== 'FAILED' && GOODS_TEXTS[goods]}
            </span>
            {goods === 'not_yet' && status !== 'FAILED' && isAnswerable && (
              <>
                <span className="text-steel">Came back?</span>
                <Button
                  aria-label={`Good, ${name}`}
                  busy={isPending}
                  onClick={() => mutate({ itemId, goods: 'good' })}
                >
                  Good
                </Button>
                <Button
                  aria-label={`Damaged, ${name}`}
                  busy={isPending}
                  onClick={() => mutate({ itemId, goods: 'damaged' })}
                >
                  Damaged
                </Button>
              </>
            )}
          </div>
        ))}
    </div>
  );
}
