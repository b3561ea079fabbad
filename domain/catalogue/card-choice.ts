import { variantLabel } from '../cart/cart.ts';
import { cheapestSelection, selections, variantName } from '../pricing/price.ts';
import type { SoldProduct } from './product.ts';
import { variantText } from './variant-text.ts';

export interface CardChoice {
  /** What the card's button puts into the cart: 'Adds 2.5 kg × 2', 'Adds size S / Black', 'Adds it in black'. */
  readonly adds: string;
  /** The way to another one: 'Choose weight', 'Choose size', 'Choose colour'. */
  readonly choose: string;
}

/** Of a product with more than one variant; any other needs no words. */
export function cardChoice(product: SoldProduct): CardChoice | undefined {
  if (selections(product).length < 2) return undefined;
  const added = cheapestSelection(product);
  const variant = variantName(added);
  const kind = variantLabel(added);
  if (variant === undefined || kind === undefined) return undefined;
  return { adds: `Adds ${words(kind, variant)}`, choose: `Choose ${kind.toLowerCase()}` };
}

function words(kind: string, variant: string): string {
  if (kind === 'Colour') return `it in ${variant.toLowerCase()}`;
  if (kind === 'Size') return `size ${variant}`;
  return / set$/.test(variant) ? `the ${variant}` : variantText(variant);
}
