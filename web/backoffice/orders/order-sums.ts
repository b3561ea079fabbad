import { formatRupeesUnrounded } from '../../../domain/format.ts';
import { negate, rupees } from '../../../domain/money.ts';
import type { OfficeOrder } from './office-order.ts';

type Summed = Pick<
  OfficeOrder,
  'subtotal' | 'shipping_cost' | 'cgst' | 'sgst' | 'igst' | 'discount_amount' | 'coupon_code' | 'round_off'
>;

/** '₹1,650', '₹2,699.73': an amount of an order is never rounded for the screen. */
export const orderMoney = (amount: number): string => formatRupeesUnrounded(rupees(amount));

/**
 * What leads to the total, to the paisa and with the round-off of the invoice, so that whoever adds it up gets the total:
 * 29,997 + 1,650 + 2,699.73 + 2,699.73 - 0.46 is 37,046.
 */
export function orderSums(order: Summed): readonly (readonly [name: string, amount: string])[] {
  const taken = negate(rupees(order.discount_amount));
  const lines: readonly (readonly [string, string, isShown: boolean])[] = [
    ['Subtotal', orderMoney(order.subtotal), true],
    ['Shipping', orderMoney(order.shipping_cost), order.shipping_cost > 0],
    ['CGST', orderMoney(order.cgst), order.cgst > 0],
    ['SGST', orderMoney(order.sgst), order.sgst > 0],
    ['IGST', orderMoney(order.igst), order.igst > 0],
    [`Discount ${order.coupon_code ?? ''}`.trim(), formatRupeesUnrounded(taken), order.discount_amount > 0],
    ['Round off', orderMoney(order.round_off), order.round_off !== 0],
  ];
  return lines.filter(([, , isShown]) => isShown).map(([name, amount]) => [name, amount]);
}
