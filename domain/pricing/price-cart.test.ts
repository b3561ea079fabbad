import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import type { CartItem } from '../cart/cart.ts';
import type { SoldProduct } from '../catalogue/product.ts';
import { formatKg } from '../text/format.ts';
import { rupees } from './money.ts';
import { buyableLines, lineAmounts, priceCart, savedOnListPrices, weightKg } from './price-cart.ts';

const hex: SoldProduct = {
  id: '13',
  category: 'dumbbells',
  price: 1200,
  inStock: true,
  weightVariants: [
    { weight: '20 kg pair', price: 9399, salePrice: 6800, inStock: true, shippingWeight: 40.5 },
    { weight: '30 kg pair', price: 9999, inStock: false, shippingWeight: 60 },
  ],
};
const bar: SoldProduct = {
  id: '1',
  category: 'barbells',
  price: 9999,
  inStock: true,
  shippingWeight: '0.1 kg',
};
const line = (product: SoldProduct, quantity: number, variant?: string): CartItem<SoldProduct> => ({
  productId: product.id,
  quantity,
  variant,
  variantType: variant === undefined ? undefined : 'weight',
  product,
});
const pairs = line(hex, 2, '20 kg pair');

describe('what a cart costs in the browser', () => {
  it('is, for a line, the price of its variant times the quantity, beside the list price where that is more', () => {
    expect(lineAmounts(pairs)).toEqual({
      each: rupees(6800),
      total: rupees(13_600),
      listTotal: rupees(18_798),
      weightKg: 81,
    });
    expect(lineAmounts(line(bar, 1)).listTotal).toBeUndefined();
    expect(savedOnListPrices([pairs, line(bar, 3)])).toBe(rupees(5198));
  });

  it('is the same in every State, and split by the one that is chosen', () => {
    const home = priceCart([pairs], { settings: DEFAULT_SETTINGS });
    const away = priceCart([pairs], {
      settings: DEFAULT_SETTINGS,
      state: 'Kerala',
      shippingMethod: 'express',
    });
    expect(home).toMatchObject({ subtotal: rupees(13_600), shipping: rupees(2025), total: rupees(18_073) });
    expect(home.taxLines.map(({ label }) => label)).toEqual(['CGST 9%', 'SGST 9%']);
    expect(away).toMatchObject({ shipping: rupees(3038), igst: home.tax, total: rupees(19_086) });
  });

  it('taxes each line at the rate of its product, and at the store’s where it has none', () => {
    const cart = [line(bar, 1), line({ ...bar, id: '2', gst: 5 }, 2), line({ ...bar, id: '3', gst: 0 }, 1)];
    const { tax, taxLines } = priceCart(cart, { settings: { taxRate: 12 }, state: 'Kerala' });
    // 12 % of 9,999.00 and 5 % of 19,998.00.
    expect(taxLines).toEqual([
      { label: 'IGST 12%', amount: rupees(1199.88) },
      { label: 'IGST 5%', amount: rupees(999.9) },
    ]);
    expect(tax).toBe(rupees(2199.78));
  });

  it('leaves out what is sold out', () => {
    expect(buyableLines([pairs, line(hex, 1, '30 kg pair'), line({ ...bar, inStock: false }, 1)])).toEqual([
      pairs,
    ]);
  });

  it('weighs to the gram', () => {
    expect(weightKg([line(bar, 3), line(bar, 9)])).toBe(1.2);
    expect([formatKg(0.3), formatKg(248), formatKg(1240.5)]).toEqual([
      '0.3\u00a0kg',
      '248\u00a0kg',
      '1,240.5\u00a0kg',
    ]);
  });
});
