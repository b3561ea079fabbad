import {
  indexInSteps,
  isNumber,
  type Searched,
  type SearchIndex,
  type Sought,
  worthOf,
} from './search-index.ts';
import { FILLERS, KINDS, SPELLINGS, SYNONYMS, UNITS } from './search-vocabulary.ts';
import { isOneTypoAway, queryWords } from './search-words.ts';

interface Known {
  readonly index: SearchIndex;
  text?: string;
  scores: readonly number[];
}

/** Computed once per list; lists are never mutated. The latest scores are cached, since grid and filters ask for the same. */
const indexes = new WeakMap<readonly Searched[], Known>();

/** What the first search in a list does first, in steps, for who wants it done before. */
export function* prepareSearch(products: readonly Searched[]): Generator<void, Known> {
  const known = indexes.get(products) ?? { index: yield* indexInSteps(products), scores: [] };
  indexes.set(products, known);
  return known;
}

/** How well each product matches the query, in the order of the list; 0: not at all. */
export function searchScores(products: readonly Searched[], text: string): readonly number[] {
  const known = atOnce(prepareSearch(products));
  if (known.text !== text) Object.assign(known, { text, scores: scoresOf(known.index, queryWords(text)) });
  return known.scores;
}

/** The same for words that are already read. */
export const scoresOfWords = (products: readonly Searched[], words: readonly string[]): readonly number[] =>
  scoresOf(atOnce(prepareSearch(products)).index, words);

function atOnce<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** A typed word and what it is worth to each product. */
interface Wanted {
  readonly worth: Float64Array;
  readonly isKind: boolean;
  /** How a description may write it. */
  readonly mentions: readonly string[];
}

function scoresOf(index: SearchIndex, words: readonly string[]): number[] {
  const needed = words.filter((word) => !FILLERS.has(word));
  const wanted = (needed.length > 0 ? needed : words).map((word) => wantedWord(index, word));
  const fillers = words.filter((word) => needed.length > 0 && FILLERS.has(word));
  const extras = fillers.map((word) => worthOf(index, soughtFor(word)));
  const hasKind = wanted.some(({ isKind }) => isKind);
  const asPhrase = phrasePattern(wanted);
  const isAnswer = (product: number) => {
    const borne = wanted.filter(({ worth }) => worth[product] !== 0);
    if (hasKind && !borne.some(({ isKind }) => isKind)) return false;
    if (borne.length === wanted.length) return true;
    const description = index.descriptions[product] ?? '';
    const others = wanted.filter(({ worth }) => worth[product] === 0);
    return (
      others.every((word) => isMentioned(description, word)) &&
      (borne.length > 0 || asPhrase.test(description))
    );
  };
  return index.descriptions.map((_, product) => {
    if (wanted.length === 0 || !isAnswer(product)) return 0;
    const sum = wanted.reduce((total, { worth }) => total + (worth[product] || MENTION), 0);
    return extras.reduce((total, worth) => total + (worth[product] ?? 0) / 2, sum);
  });
}

const MENTION = 1;
const AS_SYNONYM = 0.9;
const AS_TYPO = 0.7;
/** Shorter words of descriptions resemble too many others. */
const DESCRIBED_TYPO_MIN = 6;

/** A word that is nowhere in the catalogue may be a typo of one that is. */
function wantedWord(index: SearchIndex, word: string): Wanted {
  const typed = wantedAs(index, [word], 1);
  if (typed.isKind || isNumber(word) || SYNONYMS.has(word) || typed.worth.some((worth) => worth > 0))
    return typed;
  if (index.descriptions.some((description) => isMentioned(description, typed))) return typed;
  return wantedAs(index, corrections(index, word), AS_TYPO);
}

function wantedAs(index: SearchIndex, words: readonly string[], quality: number): Wanted {
  const sought = words.flatMap(soughtFor).map((each) => ({ ...each, quality: each.quality * quality }));
  return {
    worth: worthOf(index, sought),
    isKind: sought.some(({ word }) => isKind(word)),
    mentions: words.flatMap(inDescription),
  };
}

/** The word, a bare number in each unit, what else will do, and what is being typed: 'barbe' may become 'barbell'. */
function soughtFor(word: string): Sought[] {
  const units = /^[\d.]+$/.test(word) ? [...new Set(UNITS.values())] : [];
  const synonyms = [SYNONYMS.get(word)].filter((synonym) => synonym !== undefined);
  const begun = [...SPELLINGS]
    .filter(([spelling]) => word.length > 3 && spelling.startsWith(word))
    .map(([, meant]) => meant.replace(/ .*/, ''));
  return [
    ...['', ...units].map((unit) => ({ word: word + unit, quality: 1 })),
    ...[...synonyms, ...begun].map((other) => ({
      word: other,
      quality: AS_SYNONYM,
    })),
  ];
}

const isKind = (word: string) =>
  KINDS.has(word) || (word.length > 3 && [...KINDS].some((kind) => kind.startsWith(word)));

function corrections(index: SearchIndex, typed: string): string[] {
  const near = (words: Iterable<string>) => [...words].filter((word) => isOneTypoAway(typed, word));
  const named = near(new Set([...index.postings.keys(), ...KINDS, ...SPELLINGS.keys(), ...SYNONYMS.keys()]));
  if (named.length > 0 || typed.length < DESCRIBED_TYPO_MIN) return named;
  return near(index.wordsInDescriptions);
}

/** Weights and bare numbers are not sought in descriptions: there they are what a thing carries, not what it is. */
function inDescription(word: string): string[] {
  const [, number, unit = ''] = /^(\d[\d.]*)(\D*)$/.exec(word) ?? [];
  if (number === undefined) return [word, word.replace(/y$/, 'ies'), word.replace(/up$/, '-up')];
  return unit === '' || unit === 'kg' ? [] : ['', ' ', '\u00a0'].map((space) => number + space + unit);
}

const isMentioned = (description: string, { mentions }: Wanted) =>
  mentions.some((word) => hasWord(description, word));

/** Plain comparisons: a pattern over thousands of descriptions takes longer than a frame. Short words are whole ones. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isWhole =
      word.length > 3 || !isLetter(text[end]) || (text[end] === 's' && !isLetter(text[end + 1]));
    if (isWhole && !isLetter(text[at - 1])) return true;
  }
  return false;
}

const isLetter = (sign = ' ') => /[\p{L}\d]/u.test(sign);

/** Words that a product has only in its description must stand there side by side: 'hip thrust', not 'leg … press'. */
function phrasePattern(wanted: readonly Wanted[]): RegExp {
  const words = wanted.map(({ mentions }) => `(?:${mentions.join('|').replaceAll('.', '\\.')})`);
  return new RegExp(words.join('\\p{L}*[^\\p{L}\\d]+'), 'u');
}
