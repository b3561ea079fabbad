import type { OrderStatus } from '../orders/order-status.ts';
import {
  add,
  minPaise,
  type Paise,
  percentOf,
  roundToRupee,
  scale,
  subtract,
  sum,
  times,
  ZERO,
} from '../pricing/money.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** What is wrong with a line of an order that came. */
export const CLAIM_PROBLEMS = ['damaged', 'wrong', 'missing', 'not_as_described'] as const;
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number];

export const PROBLEM_LABELS: Readonly<Record<ClaimProblem, string>> = {
  damaged: 'It’s damaged',
  wrong: 'It’s the wrong item',
  missing: 'A part is missing',
  not_as_described: 'It’s not as described',
};

export const CLAIM_DECISIONS = ['replacement', 'refund', 'refusal'] as const;

/** As the terms say: transit damage is reported within 7 days of delivery. */
export const CLAIM_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export const PHOTOGRAPHS_MAX = 6;
export const PHOTOGRAPH_MB_MAX = 8;
export const PHOTOGRAPH_BYTES_MAX = PHOTOGRAPH_MB_MAX * 1024 * 1024;

export type Claimable = { readonly ok: true } | Refusal<'NOT_SHIPPED' | 'CLAIM_LATE'>;

interface ClaimedOrder {
  readonly status: OrderStatus;
  /** When it was last marked as delivered; null before that. */
  readonly deliveredAt: Date | null;
}

/** Once it has left, since goods may arrive before the carrier says so, and until seven days after the delivery. */
export function checkClaimable({ status, deliveredAt }: ClaimedOrder, now: Date): Claimable {
  if (status === 'SHIPPED') return { ok: true };
  if (status !== 'DELIVERED')
    return refuse('NOT_SHIPPED', 'You can report a problem once the order has been shipped.');
  if (deliveredAt !== null && now.getTime() - deliveredAt.getTime() > CLAIM_DAYS * DAY_MS)
    return refuse(
      'CLAIM_LATE',
      `Problems can be reported here within ${CLAIM_DAYS} days of delivery. Please call or write to us.`,
    );
  return { ok: true };
}

interface ClaimedLine {
  readonly unitPrice: Paise;
  readonly quantity: number;
  readonly ratePercent: number;
}

/**
 * What the shopper paid for the claimed pieces, with GST and their share of the discount, in whole rupees: the most that
 * is usually refunded. One of two bars at ₹5,900, with ₹500 off the order, is 5,900 + 1,062 − 250 = ₹6,712.
 */
export function claimValue(
  lines: readonly ClaimedLine[],
  order: { readonly subtotal: Paise; readonly discount: Paise; readonly total: Paise },
): Paise {
  const taxable = (line: ClaimedLine) => times(line.unitPrice, line.quantity);
  const goods = sum(lines.map(taxable));
  const tax = sum(lines.map((line) => percentOf(taxable(line), line.ratePercent)));
  const discount = order.subtotal > 0 ? scale(order.discount, goods, order.subtotal) : ZERO;
  return minPaise(roundToRupee(subtract(add(goods, tax), discount)), order.total);
}

/** Takes the amount from the payments in their order; undefined where they have less left in all. */
export function splitRefund(amount: Paise, left: readonly Paise[]): Paise[] | undefined {
  let open = amount;
  const parts = left.map((each) => {
    const part = minPaise(open, each);
    open = subtract(open, part);
    return part;
  });
  return open === 0 ? parts : undefined;
}
