import type { CouponForm } from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { applyCoupon } from '../../../domain/promotions/coupon.ts';
import {
  couponLimits,
  couponPeriod,
  couponText,
  formatAmount,
} from '../../../domain/promotions/promotion-text.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Meaning, MeaningTable } from './meaning.tsx';

const ORDERS = [1000, 5000, 25_000, 1_00_000];

/** What the coupon would do, and what it takes off orders of some sizes. */
export function CouponMeaning({ terms }: { readonly terms: CouponForm | null }) {
  if (terms === null) return <Meaning text={null} />;
  return (
    <Meaning text={couponText(terms)} notes={[couponPeriod(terms), couponLimits(terms), switchedOff(terms)]}>
      <MeaningTable
        caption="What orders save"
        head={['An order of', 'saves']}
        rows={ORDERS.map((order) => ({
          key: order,
          name: formatAmount(order),
          value: savingOn(order, terms),
        }))}
      />
    </Meaning>
  );
}

function savingOn(order: number, terms: CouponForm): string {
  const result = applyCoupon({ ...terms, isActive: true }, rupees(order));
  if (!result.isValid) return 'nothing';
  return result.waivesShipping ? 'the shipping' : formatRupees(result.discountAmount);
}

const switchedOff = ({ isActive }: CouponForm) => (isActive ? null : 'Switched off, so nobody can use it');
