import type { Product } from '../../../../domain/catalogue/product.ts';
import { effectivePrice, isBuyable, type Selection } from '../../../../domain/pricing/price.ts';
import { Button } from '../../../ui/button.tsx';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { shortText } from './buy-box.tsx';
import { PriceBar } from './price-bar.tsx';
import type { Buying } from './use-buying.ts';

interface BuyBarProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly buying: Buying;
}

export function BuyBar({ product, selection, buying }: BuyBarProps) {
  const { isIncluded, show } = useShownPrices(product);
  const canBuy = isBuyable(product, selection);
  const chosen = selection.variant === undefined ? '' : `${shortText(selection.variant)}, `;
  return (
    <PriceBar
      label="Buy"
      price={show(effectivePrice(product, selection))}
      note={`${chosen}${isIncluded ? 'incl.' : '+'}\u00a0GST`}
    >
      <Button kind="primary" disabled={!canBuy} busy={buying.isBusy} onClick={buying.addToCart}>
        {product.inStock ? 'Add to Cart' : 'Out of Stock'}
      </Button>
    </PriceBar>
  );
}
