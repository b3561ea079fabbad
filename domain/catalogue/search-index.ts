import type { Product } from './product.ts';
import { STOP_WORDS } from './search-vocabulary.ts';
import { searchText } from './search-words.ts';

export type Searched = Pick<
  Product,
  'name' | 'category' | 'description' | 'weightVariants' | 'colorVariants'
>;

/**
 * What a word is worth, by where it stands: as typed first in the name, in the name, in a variant, in the category. What
 * follows a colon in a name tells what is in it ('Home Combo: bench and bar') and counts as a variant does.
 */
const WORTH = [8.5, 8, 5, 3] as const;
const [FIRST, NAME, VARIANT, CATEGORY] = [0, 1, 2, 3];
/** Of a longer word that begins with the typed one. */
const AS_BEGINNING = 0.75;

export interface SearchIndex {
  /** Where each word stands: four times the product's index in the list, plus which of the four fields it is in. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** As written, in lower case. */
  readonly descriptions: readonly string[];
  readonly wordsInDescriptions: ReadonlySet<string>;
}

/** So many products are a step of a millisecond or two. */
const STEP = 50;

/** In steps: a server answers others in between. */
export function* indexInSteps(products: readonly Searched[]): Generator<void, SearchIndex> {
  const postings = new Map<string, number[]>();
  const descriptions: string[] = [];
  const wordsInDescriptions = new Set<string>();
  /** Weights, colours and categories are the same in many products. */
  const wordsByText = new Map<string, readonly string[]>();
  for (const [at, product] of products.entries()) {
    if (at % STEP === STEP - 1) yield;
    const { name, category, weightVariants = [], colorVariants = [] } = product;
    const add = (text: string, field: number) => {
      const words = wordsByText.get(text) ?? searchText(text).split(' ');
      wordsByText.set(text, words);
      for (const word of words) {
        const known = postings.get(word);
        if (known === undefined) postings.set(word, [at * 4 + field]);
        else known.push(at * 4 + field);
      }
    };
    const [title = '', ...contents] = name.split(':');
    add(title, NAME);
    add(contents.join(' '), VARIANT);
    add(name.slice(0, name.search(/[^\p{L}\p{M}]|$/u)), FIRST);
    add(category, CATEGORY);
    for (const { weight } of weightVariants) add(weight, VARIANT);
    for (const { color } of colorVariants) add(color, VARIANT);
    const description = described(product);
    descriptions.push(description);
    for (const word of description.match(/[a-z]{5,}/g) ?? []) wordsInDescriptions.add(word);
  }
  for (const word of ['', ...STOP_WORDS]) postings.delete(word);
  return { postings, descriptions, wordsInDescriptions };
}

/** The second choices of a weight tell what is in it, so they are part of what describes the product. */
function described({ description, weightVariants = [] }: Searched): string {
  const options = weightVariants.flatMap(({ weightOptions = [] }) => weightOptions);
  return [description, ...options.map(({ weight }) => weight)].join('\n').toLowerCase();
}

export interface Sought {
  readonly word: string;
  /** From 0 to 1: how close it is to the query's word. */
  readonly quality: number;
}

/** What the words are worth to each product. A word in name and category counts twice, and of several the best one. */
export function worthOf({ postings, descriptions }: SearchIndex, words: readonly Sought[]): Float64Array {
  const own = new Float64Array(descriptions.length);
  const byCategory = new Float64Array(descriptions.length);
  for (const { word, quality } of words)
    for (const found of quality < 1 || isNumber(word) ? [word] : wordsStartingWith(postings, word)) {
      const closeness = found === word ? quality : quality * AS_BEGINNING;
      for (const code of postings.get(found) ?? []) {
        const field = code & 3;
        const worths = field === CATEGORY ? byCategory : own;
        const worth = closeness * (WORTH[closeness < 1 && field === FIRST ? NAME : field] ?? 0);
        worths[code >> 2] = Math.max(worths[code >> 2] ?? 0, worth);
      }
    }
  return own.map((worth, product) => worth + (byCategory[product] ?? 0));
}

function wordsStartingWith(postings: SearchIndex['postings'], word: string): string[] {
  return [...postings.keys()].filter((known) => known.startsWith(word));
}

/** A number is not the beginning of another: '2' does not find '20'. */
export const isNumber = (word: string) => /^\d/.test(word);
