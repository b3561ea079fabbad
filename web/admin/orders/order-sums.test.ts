import { describe, expect, it } from 'vitest';
import { orderMoney, orderSums } from './order-sums.ts';

const order = {
  subtotal: 29_997,
  shipping_cost: 1650,
  cgst: 2699.73,
  sgst: 2699.73,
  igst: 0,
  discount_amount: 0,
  coupon_code: null,
  total_amount: 37_046,
  order_items: [{ total_price: 29_997, product_gst: 18 }],
};

const shown = (summed: Parameters<typeof orderSums>[0]) =>
  orderSums(summed).map(({ name, amount }) => [name, amount]);

/** As a reader adds it up. */
const addedUp = (sums: readonly (readonly string[])[]) =>
  sums.slice(0, -1).reduce((sum, [, amount]) => sum + Number(amount?.replace(/[₹,]/g, '')), 0);

describe('the sums of an order', () => {
  it('are whole rupees with a round-off, so that they add up to the total', () => {
    const sums = shown(order);
    expect(sums).toEqual([
      ['Subtotal', '₹29,997'],
      ['Shipping', '₹1,650'],
      ['CGST 9%', '₹2,700'],
      ['SGST 9%', '₹2,700'],
      ['Round-off', '-₹1'],
      ['Total', '₹37,046'],
    ]);
    expect(addedUp(sums)).toBe(37_046);
  });

  it('take a discount off, and name its coupon', () => {
    const sums = shown({ ...order, discount_amount: 500, coupon_code: 'SAVE500', total_amount: 36_546 });
    expect(sums.at(-3)).toEqual(['Discount SAVE500', '-₹500']);
    expect(addedUp(sums)).toBe(36_546);
    expect(shown({ ...order, discount_amount: 0.5 })).toContainEqual(['Discount', '-₹1']);
  });

  it('name the tax of each rate', () => {
    const two = [
      { total_price: 20_000, product_gst: 18 },
      { total_price: 9997, product_gst: 5 },
    ];
    const mixed = { ...order, order_items: two, cgst: 2049.93, sgst: 2049.92, total_amount: 35_747 };
    expect(shown(mixed)).toEqual([
      ['Subtotal', '₹29,997'],
      ['Shipping', '₹1,650'],
      ['CGST 9%', '₹1,800'],
      ['SGST 9%', '₹1,800'],
      ['CGST 2.5%', '₹250'],
      ['SGST 2.5%', '₹250'],
      ['Total', '₹35,747'],
    ]);
  });

  it('say nothing of what is not there', () => {
    const plain = { ...order, shipping_cost: 0, cgst: 0, sgst: 0, igst: 5399, total_amount: 35_396 };
    expect(shown(plain)).toEqual([
      ['Subtotal', '₹29,997'],
      ['IGST 18%', '₹5,399'],
      ['Total', '₹35,396'],
    ]);
    expect(orderMoney(37_046)).toBe('₹37,046');
  });
});
