import { subtract } from '../../../domain/pricing/money.ts';
import { FREIGHT_PER_KG } from '../../../domain/shipping/freight.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { type SummaryRow, summaryRows } from '../cart/summary-list.tsx';
import type { OrderPricing } from './use-order-pricing.ts';

/** What an order comes to, in the same words in the cart and at the checkout. */
export function orderRows({ totals, advance, coupon }: OrderPricing, weight: string): SummaryRow[] {
  const rate = `${weight} at ${formatRupees(FREIGHT_PER_KG)}`;
  const label = totals.shippingMethod === 'express' ? `Express shipping, ${rate} × 1.5` : `Shipping, ${rate}`;
  const isWaived = totals.coupon?.waivesShipping === true && totals.shipping === 0;
  const couponLabel = `Coupon ${coupon.code}`;
  const rows = summaryRows(totals, {
    shipping: { label, ...(isWaived && { value: 'Free' }) },
    discount: { label: couponLabel },
  });
  const waiver: SummaryRow = { label: couponLabel, value: 'Free shipping', kind: 'discount' };
  const afterShipping = rows.findIndex(({ kind }) => kind === 'shipping') + 1;
  return [
    ...(isWaived ? rows.toSpliced(afterShipping, 0, waiver) : rows),
    ...(advance === undefined
      ? []
      : [
          { label: 'Pay now', value: formatRupees(advance) },
          { label: 'Due on delivery', value: formatRupees(subtract(totals.total, advance)) },
        ]),
  ];
}
