import { toRupees } from '../pricing/money.ts';
import type { Selection } from '../pricing/price.ts';
import { lowestPrice } from '../pricing/price-range.ts';
import type { Listed } from './search.ts';
import { nearestSize } from './search-choice.ts';
import { isNumber } from './search-index.ts';
import { scoresOfWords } from './search-match.ts';
import { readPrices } from './search-prices.ts';
import { FILLERS, KINDS, NEAREST_KINDS } from './search-vocabulary.ts';
import { queryWords } from './search-words.ts';

export interface Near<P> {
  readonly products: readonly { readonly product: P; readonly selection?: Selection | undefined }[];
  /** False: the kind of thing that was typed is none of ours. */
  readonly isSold: boolean;
}

const NEAR_MAX = 8;
/** Shorter words, such as the x of '75x75', say nothing by themselves. */
const SHORTEST = 3;

/** For a query that finds nothing: the same at another price, in the nearest size, or else what does nearly the same. */
export function nearest<P extends Listed>(products: readonly P[], query: string): Near<P> {
  const { text, min = 0, max = Number.POSITIVE_INFINITY } = readPrices(query);
  const words = queryWords(text).filter((word) => !FILLERS.has(word));
  const plain = words.filter((word) => !isNumber(word));
  const [size] = words.filter(isNumber);

  const found = (wanted: readonly string[]) =>
    scoresOfWords(products, wanted).flatMap((score, at) => {
      const product = products[at];
      return score === 0 || product === undefined ? [] : [{ product, score }];
    });
  const atOtherPrice = words.length === 0 ? [] : found(words);
  if (atOtherPrice.length > 0) {
    const miss = (product: P) => {
      const price = toRupees(lowestPrice(product));
      return Math.max(min - price, price - max);
    };
    return near(atOtherPrice, (a, b) => miss(a.product) - miss(b.product) || b.score - a.score);
  }
  const inOtherSize = size === undefined || plain.length === 0 ? [] : found(plain);
  if (size !== undefined && inOtherSize.length > 0) {
    const sized = inOtherSize.map((each) => ({ ...each, ...nearestSize(each.product, size) }));
    const known = sized.filter(({ distance }) => Number.isFinite(distance));
    return near(known.length > 0 ? known : sized, (a, b) => a.distance - b.distance || b.score - a.score);
  }
  const borne = plain.filter((word) => word.length >= SHORTEST && found([word]).length > 0);
  const kinds = borne.filter((word) => KINDS.has(word));
  const others = plain.flatMap((word) => NEAREST_KINDS.get(word)?.split(' ') ?? []);
  const tries = [
    ...[borne, kinds].map((wanted) => () => found(wanted)),
    () => others.flatMap((kind) => found([kind])),
  ];
  for (const attempt of plain.length === 0 ? [] : tries) {
    const answers = attempt();
    if (answers.length > 0)
      return {
        ...near(answers, byScore),
        isSold: plain.every((word) => !KINDS.has(word) || borne.includes(word)),
      };
  }
  return { products: [], isSold: false };
}

interface Found<P> {
  readonly product: P;
  readonly score: number;
  readonly selection?: Selection | undefined;
}

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

function near<P, F extends Found<P>>(found: readonly F[], order: (a: F, b: F) => number): Near<P> {
  const products = found.toSorted(order).map(({ product, selection }) => ({ product, selection }));
  return { products: products.slice(0, NEAR_MAX), isSold: true };
}
