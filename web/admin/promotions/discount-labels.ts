import type { DiscountState } from '../../../domain/promotions/discount.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import type { StateOption } from './promotion-tiles.tsx';

export const DISCOUNT_STATE_OPTIONS: readonly StateOption<DiscountState>[] = [
  { value: 'live', label: 'Live', tone: 'green' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'ended', label: 'Ended', tone: 'red' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
];

export const DISCOUNT_TYPE_OPTIONS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
];

export const TARGET_OPTIONS = [
  { value: 'all', label: 'Every product' },
  { value: 'category', label: 'A category' },
  { value: 'product', label: 'One product' },
];

/** `everything` because `all` in the address means: no filter. */
export const TARGET_FILTERS = [{ value: 'everything', label: 'Every product' }, ...TARGET_OPTIONS.slice(1)];

export function discountFieldText(name: string, text: string): string {
  if (text === '') return 'nothing';
  const known = name === 'type' ? DISCOUNT_TYPE_OPTIONS : name === 'appliesTo' ? TARGET_OPTIONS : [];
  if (name === 'from' || name === 'to') return formatLongDate(text);
  return known.find(({ value }) => value === text)?.label ?? text;
}
