import type { CouponState } from '../../../domain/promotions/coupon.ts';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import type { StateOption } from './promotion-tiles.tsx';

export const COUPON_STATE_OPTIONS: readonly StateOption<CouponState>[] = [
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'scheduled', label: 'Scheduled', tone: 'blue' },
  { value: 'used-up', label: 'Used up', tone: 'amber' },
  { value: 'expired', label: 'Expired', tone: 'red' },
  { value: 'inactive', label: 'Inactive', tone: 'neutral' },
];

export const COUPON_TYPE_OPTIONS = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'shipping', label: 'Free shipping' },
];

export function couponFieldText(name: string, text: string): string {
  if (text === '') return 'nothing';
  if (name === 'type') return COUPON_TYPE_OPTIONS.find(({ value }) => value === text)?.label ?? text;
  if (name === 'startsAt' || name === 'endsAt') return formatLongDateTime(text);
  return text;
}
