import { describe, expect, it } from 'vitest';
import { orderMoney, orderSums } from './order-sums.ts';

const order = {
  ...{ subtotal: 29_997, shipping_cost: 1650, cgst: 2699.73, sgst: 2699.73, igst: 0 },
  ...{ discount_amount: 0, coupon_code: null, round_off: -0.46 },
};

/** As a reader adds it up, in paise. */
const addedUp = (sums: ReturnType<typeof orderSums>) =>
  sums.reduce((sum, [, amount]) => sum + Math.round(Number(amount.replace(/[₹,]/g, '')) * 100), 0);

describe('the sums of an order', () => {
  it('are shown to the paisa with the round-off, so that they add up to the total', () => {
    const sums = orderSums(order);
    expect(sums).toEqual([
      ['Subtotal', '₹29,997'],
      ['Shipping', '₹1,650'],
      ['CGST', '₹2,699.73'],
      ['SGST', '₹2,699.73'],
      ['Round off', '-₹0.46'],
    ]);
    expect(addedUp(sums)).toBe(3_704_600);
  });

  it('take a discount off, and name its coupon', () => {
    const sums = orderSums({ ...order, discount_amount: 500, coupon_code: 'SAVE500' });
    expect(sums.at(-2)).toEqual(['Discount SAVE500', '-₹500']);
    expect(addedUp(sums)).toBe(3_654_600);
    expect(orderSums({ ...order, discount_amount: 0.5 }).at(-2)).toEqual(['Discount', '-₹0.50']);
  });

  it('say nothing of what is not there', () => {
    const plain = { ...order, shipping_cost: 0, cgst: 0, sgst: 0, igst: 5399, round_off: 0 };
    expect(orderSums(plain)).toEqual([
      ['Subtotal', '₹29,997'],
      ['IGST', '₹5,399'],
    ]);
    expect(orderMoney(37_046)).toBe('₹37,046');
  });
});
