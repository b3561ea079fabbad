import { fillImageSlots } from '../limits.ts';
import { type Selection, variantName } from '../pricing/price.ts';
import { cardSelection, type OnCard } from './card-choice.ts';
import { PLACEHOLDER_IMAGE } from './images.ts';
import type { Product } from './product.ts';

type Pictured = Pick<Product, 'images'> & Partial<Pick<Product, 'weightVariants' | 'colorVariants'>>;

/** The pictures that a weight or a colour has of its own; of a weight in a colour, 'M / Brown', either's. */
function ownImages({ weightVariants = [], colorVariants = [] }: Pictured, selection: Selection): string[] {
  const name = variantName(selection);
  if (name === undefined) return [];
  const weight = weightVariants.find(({ weight }) => name === weight || name.startsWith(`${weight} / `));
  const colour = colorVariants.find(({ color }) => name === color || name.endsWith(` / ${color}`));
  return [weight?.variantImages, colour?.variantImages].find((own) => own?.length) ?? [];
}

const WEIGHT = /\d\s*(?:kg|g|lb)\b/i;

/** One of ours that shows all weights together: '…/13/group-1000x1000.webp'. */
const isOfAll = (address: string) => /\/(?:group|set)-\d+x\d+\.webp$/.test(address);

/**
 * What stands for the chosen variant in the gallery, in the cart and in an order: its own picture. A weight without one
 * is shown among all weights, because the product's first picture says another number.
 */
export function variantImage(product: Pictured, selection: Selection): string {
  const [own] = ownImages(product, selection);
  const isWeight = WEIGHT.test(selection.variant ?? '');
  const ofAll = isWeight ? product.images.find(isOfAll) : undefined;
  return own ?? ofAll ?? product.images[0] ?? PLACEHOLDER_IMAGE;
}

/** On a card: that of the variant which its button adds, so that no 20 kg pair stands beside 'Adds 2.5 kg × 2'. */
export function cardImage(product: OnCard & Pictured): string {
  return variantImage(product, cardSelection(product));
}

/** What a list carries of a product's pictures: the first, and the one that stands for weights without their own. */
export function listedImages(product: Pictured): string[] {
  const ofAll = product.weightVariants?.length ? product.images.find(isOfAll) : undefined;
  return [...new Set([...product.images.slice(0, 1), ...(ofAll === undefined ? [] : [ofAll])])];
}

/**
 * Six pictures, those of the chosen variant first. A picture whose text names one other weight is left out, so that no
 * 5 kg pair says 20 KG; `texts` has what the pictures show, by their addresses.
 */
export function galleryImages(
  product: Pictured,
  selection: Selection,
  texts: Readonly<Record<string, string>> = {},
): string[] {
  const own = ownImages(product, selection);
  const chosen = onlyWeight(selection.variant);
  const isRight = (address: string) => {
    const shown = onlyWeight(texts[address]);
    return chosen === undefined || shown === undefined || shown === chosen;
  };
  if (own.length > 0)
    return fillImageSlots([...new Set([...own, ...product.images.slice(1).filter(isRight)])]);
  if (product.images.length === 0) return [];
  const all = [...new Set([variantImage(product, selection), ...product.images])];
  const right = all.filter(isRight);
  return fillImageSlots(right.length > 0 ? right : all);
}

/** '20' in 'Pair of 20 kg dumbbells'; none in 'Plates of 20, 10 and 5 kg', '1 to 5 kg' or 'Full set 405 kg (12 pairs …)'. */
function onlyWeight(text = ''): number | undefined {
  const named = [...text.matchAll(/([\d.]+(?:,| to| and|\s*[–-])\s+)?(\d+(?:\.\d+)?)\s*kg\b/gi)];
  const [first, ...others] = named;
  if (first === undefined || first[1] !== undefined || /\bset\b/i.test(text.slice(0, first.index)))
    return undefined;
  const weight = Number(first[2]);
  return others.every(([, before, figure]) => before === undefined && Number(figure) === weight)
    ? weight
    : undefined;
}
