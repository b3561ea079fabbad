import { refuse } from '../refusal.ts';
import { type CashRefusal, type CashRules, offersPartPayment } from './cash-rules.ts';
import type { OrderStatus, PaymentMethod } from './order-status.ts';
import { partPaymentName } from './part-payment.ts';

/**
 * What earlier cash orders of a phone or an address say about the next one: plain points with their reasons. A parcel that
 * comes back unaccepted costs freight both ways.
 */

export const CASH_MARKS = ['returned', 'lapsed', 'cancelled', 'delivered'] as const;
export type CashMark = (typeof CASH_MARKS)[number];

const POINTS: Readonly<Record<CashMark, number>> = { returned: 2, lapsed: 1, cancelled: 1, delivered: -1 };

const REASONS: Readonly<Record<CashMark, string>> = {
  returned: 'Parcel refused',
  lapsed: 'Not confirmed in time',
  cancelled: 'Cancelled after dispatch',
  delivered: 'Delivered',
};

/** Older marks are forgiven. */
export const MARKS_COUNT_MONTHS = 12;

interface Marked {
  readonly kind: CashMark;
}

/** Never below zero: two returned parcels and one that was delivered are 3. */
export function cashScore<Mark extends Marked>(
  marks: readonly Mark[],
): {
  readonly score: number;
  readonly reasons: readonly (Mark & { readonly points: number; readonly reason: string })[];
} {
  const reasons = marks.map((mark) => ({ ...mark, points: POINTS[mark.kind], reason: REASONS[mark.kind] }));
  return {
    score: Math.max(
      0,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons,
  };
}

/** A phone by its last ten digits; an address by its pincode and the letters and digits of its first line. */
export function cashKeys({
  phone,
  pinCode,
  addressLine1,
}: {
  readonly phone: string;
  readonly pinCode: string;
  readonly addressLine1: string;
}): { readonly phone: string; readonly address: string } {
  const line = addressLine1
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return { phone: phone.replace(/\D/g, '').slice(-10), address: `${pinCode} ${line}`.slice(0, 200) };
}

/** What a change of status says; `none` where what was said before no longer holds, undefined where nothing changes. */
export function markOfChange(change: {
  readonly before: OrderStatus;
  readonly after: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly isLapse: boolean;
}): CashMark | 'none' | undefined {
  const { before, after, paymentMethod, isLapse } = change;
  if (before === after) return undefined;
  const mark = paymentMethod === 'COD' ? markOf(before, after, isLapse) : undefined;
  return mark ?? (before === 'DELIVERED' || before === 'CANCELLED' ? 'none' : undefined);
}

function markOf(before: OrderStatus, after: OrderStatus, isLapse: boolean): CashMark | undefined {
  if (after === 'DELIVERED') return 'delivered';
  if (after !== 'CANCELLED') return undefined;
  if (isLapse) return 'lapsed';
  return before === 'SHIPPED' || before === 'DELIVERED' ? 'cancelled' : undefined;
}

/** Whoever pays an advance means the order, so that alone is never refused. */
export function refuseByScore(
  {
    score,
    limit,
    isPartPayment,
  }: { readonly score: number; readonly limit: number; readonly isPartPayment: boolean },
  rules: CashRules,
  offered: { readonly offersOnline: boolean },
): { readonly ok: true } | CashRefusal {
  if (isPartPayment || score < limit) return { ok: true };
  const instead = offersPartPayment(rules, offered)
    ? `Please pay online, or choose “${partPaymentName(rules.advancePercent)}”.`
    : offered.offersOnline
      ? 'Please pay online.'
      : 'Please send us an enquiry.';
  return refuse(
    'CASH_NOT_OFFERED',
    `Earlier cash orders for this phone or address weren’t accepted, so we can’t offer cash on delivery now. ${instead}`,
  );
}
