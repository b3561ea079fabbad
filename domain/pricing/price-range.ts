import type { SoldProduct } from '../catalogue/product.ts';
import { formatRupees } from '../text/format.ts';
import { maxPaise, type Paise, ZERO } from './money.ts';
import { cheapestSelection, effectivePrice, offered } from './price.ts';

/** What a product with variants is advertised at. */

/** What the product is sold from. The product's own price is not charged where each variant has one. */
export function lowestPrice(product: SoldProduct): Paise {
  return effectivePrice(product, cheapestSelection(product));
}

/** The lowest and the highest price that the product is sold for; without variants both are its own. */
export function priceSpan(product: SoldProduct): { lowest: Paise; highest: Paise } {
  const prices = offered(product).map((selection) => effectivePrice(product, selection));
  return { lowest: lowestPrice(product), highest: maxPaise(ZERO, ...prices) };
}

/** '₹950 – ₹66,825' when the variants' prices differ. */
export function priceRangeText(product: SoldProduct): string | undefined {
  const { lowest, highest } = priceSpan(product);
  return lowest === highest ? undefined : `${formatRupees(lowest)} – ${formatRupees(highest)}`;
}
