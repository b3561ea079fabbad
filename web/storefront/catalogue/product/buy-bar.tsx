import type { Product } from '../../../../domain/catalogue/product.ts';
import { effectivePrice, isBuyable, type Selection } from '../../../../domain/pricing/price.ts';
import { Button } from '../../../ui/button.tsx';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { shortText } from './buy-box.tsx';
import type { Buying } from './use-buying.ts';

interface BuyBarProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly buying: Buying;
}

/** On phones and tablets the price and the button never leave. */
export function BuyBar({ product, selection, buying }: BuyBarProps) {
  const { isIncluded, show } = useShownPrices(product);
  const canBuy = isBuyable(product, selection);
  const chosen = selection.variant === undefined ? '' : `${shortText(selection.variant)}, `;
  return (
    <section
      className="buy-bar fixed inset-x-0 bottom-0 z-40 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t-2 border-ink bg-paper px-(--gutter) pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden"
      aria-label="Buy"
    >
      <div>
        <b className="block font-display text-[min(1.5rem,7.5vw)] leading-none font-black">
          {show(effectivePrice(product, selection))}
        </b>
        <span className="block truncate text-sm text-steel">
          {chosen}
          {isIncluded ? 'incl.' : '+'}&nbsp;GST
        </span>
      </div>
      <Button kind="primary" disabled={!canBuy} busy={buying.isBusy} onClick={buying.addToCart}>
        {product.inStock ? 'Add to Cart' : 'Out of Stock'}
      </Button>
    </section>
  );
}
