import type { DiscountState } from '../../../domain/promotions/discount.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import type { StateWords } from './promotion-tiles.tsx';

export const DISCOUNT_STATE_WORDS: readonly StateWords<DiscountState>[] = [
  { value: 'live', label: 'Live', tone: 'green' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'ended', label: 'Ended', tone: 'red' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
];

export const DISCOUNT_TYPE_WORDS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
];

export const TARGET_WORDS = [
  { value: 'all', label: 'Every product' },
  { value: 'category', label: 'A category' },
  { value: 'product', label: 'One product' },
];

/** `everything` because `all` in the address means: no filter. */
export const TARGET_FILTERS = [{ value: 'everything', label: 'Every product' }, ...TARGET_WORDS.slice(1)];

/** A field's text as people read it. */
export function discountFieldWords(name: string, text: string): string {
  if (text === '') return 'nothing';
  const known = name === 'type' ? DISCOUNT_TYPE_WORDS : name === 'appliesTo' ? TARGET_WORDS : [];
  if (name === 'from' || name === 'to') return formatLongDate(text);
  return known.find(({ value }) => value === text)?.label ?? text;
}
