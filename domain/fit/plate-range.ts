import type { VariantType } from '../catalogue/product.ts';
import { variantImage } from '../catalogue/variant-images.ts';
import { nameWithVariant } from '../catalogue/variant-text.ts';
import { effectivePrice, isBuyable, selections, variantName } from '../pricing/price.ts';
import { addressOfLine } from '../selection-address.ts';
import type { SidePlates } from './bars.ts';
import type { PlateOffer } from './buy-plates.ts';
import type { BarFacts, PlateFacts, ProductFit } from './facts.ts';
import { factsOf } from './facts-of.ts';

type RangeProduct = Parameters<typeof addressOfLine>[0] &
  Parameters<typeof variantImage>[0] & {
    readonly name: string;
    readonly slug: string;
    readonly fit?: ProductFit | undefined;
    readonly gst?: number | undefined;
  };

/** A plate with what is drawn of it; `count` is the number of pairs. */
export interface DrawnPlate extends SidePlates {
  readonly diameter: number;
  readonly hole: number;
  readonly isMissing?: boolean;
}

export interface BarOfRange {
  readonly productId: string;
  readonly name: string;
  readonly bar: BarFacts;
}

export interface PlatePack extends PlateOffer {
  readonly plates: readonly DrawnPlate[];
  readonly productId: string;
  readonly variant?: string | undefined;
  readonly variantType?: VariantType | undefined;
  readonly name: string;
  /** Its own rate, in per cent. */
  readonly gst?: number | undefined;
  readonly address: string;
  readonly image: string;
  readonly isSold: boolean;
}

export interface PlateKind {
  readonly productId: string;
  readonly name: string;
  /** Pairs, the heaviest first, then sets. */
  readonly packs: readonly PlatePack[];
}

export interface PlateRange {
  readonly bars: readonly BarOfRange[];
  readonly kinds: readonly PlateKind[];
}

/** The bars and plates among the products; not what comes with a bench and a rack, nor the handles of dumbbells. */
export function plateRange(products: readonly RangeProduct[]): PlateRange {
  return {
    bars: products.flatMap(({ id, name, fit }) =>
      fit?.bar && fit.bar.use !== 'handle' && fit.plates === undefined
        ? [{ productId: id, name, bar: fit.bar }]
        : [],
    ),
    kinds: products.flatMap((product) => {
      const packs = product.fit?.bar === undefined ? packsOf(product) : [];
      return packs.length === 0 ? [] : [{ productId: product.id, name: product.name, packs }];
    }),
  };
}

function packsOf(product: RangeProduct): PlatePack[] {
  return selections(product)
    .flatMap((selection): PlatePack[] => {
      const variant = variantName(selection);
      const { plates } = factsOf(product, selection.variant);
      const pairs = (plates ?? []).flatMap(pairsOf);
      if (pairs.length === 0) return [];
      const { variantType } = selection;
      return [
        {
          plates: pairs,
          paise: effectivePrice(product, selection),
          line: product.id,
          productId: product.id,
          ...(variant !== undefined && { variant, variantType }),
          name: nameWithVariant(product.name, variant),
          gst: product.gst,
          address: `/product/${product.slug}${addressOfLine(product, { variant, variantType })}`,
          image: variantImage(product, selection),
          isSold: isBuyable(product, selection),
        },
      ];
    })
    .sort((a, b) => a.plates.length - b.plates.length || heaviest(b) - heaviest(a));
}

const heaviest = ({ plates }: PlatePack) => Math.max(...plates.map(({ kg }) => kg));

/** A single plate is no pair, and loads nothing. */
export function pairsOf({ count, ...plate }: PlateFacts): DrawnPlate[] {
  const pairs = Math.floor(count / 2);
  return pairs === 0 ? [] : [{ ...plate, count: pairs }];
}
