import type { CouponForm } from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { applyCoupon } from '../../../domain/promotions/coupon.ts';
import {
  couponLimits,
  couponPeriod,
  couponWords,
  formatAmount,
} from '../../../domain/promotions/promotion-words.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Meaning } from './meaning.tsx';

const ORDERS = [1000, 5000, 25_000, 1_00_000];

/** What the coupon would do, and what it takes off orders of some sizes. */
export function CouponMeaning({ terms }: { readonly terms: CouponForm | null }) {
  if (terms === null) return <Meaning words={null} />;
  return (
    <Meaning
      words={couponWords(terms)}
      notes={[couponPeriod(terms), couponLimits(terms), switchedOff(terms)]}
    >
      <table className="meaning-table">
        <caption className="sr-only">What orders save</caption>
        <thead>
          <tr>
            <th scope="col">An order of</th>
            <th scope="col">saves</th>
          </tr>
        </thead>
        <tbody>
          {ORDERS.map((order) => (
            <tr key={order}>
              <th scope="row">{formatAmount(order)}</th>
              <td>{savingOn(order, terms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Meaning>
  );
}

function savingOn(order: number, terms: CouponForm): string {
  const result = applyCoupon({ ...terms, isActive: true }, rupees(order));
  if (!result.isValid) return 'nothing';
  return result.waivesShipping ? 'the shipping' : formatRupees(result.discountAmount);
}

const switchedOff = ({ isActive }: CouponForm) => (isActive ? null : 'Switched off: nobody can use it');
