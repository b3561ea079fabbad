import type { Product } from './product.ts';

/** Names that are more than their words run together. */
const KNOWN: ReadonlyMap<string, string> = new Map([
  ['JCups', 'J-cups'],
  ['JHooks', 'J-hooks'],
  ['Maxload', 'Max load'],
  ['MaxUser', 'Max user weight'],
  ['PullUpBar', 'Pull-up bar'],
]);

/** 'ShaftDiameter' is 'Shaft diameter'; a name that somebody wrote with spaces stays as it is. */
export function specificationLabel(key: string): string {
  const known = KNOWN.get(key);
  if (known !== undefined || /\s/.test(key)) return known ?? key;
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(' ');
  return words
    .map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

export type SpecificationRow = ReturnType<typeof specificationRows>[number];

/** The key/value pairs in their order, without the features list; a list of texts is one text. */
export function specificationRows(specifications: Product['specifications']) {
  return Object.entries(specifications)
    .filter(([key]) => key !== 'features')
    .map(([key, value]) => ({
      label: specificationLabel(key),
      text: typeof value === 'string' ? value : value.join(', '),
    }));
}

/** The features list, which the Description and Features tab shows. */
export function featureTexts(specifications: Product['specifications']): string[] {
  const features = specifications.features ?? [];
  return typeof features === 'string' ? [features] : features;
}

/**
 * A product's warranty in its own words: '2-year warranty', '3-year warranty (frame)', 'Lifetime warranty (shaft)',
 * 'Warranty: 1 to 3 years by item'; none where its record says nothing.
 */
export function warrantyText({ Warranty }: Product['specifications']): string | undefined {
  if (typeof Warranty !== 'string' || Warranty.trim() === '') return undefined;
  const [, term, rest = ''] = /^(\d+\s+years?|Lifetime)(?:\s+(\([^)]*\)))?$/i.exec(Warranty.trim()) ?? [];
  if (term === undefined) return `Warranty: ${Warranty.trim()}`;
  return [`${term.replace(/\s+years?$/i, '-year')} warranty`, rest].filter(Boolean).join(' ');
}

/** '7-day returns' where the product says 'Returns: 7 days'; the shop's 30 days otherwise. */
export function returnsText({ Returns }: Product['specifications']): string {
  if (typeof Returns !== 'string' || Returns.trim() === '') return '30-day returns';
  const [, days] = /^(\d+)\s+days?$/i.exec(Returns.trim()) ?? [];
  return days === undefined ? `Returns: ${Returns.trim()}` : `${days}-day returns`;
}
