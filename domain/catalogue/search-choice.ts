import { toRupees } from '../pricing/money.ts';
import { effectivePrice, offered, type Selection, selections, variantName } from '../pricing/price.ts';
import type { SoldProduct } from './product.ts';
import { isNumber } from './search-index.ts';
import type { PricedQuery } from './search-prices.ts';
import { FILLERS, UNITS } from './search-vocabulary.ts';
import { queryWords, searchText } from './search-words.ts';

/** '20' names '20 kg pair' as '20kg' does. */
const forms = (word: string) =>
  /^[\d.]+$/.test(word)
    ? [word, ...new Set(UNITS.values())].map((unit) => (unit === word ? word : word + unit))
    : [word];

const wordsOf = (selection: Selection): readonly string[] =>
  searchText(variantName(selection) ?? '').split(' ');

/**
 * What of a product a query names: of its weights, sizes or colours within the price those that bear most of its words, and of
 * those the cheapest. Undefined: none in particular. Null: none costs so.
 */
export function namedSelection(
  product: SoldProduct,
  { text, min = 0, max = Number.POSITIVE_INFINITY }: PricedQuery,
): Selection | null | undefined {
  const choices = offered(product).map((selection) => ({
    selection,
    price: toRupees(effectivePrice(product, selection)),
    words: wordsOf(selection),
  }));
  // A word that most of the choices bear, such as 'pair', chooses none of them.
  const asked = queryWords(text)
    .filter((word) => !FILLERS.has(word))
    .filter((word) => choices.filter(({ words }) => bears(words, word)).length <= choices.length / 2);
  const sizes = asked.filter((word) => isNumber(word) && choices.some(({ words }) => bears(words, word)));
  const answers = choices
    .filter(({ price }) => price >= min && price <= max)
    .filter(({ words }) => sizes.every((size) => bears(words, size)))
    .map((choice) => ({ ...choice, borne: asked.filter((word) => bears(choice.words, word)).length }))
    .sort((a, b) => b.borne - a.borne || a.price - b.price);
  const [best] = answers;
  if (best === undefined) return null;
  const isUsual = best.borne === 0 && choices.every(({ price }) => price >= best.price);
  return isUsual ? undefined : best.selection;
}

const bears = (words: readonly string[], word: string) => forms(word).some((form) => words.includes(form));

/** The choice with the size closest to the wanted one, and how far off it is; infinitely far where no size is known. */
export function nearestSize(
  product: SoldProduct & { readonly name: string },
  wanted: string,
): { readonly selection: Selection | undefined; readonly distance: number } {
  const named = { selection: undefined, distance: distanceOf(searchText(product.name).split(' '), wanted) };
  return offered(product)
    .filter(() => selections(product).length > 1)
    .map((selection) => ({ selection, distance: distanceOf(wordsOf(selection), wanted) }))
    .reduce<{ selection: Selection | undefined; distance: number }>(
      (best, next) => (next.distance < best.distance ? next : best),
      named,
    );
}

const SIZE = /^(\d[\d.]*)(\D*)$/;

function distanceOf(words: readonly string[], wanted: string): number {
  const [, amount, unit = ''] = SIZE.exec(wanted) ?? [];
  const distances = words.flatMap((word) => {
    const [, other, itsUnit] = SIZE.exec(word) ?? [];
    return other === undefined || itsUnit !== (unit || 'kg')
      ? []
      : [Math.abs(Number(other) - Number(amount))];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
