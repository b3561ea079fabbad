import {
  type CouponRecord,
  type CouponStats,
  couponSchema,
  couponStatsSchema,
} from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import type { CouponState } from '../../../domain/promotions/coupon.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { readWith } from '../list/list-response.ts';
import { oneReader } from '../read-response.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import { couponFields } from './coupon-form.ts';
import { COUPON_STATE_WORDS, COUPON_TYPE_WORDS } from './coupon-words.ts';
import { type PromotionKind, PromotionScreen } from './promotion-screen.tsx';

export const meta = adminMeta('Coupons');

const COUPONS: PromotionKind<CouponState, CouponRecord, CouponStats> = {
  word: 'coupon',
  readRow: readWith(couponSchema),
  bodyOf: couponFields,
  readChanged: oneReader('coupon', couponSchema),
  readStats: oneReader('stats', couponStatsSchema),
  factsOf: (stats) => [
    { label: 'Uses', text: stats && formatCount(stats.uses) },
    { label: 'Saved by customers', text: stats && formatRupees(rupees(stats.saved)) },
  ],
  states: COUPON_STATE_WORDS,
  search: 'Search by code, name or description',
  filter: { name: 'type', label: 'Kind', all: 'All kinds', options: COUPON_TYPE_WORDS },
  columnsWith: couponColumns,
  noneYet: 'No coupons yet. Add the first one, and shoppers can use its code.',
  deleteTitle: ({ code }) => `Delete ${code}?`,
  deleteWords: () =>
    'Nobody can use the code any more. Orders that used it keep what they saved. To keep it for later, switch it off instead.',
};

/** Codes that a shopper types at the checkout. */
export default function CouponsPage() {
  return (
    <PromotionScreen kind={COUPONS} dialog={(coupon, open) => <CouponDialog coupon={coupon} {...open} />} />
  );
}
