import { fillImageSlots } from './limits.ts';
import { defaultVariant, findVariant, isBuyable, isComplete, type Selection, variantAxis } from './price.ts';
import type { Product, SoldProduct, VariantType } from './product.ts';

/**
 * What the product page shows as chosen: what the shopper wanted if the product has it, sold out or not, else the first
 * variant in stock. The second choice of a weight with options is never made for the shopper.
 */
export function chosenSelection(product: SoldProduct, wanted: Selection = {}): Selection {
  const axis = variantAxis(product);
  if (axis === undefined) return {};
  const variant = wanted.variant === undefined ? undefined : findVariant(product, wanted.variant, axis);
  const label = variant === undefined ? undefined : labelOf(variant);
  if (label === undefined || label !== wanted.variant) return defaultVariant(product) ?? {};
  const selection: Selection = { variant: label, variantType: axis };
  const hasOption = optionsOf(product, selection).some(({ weight }) => weight === wanted.option);
  return hasOption ? { ...selection, option: wanted.option } : selection;
}

const labelOf = (variant: { weight: string } | { color: string }) =>
  'weight' in variant ? variant.weight : variant.color;

/** The second choices of the chosen weight. */
export function optionsOf(product: SoldProduct, { variant }: Selection) {
  return product.weightVariants?.find(({ weight }) => weight === variant)?.weightOptions ?? [];
}

/** What has to be chosen before one can buy; nothing where all is chosen. */
export type MissingChoice = VariantType | 'option';

export function missingChoice(product: SoldProduct, selection: Selection): MissingChoice | undefined {
  if (isComplete(product, selection)) return undefined;
  if (selection.variant !== undefined && optionsOf(product, selection).length > 0) return 'option';
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

const ADDRESS_NAMES = { weight: 'weight', color: 'color', option: 'option' } as const;

/** '?weight=20 kg pair' or '?color=Red', and '&option=…' for the second choice. */
export function selectionFromAddress(search: string): Selection {
  const query = new URLSearchParams(search);
  const weight = query.get(ADDRESS_NAMES.weight) ?? undefined;
  const variant = weight ?? query.get(ADDRESS_NAMES.color) ?? undefined;
  return { variant, option: query.get(ADDRESS_NAMES.option) ?? undefined };
}

/** The same query with the selection in it; what else stands there stays. */
export function addressOfSelection(search: string, selection: Selection): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(ADDRESS_NAMES)) query.delete(name);
  if (selection.variant !== undefined && selection.variantType !== undefined)
    query.set(ADDRESS_NAMES[selection.variantType], selection.variant);
  if (selection.option !== undefined) query.set(ADDRESS_NAMES.option, selection.option);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Six pictures. Those of the chosen variant stand in the place of the first, which shows the product as such. */
export function galleryImages(
  product: Pick<Product, 'images' | 'weightVariants'>,
  { variant }: Selection,
  ofVariant: Readonly<Record<string, string>> = {},
): string[] {
  const own = product.weightVariants?.find(({ weight }) => weight === variant)?.variantImages ?? [];
  const pictured = variant === undefined ? undefined : ofVariant[variant];
  const first = own.length > 0 || pictured === undefined ? own : [pictured];
  const others = first.length > 0 ? product.images.slice(1) : product.images;
  return fillImageSlots([...new Set([...first, ...others])]);
}
