import { type LineIdentity, variantLabel } from '../cart/cart.ts';

/**
 * A variant as shoppers read it. '20 kg pair' could be 20 kg together, so it is shown as '20 kg × 2', and '20 kg pair
 * blue' as '20 kg × 2, blue'. Carts, orders and addresses keep the name itself.
 */
export function variantText(variant: string): string {
  const [, figure, unit, rest = ''] =
    /^(\d+(?:\.\d+)?)\s*(kg|g|lb)\s+pair\b\s*(.*)$/i.exec(variant.trim()) ?? [];
  if (figure === undefined) return variant;
  const pair = `${figure}\u00a0${unit}\u00a0×\u00a02`;
  if (rest === '') return pair;
  return rest.startsWith('/') ? `${pair} ${rest}` : `${pair}, ${rest}`;
}

/** 'Rubber Hex Dumbbells, 20 kg × 2'. */
export function nameWithVariant(name: string, variant: string | null | undefined): string {
  return variant ? `${name}, ${variantText(variant)}` : name;
}

/** 'Weight: 20 kg × 2', 'Colour: Red', 'Size: M / Brown'; nothing for a line without a variant. */
export function variantLine(line: Omit<LineIdentity, 'productId'>): string | undefined {
  return line.variant ? `${variantLabel(line) ?? 'Variant'}: ${variantText(line.variant)}` : undefined;
}
