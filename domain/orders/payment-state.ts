import { type Paise, paise } from '../pricing/money.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts';

/** How an order's payment stands, as administrators read it: one word, and the amounts that matter. */

export type PaymentWord =
  | 'Paid'
  | 'Not paid'
  | 'On delivery'
  | 'Advance paid'
  | 'Advance not paid'
  | 'Failed'
  | 'Refund owed'
  | 'Refund in progress'
  | 'Partly refunded'
  | 'Refunded'
  | 'Disputed';

interface PaymentAmount {
  readonly amount: Paise;
  /** Behind the amount: "to collect". */
  readonly label: string;
  /** It waits for the shop to move money. */
  readonly isUrgent: boolean;
}

export interface PaymentState {
  readonly word: PaymentWord;
  /** What the colours say: money came, is missing, is wrong, or there is nothing to do. */
  readonly mood: 'good' | 'waiting' | 'bad' | 'calm';
  readonly amounts: readonly PaymentAmount[];
}

export interface PaidOrder {
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly paymentMethod: PaymentMethod;
  readonly total: Paise;
  readonly paid: Paise;
  readonly due: Paise;
  /** A cash order whose advance has not come yet. */
  readonly awaitsAdvance: boolean;
  /** Nothing is left of its money; a refund in progress counts. */
  readonly isRefunded: boolean;
  readonly refunded: Paise;
  /** What a cancelled order still has to give back. */
  readonly toRefund: Paise;
  /** Money that came and settles nothing. */
  readonly disputed: Paise;
}

/**
 * Money in dispute comes first, because somebody has to decide about it; how the order itself is paid stands below. A cash order
 * of ₹24,698 is "On delivery, ₹24,698 to collect" until the cash is recorded.
 */
export function paymentState(order: PaidOrder): PaymentState {
  const settled = settledState(order);
  if (order.disputed === 0) return settled;
  const amounts = settled.amounts.map((each) => (each.label === '' ? { ...each, label: 'paid' } : each));
  return { word: 'Disputed', mood: 'bad', amounts: [urgent(order.disputed, 'received'), ...amounts] };
}

function settledState(order: PaidOrder): PaymentState {
  const { status, paymentStatus, paymentMethod, total, paid, due, awaitsAdvance, refunded, toRefund } = order;
  const isCancelled = status === 'CANCELLED';
  const isCash = paymentMethod === 'COD';
  const givenBack = refunded > 0 ? [calm(refunded, 'refunded')] : [];
  const toCollect = isCash && due > 0 ? [calm(due, 'to collect')] : [];
  // Until it is moved ahead without its advance, all of it is still to be paid as it was agreed.
  const atTheDoor = awaitsAdvance && status === 'PENDING' ? [] : toCollect;
  if (toRefund > 0)
    return { word: 'Refund owed', mood: 'bad', amounts: [urgent(toRefund, 'to refund'), ...givenBack] };
  if (order.isRefunded && paymentStatus !== 'REFUNDED')
    return { word: 'Refund in progress', mood: 'waiting', amounts: givenBack };
  switch (paymentStatus) {
    case 'PAID':
      return refunded > 0
        ? { word: 'Partly refunded', mood: 'calm', amounts: givenBack }
        : { word: 'Paid', mood: 'good', amounts: [calm(total, '')] };
    case 'REFUNDED':
      return { word: 'Refunded', mood: 'calm', amounts: [calm(paise(refunded || total), '')] };
    case 'FAILED':
      return { word: 'Failed', mood: 'bad', amounts: atTheDoor };
    case 'PENDING':
      if (isCancelled) return { word: 'Not paid', mood: 'calm', amounts: givenBack };
      if (awaitsAdvance) return { word: 'Advance not paid', mood: 'waiting', amounts: atTheDoor };
      if (!isCash) return { word: 'Not paid', mood: 'waiting', amounts: [] };
      return {
        word: paid > 0 ? 'Advance paid' : 'On delivery',
        mood: status === 'DELIVERED' ? 'waiting' : 'calm',
        amounts: [...(paid > 0 ? [calm(paid, 'paid')] : []), ...toCollect, ...givenBack],
      };
  }
}

const calm = (amount: Paise, label: string): PaymentAmount => ({ amount, label, isUrgent: false });
const urgent = (amount: Paise, label: string): PaymentAmount => ({ amount, label, isUrgent: true });
