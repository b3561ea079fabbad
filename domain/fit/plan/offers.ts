import type { Paise } from '../../pricing/money.ts';
import { freeId, isPlaced, type Plan, type PlannedProduct, type ProductRange } from './plan.ts';

export interface Offer extends PlannedProduct {
  readonly productId: string;
  readonly variant?: string | undefined;
  /** As it stands in the range; what it comes to with GST and freight is for the caller to say. */
  readonly price: Paise;
}

export function rangeOf(offers: readonly Offer[]): ProductRange {
  const byKey = new Map(offers.map((offer) => [keyOf(offer), offer]));
  return (productId, variant) => byKey.get(keyOf({ productId, variant }));
}

const keyOf = ({ productId, variant }: { productId: string; variant?: string | undefined }) =>
  `${productId} ${variant ?? ''}`;

/** On the floor, in the corner until it is arranged, or among the things. */
export function withOffers(plan: Plan, offers: readonly Offer[]): Plan {
  const items = [...plan.items];
  const things = [...plan.things];
  for (const { productId, variant, facts } of offers) {
    const kind = { productId, ...(variant !== undefined && { variant }) };
    if (isPlaced(facts)) {
      items.push({ id: freeId({ items }), ...kind, x: 0, y: 0, turn: 0 });
      continue;
    }
    const place = things.findIndex((thing) => keyOf(thing) === keyOf(kind));
    const quantity = (things[place]?.quantity ?? 0) + 1;
    things.splice(place < 0 ? things.length : place, 1, { ...kind, quantity });
  }
  return { ...plan, items, things };
}
