import { useEffect, useState } from 'react';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { stockStatus } from '../../../../domain/catalogue/selection.ts';
import { variantImage } from '../../../../domain/catalogue/variant-images.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import { PRODUCT_QUANTITY_MAX } from '../../../../domain/limits.ts';
import { effectivePrice, isBuyable, type Selection, variantName } from '../../../../domain/pricing/price.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { shortText } from './buy-box.tsx';
import { PriceBar } from './price-bar.tsx';
import type { Buying } from './use-buying.ts';

interface BuyBarProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly buying: Buying;
}

/** On phones always; on a wide screen once the buttons of the page have gone up out of sight. */
export function BuyBar({ product, selection, quantity, setQuantity, buying }: BuyBarProps) {
  const { isIncluded, show, beside } = useShownPrices(product);
  const price = effectivePrice(product, selection);
  const isPast = useScrolledPast('.product-buttons');
  const canBuy = isBuyable(product, selection);
  const chosen = selection.variant === undefined ? '' : `${shortText(selection.variant)}, `;
  return (
    <PriceBar
      label="Buy"
      price={show(price)}
      note={
        <>
          <span className="lg:hidden">
            {chosen}
            {isIncluded ? 'incl.' : '+'}&nbsp;GST
          </span>
          {isPast && <span className="max-lg:hidden">{beside(price)}</span>}
        </>
      }
      lead={isPast && <Lead product={product} selection={selection} />}
    >
      {isPast && (
        <div className="max-lg:hidden">
          <QuantityStepper
            label="Number of pieces"
            value={quantity}
            onChange={setQuantity}
            onRefuse={buying.refuseQuantity}
            max={PRODUCT_QUANTITY_MAX}
          />
        </div>
      )}
      <Button kind="primary" disabled={!canBuy} busy={buying.isBusy} onClick={buying.addToCart}>
        {product.inStock ? 'Add to Cart' : 'Out of Stock'}
      </Button>
      {isPast && (
        <Button
          className="max-lg:hidden"
          kind="dark"
          disabled={!canBuy}
          busy={buying.isBusy}
          onClick={buying.buyNow}
        >
          Buy Now
        </Button>
      )}
    </PriceBar>
  );
}

function Lead({ product, selection }: Pick<BuyBarProps, 'product' | 'selection'>) {
  const name = variantName(selection);
  const stock = stockStatus(product, selection);
  return (
    <div className="mr-auto flex min-w-0 items-center gap-4 max-lg:hidden">
      <Picture
        className="size-12 flex-none object-cover"
        src={variantImage(product, selection)}
        alt=""
        width={400}
        sizes="48px"
      />
      <p className="min-w-0">
        <b className="block truncate lettering text-xl font-heavy">{product.name}</b>
        <span className="block truncate text-sm text-steel">
          {name === undefined ? stock : `${variantText(name)}, ${stock.toLowerCase()}`}
        </span>
      </p>
    </div>
  );
}

/** True while that part of the page is above the window, or behind its header. */
function useScrolledPast(part: string): boolean {
  const [isPast, setPast] = useState(false);
  // What is in sight is known by scrolling.
  useEffect(() => {
    const element = document.querySelector(part);
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const observer = new IntersectionObserver(
      ([seen]) => seen && setPast(!seen.isIntersecting && seen.boundingClientRect.top < header),
      { rootMargin: `-${Math.round(header)}px 0px 0px` },
    );
    if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, [part]);
  return isPast;
}
