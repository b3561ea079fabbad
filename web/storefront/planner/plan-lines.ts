import { type CartItem, cartLineKey } from '../../../domain/cart/cart.ts';
import type { Plan } from '../../../domain/fit/plan/plan.ts';
import { variantAxis } from '../../../domain/pricing/price.ts';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import type { PlannerRange } from './range.ts';

export type PlanLine = CartItem<ListedProduct>;

export function linesOf(
  { items, things }: Pick<Plan, 'items' | 'things'>,
  { find }: PlannerRange,
): PlanLine[] {
  const lines = new Map<string, PlanLine>();
  const used = [...items.map((item) => ({ ...item, quantity: 1 })), ...things];
  for (const { productId, variant, quantity } of used) {
    const product = find(productId);
    if (product === undefined) continue;
    const line = {
      productId,
      variant,
      variantType: variant === undefined ? undefined : variantAxis(product),
      product,
    };
    const key = cartLineKey(line);
    lines.set(key, { ...line, quantity: (lines.get(key)?.quantity ?? 0) + quantity });
  }
  return [...lines.values()];
}
