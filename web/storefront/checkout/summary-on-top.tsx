import { useId, useState } from 'react';
import { cartCount } from '../../../domain/cart/cart.ts';
import { weightKg } from '../../../domain/pricing/price-cart.ts';
import { formatKg, formatRupees } from '../../../domain/text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import type { ShopCart } from '../cart/cart-store.ts';
import { SummaryList } from '../cart/summary-list.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { orderRows } from './order-rows.ts';
import type { OrderPricing } from './use-order-pricing.ts';

interface SummaryOnTopProps {
  readonly items: ShopCart;
  readonly gone: ShopCart;
  /** Undefined until the cart is known. */
  readonly pricing: OrderPricing | undefined;
}

/** Where the summary stands below the form: what is ordered and what it costs, before anything is filled in. */
export function SummaryOnTop({ items, gone, pricing }: SummaryOnTopProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = cartCount(items);
  return (
    <div className="mt-6 rounded-sm border-[1.5px] border-ink lg:hidden">
      <PlainButton
        className="flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-2 border-0 bg-studio px-4 py-2 text-left"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron-down" size="small" className={isOpen ? 'rotate-180' : ''} />
        <span className="text-md font-semibold">Order summary</span>
        {pricing === undefined ? (
          <span className="ml-auto w-30">
            <LineSkeleton />
          </span>
        ) : (
          <>
            <span className="text-md text-steel">
              · {count} {count === 1 ? 'item' : 'items'}
            </span>
            <b className="checkout-total lettering ml-auto text-xl font-black">
              {formatRupees(pricing.totals.total)}
            </b>
          </>
        )}
      </PlainButton>
      <div
        className="@container grid gap-4 border-t-[1.5px] border-ink px-4 pt-4 pb-5"
        id={id}
        hidden={!isOpen}
      >
        {isOpen && pricing !== undefined && (
          <>
            <CheckoutLines items={items} gone={gone} short={[]} />
            <SummaryList rows={orderRows(pricing, formatKg(weightKg(pricing.lines)))} />
          </>
        )}
      </div>
    </div>
  );
}
