import {
  type CouponRecord,
  type CouponStats,
  couponSchema,
  couponStatsSchema,
} from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import type { CouponState } from '../../../domain/promotions/coupon.ts';
import { couponLimits, couponPeriod, couponText } from '../../../domain/promotions/promotion-text.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { adminMeta } from '../frame/admin-page.tsx';
import { RowName, Sub } from '../list/cells.tsx';
import { CARD } from '../list/columns.tsx';
import {
  COUPON_STATE_OPTIONS,
  COUPON_TYPE_OPTIONS,
  CouponDialog,
  couponBody,
  couponValues,
} from './coupon-dialog.tsx';
import { type PromotionKind, PromotionScreen } from './promotion-screen.tsx';

export const meta = adminMeta('Coupons');

const COUPONS: PromotionKind<CouponState, CouponRecord, CouponStats> = {
  word: 'coupon',
  title: 'Coupons',
  rowSchema: couponSchema,
  statsSchema: couponStatsSchema,
  statsNeed: 'see revenue',
  states: COUPON_STATE_OPTIONS,
  factsOf: (stats) => [
    { label: 'Uses', text: stats && formatCount(stats.uses) },
    { label: 'Saved by customers', text: stats && formatRupees(rupees(stats.saved)) },
  ],
  search: 'Search by code, name or description',
  empty: 'No coupons yet. Add one and shoppers can use its code.',
  filter: { name: 'type', label: 'Type', all: 'All types', options: COUPON_TYPE_OPTIONS },
  nameOf: ({ code }) => code,
  bodyOf: (coupon) => couponBody(couponValues(coupon)),
  renderName: ({ code, name }, onEdit) => (
    <div>
      <RowName className="font-[ui-monospace,Menlo,Consolas,monospace] tracking-[0.02em]" onClick={onEdit}>
        {code}
      </RowName>
      <Sub>{name}</Sub>
    </div>
  ),
  gives: {
    title: 'Discount',
    render: (coupon) => (
      <span>
        {couponText(coupon)}
        <Sub>{[couponLimits(coupon), coupon.isPublic ? 'Public' : 'Secret'].filter(Boolean).join(' · ')}</Sub>
      </span>
    ),
  },
  period: { title: 'Period', render: couponPeriod },
  figures: [
    {
      title: 'Uses',
      align: 'right',
      className: CARD.line,
      render: ({ usedCount, usageLimit }) => (
        <span>
          {formatCount(usedCount)}
          {usageLimit !== null && <Sub>of {formatCount(usageLimit)}</Sub>}
        </span>
      ),
    },
    {
      title: 'Saved',
      needs: 'see revenue',
      align: 'right',
      className: `${CARD.line} md:max-xl:hidden`,
      render: ({ saved }) => (saved === undefined ? '' : formatRupees(rupees(saved))),
    },
  ],
  Dialog: CouponDialog,
  deletion: ({ code }) => ({
    title: `Delete ${code}?`,
    text: 'This code will stop working. Orders that used it keep their discount. To use it again later, switch it off instead.',
  }),
};

/** Codes that a shopper types at the checkout. */
export default function CouponsPage() {
  return <PromotionScreen kind={COUPONS} />;
}
