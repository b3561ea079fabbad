import { type FitProduct, fitItems } from '../../../domain/fit/cart-items.ts';
import type { FitItem } from '../../../domain/fit/set.ts';
import { isOwnedOther, type OwnedThing } from './owned-record.ts';

export const ownedIds = (things: readonly OwnedThing[]): string[] =>
  things.flatMap((thing) => (isOwnedOther(thing) ? [] : [thing.productId]));

export function ownedItems(
  things: readonly OwnedThing[],
  productOf: (id: string) => FitProduct | undefined,
): FitItem[] {
  return things.flatMap((thing): FitItem[] => {
    if (isOwnedOther(thing)) {
      const { id, name, quantity, facts } = thing;
      return [{ key: id, name, quantity, facts, isOwned: true }];
    }
    const product = productOf(thing.productId);
    if (product === undefined) return [];
    // The same thing may be in the cart too.
    return fitItems([{ ...thing, product }], { isOwned: true }).map((item) => ({
      ...item,
      key: `owned ${item.key}`,
    }));
  });
}
