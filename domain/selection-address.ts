import type { SoldProduct } from './catalogue/product.ts';
import { type Selection, selections, variantName } from './pricing/price.ts';

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

/** The address of what a line of the cart or the wishlist names: '?weight=M&option=Brown'. */
export function addressOfLine(
  product: SoldProduct,
  line: Pick<Selection, 'variant' | 'variantType'>,
): string {
  const chosen = selections(product).find((selection) => variantName(selection) === line.variant);
  return addressOfSelection('', chosen ?? line);
}
