import { type CartItem, cartLineKey } from '../../../domain/cart/cart.ts';
import { assumptionsOf, type FitAssumptions } from '../../../domain/fit/assumptions.ts';
import { factsOfLine } from '../../../domain/fit/cart-items.ts';
import type { KnownVariants } from '../../../domain/fit/plan/link.ts';
import type { Offer } from '../../../domain/fit/plan/offers.ts';
import type { Plan, PlannedProduct, ProductRange } from '../../../domain/fit/plan/plan.ts';
import {
  effectivePrice,
  isBuyable,
  offered,
  selections,
  variantAxis,
  variantName,
} from '../../../domain/pricing/price.ts';
import { lineWeightKg } from '../../../domain/shipping/freight.ts';
import { ask } from '../catalogue/ask-catalogue.ts';
import { type ListedProduct, loadCatalogue } from '../catalogue/catalogue-calls.ts';

export interface PlannerRange {
  readonly products: readonly ListedProduct[];
  readonly find: (productId: string) => ListedProduct | undefined;
  readonly planned: ProductRange;
  readonly variants: KnownVariants;
  readonly assumptions: FitAssumptions;
  readonly offers: () => readonly Offer[];
}

export async function loadRange(): Promise<PlannerRange> {
  const [products, { settings }] = await Promise.all([ask(loadCatalogue, 'planned', ''), loadCatalogue()]);
  return rangeOf(products, assumptionsOf(settings));
}

/** What is planned first stands first: racks, benches, what else stands on the floor, bars, the rest. */
function rankOf({ fit }: ListedProduct): number {
  const rank = [fit?.rack, fit?.bench, fit?.body, fit?.bar].findIndex((part) => part !== undefined);
  return rank === -1 ? 4 : rank;
}

function rangeOf(found: readonly ListedProduct[], assumptions: FitAssumptions): PlannerRange {
  const products = found.toSorted((a, b) => rankOf(a) - rankOf(b));
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = new Map<string, PlannedProduct>();
  let offers: readonly Offer[] | undefined;
  return {
    products,
    assumptions,
    find: (productId) => byId.get(productId),
    // The same object for the same product, so that what is drawn of it is drawn once.
    planned(productId, variant) {
      const key = `${productId} ${variant ?? ''}`;
      const product = byId.get(productId);
      if (product === undefined || known.has(key)) return known.get(key);
      const planned = {
        name: shortName(product.name),
        facts: factsOfLine({ product, variant }),
        shippingKg: lineWeightKg(product, { variant }),
      };
      known.set(key, planned);
      return planned;
    },
    offers() {
      offers ??= products.flatMap(offersOf);
      return offers;
    },
    variants: (productId) => {
      const product = byId.get(productId);
      return product && selections(product).flatMap((selection) => variantName(selection) ?? []);
    },
  };
}

/** What can be bought of a product. Colours that cost and measure the same are one. */
function offersOf(product: ListedProduct): Offer[] {
  const byLook = new Map<string, Offer>();
  for (const selection of offered(product)) {
    if (!isBuyable(product, selection)) continue;
    const variant = variantName(selection);
    const isWeight = variantAxis(product) === 'weight';
    const offer = {
      productId: product.id,
      variant,
      name: isWeight ? lineName(product.name, variant) : shortName(product.name),
      facts: factsOfLine({ product, variant }),
      shippingKg: lineWeightKg(product, { variant }),
      price: effectivePrice(product, { variant }),
    };
    const look = JSON.stringify([offer.facts, offer.price]);
    if (!byLook.has(look)) byLook.set(look, offer);
  }
  return [...byLook.values()];
}

/** 'Power Rack 75x75 mm 11 SWG' is 'Power Rack' on a drawing, 'Olympic Barbell 7 ft 20 kg' keeps its length. */
export const shortName = (name: string): string =>
  name.replace(/:.*| with .*| \d+x\d+ .*| \d+ SWG.*| \(pair\)$| [\d.]+ kg$/g, '');

/** As one line of a list: 'Cast Iron Olympic Plates, 20 kg pair'. */
export const lineName = (name: string, variant: string | undefined): string =>
  variant === undefined ? shortName(name) : `${shortName(name)}, ${variant}`;

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
