import { variantLabel } from '../cart/cart.ts';
import { cheapestSelection, type Selection, selections, variantName } from '../pricing/price.ts';
import type { SoldProduct } from './product.ts';
import { variantText } from './variant-text.ts';

/** Of a card, also what a search names of its product. */
export type OnCard = SoldProduct & { readonly named?: Selection | undefined };

/** What a card shows and its button adds: what a search names of it, else the cheapest. */
export const cardSelection = (product: OnCard): Selection => product.named ?? cheapestSelection(product);

/**
 * What the button of a card adds, and the way to another choice: 'Adds 2.5 kg × 2' and 'Choose weight', 'Adds it in black'
 * and 'Choose colour'. Only for a product with more than one variant.
 */
export function cardChoice(product: OnCard) {
  if (selections(product).length < 2) return undefined;
  const added = cardSelection(product);
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
