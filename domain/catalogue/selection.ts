import {
  defaultVariant,
  findVariant,
  isBuyable,
  isComplete,
  type Selection,
  secondChoices,
  variantAxis,
} from '../pricing/price.ts';
import type { SoldProduct, VariantType } from './product.ts';

/**
 * What the product page shows as chosen: what the shopper wanted if the product has it, sold out or not, else the first
 * variant in stock. The second choice of a weight with options is never made for the shopper; a colour beside it is.
 */
export function chosenSelection(product: SoldProduct, wanted: Selection = {}): Selection {
  const axis = variantAxis(product);
  if (axis === undefined) return {};
  const variant = wanted.variant === undefined ? undefined : findVariant(product, wanted.variant, axis);
  const label = variant === undefined ? undefined : labelOf(variant);
  if (label === undefined || label !== wanted.variant)
    return withSecondChoice(product, { ...defaultVariant(product), option: wanted.option });
  return withSecondChoice(product, { ...wanted, variantType: axis });
}

/** The one that is wanted if there is one of its name, else the first colour in stock; an option is never made up. */
function withSecondChoice(product: SoldProduct, { option, ...selection }: Selection): Selection {
  const choices = optionsOf(product, selection);
  const colour = hasOptions(product, selection) ? undefined : choices.find(({ inStock }) => inStock);
  const chosen = choices.find(({ weight }) => weight === option) ?? colour;
  return chosen === undefined ? selection : { ...selection, option: chosen.weight };
}

const labelOf = (variant: { weight: string } | { color: string }) =>
  'weight' in variant ? variant.weight : variant.color;

const weightOf = (product: SoldProduct, { variant }: Selection) =>
  product.weightVariants?.find(({ weight }) => weight === variant);

/** The second choices of the chosen weight: its options, else the colours. */
export function optionsOf(product: SoldProduct, selection: Selection) {
  const weight = weightOf(product, selection);
  return weight === undefined ? [] : secondChoices(product, weight);
}

/** Whether those are options of the weight, and not colours. */
export function hasOptions(product: SoldProduct, selection: Selection): boolean {
  return (weightOf(product, selection)?.weightOptions ?? []).length > 0;
}

/** What has to be chosen before one can buy; nothing where all is chosen. */
export type MissingChoice = VariantType | 'option';

export function missingChoice(product: SoldProduct, selection: Selection): MissingChoice | undefined {
  if (isComplete(product, selection)) return undefined;
  if (hasOptions(product, selection)) return 'option';
  return variantAxis(product);
}

export type StockStatus = 'In Stock' | 'Out of Stock';

/** A second choice that is still open leaves a thing in stock: it only cannot be bought yet. */
export function stockStatus(product: SoldProduct, selection: Selection): StockStatus {
  const options = optionsOf(product, selection);
  const open = missingChoice(product, selection) === 'option';
  const isThere = open
    ? options.some(({ weight }) => isBuyable(product, { ...selection, option: weight }))
    : isBuyable(product, selection);
  return isThere ? 'In Stock' : 'Out of Stock';
}
