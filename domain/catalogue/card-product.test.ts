import { expect, it } from 'vitest';
import { bar, hex } from '../../tests/support/stores.ts';
import { addToCart } from '../cart/cart.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { toCardProduct } from './card-product.ts';

it.each([bar, hex])(
  '$name costs the same from its card as from its page, tax and freight included',
  (product) => {
    const rated = { ...product, gst: 5 };
    const priced = (sold: Parameters<typeof priceCart>[0][number]['product']) =>
      priceCart(addToCart([], [sold], { productId: product.id, quantity: 2 }), { settings: { taxRate: 18 } });
    expect(priced(toCardProduct(rated))).toEqual(priced(rated));
    expect(priced(rated).taxLines.map(({ label }) => label)).toEqual(['CGST 2.5%', 'SGST 2.5%']);
  },
);
