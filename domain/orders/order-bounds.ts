import { type Paise, rupees, subtract, ZERO } from '../pricing/money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { formatCount, formatRupees } from '../text/format.ts';
import type { PaymentMethod } from './order-status.ts';

/** How large an unpaid order may be: it reserves stock, which a huge cash order would keep from everybody else. */
export interface OrderBounds {
  /** In rupees, as `callAbove`. */
  readonly cashOrderMax: number;
  readonly orderUnitsMax: number;
  readonly callAbove: number;
}

/** A large cash order is cancelled unless the shop confirms it by a call within this time. */
export const CALL_WITHIN_DAYS = 2;

/** How long an order that an administrator enters keeps its items for a customer who was sent a link to pay it. */
export const LINK_DAYS = 2;

export interface SizedOrder {
  readonly lines: readonly { readonly quantity: number }[];
  readonly total: Paise;
  readonly paymentMethod: PaymentMethod;
  /** What of a cash order is paid before. */
  readonly advance?: Paise | null;
}

export type OrderTooLarge = Refusal<'ORDER_TOO_LARGE'>;

export type SizeCheck = { readonly ok: true; readonly needsCall: boolean } | OrderTooLarge;

const tooLarge = (message: string): OrderTooLarge => refuse('ORDER_TOO_LARGE', message);

/** What counts is the cash at the door; who pays an advance means it, and needs no call. A refusal says what to do instead. Orders that administrators enter are not checked. */
export function checkOrderSize(
  { lines, total, paymentMethod, advance = null }: SizedOrder,
  bounds: OrderBounds,
  { offersOnline }: { readonly offersOnline: boolean },
): SizeCheck {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (units > bounds.orderUnitsMax)
    return tooLarge(
      `You can order up to ${formatCount(bounds.orderUnitsMax)} pieces. For more, please send us an enquiry.`,
    );
  const isCash = paymentMethod === 'COD';
  if (isCash && subtract(total, advance ?? ZERO) > rupees(bounds.cashOrderMax))
    return tooLarge(
      `Cash on delivery is offered up to ${formatRupees(rupees(bounds.cashOrderMax))}. For more, please ${
        offersOnline ? 'pay online or ' : ''
      }send us an enquiry.`,
    );
  return { ok: true, needsCall: isCash && advance === null && total > rupees(bounds.callAbove) };
}
