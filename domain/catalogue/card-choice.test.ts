import { describe, expect, it } from 'vitest';
import { withDerived } from '../../catalogue/derive.ts';
import { products } from '../../catalogue/products.ts';
import { addToCart } from '../cart/cart.ts';
import { cardChoice } from './card-choice.ts';
import { variantText } from './variant-text.ts';

const catalogue = products.map((product) => withDerived(product, new Date('2026-11-01')));
const productOf = (id: string) => {
  const product = catalogue.find((one) => one.id === id);
  if (product === undefined) throw new Error(`No product ${id}`);
  return product;
};

describe('what the button of a card adds', () => {
  it.each([
    ['13', 'Adds 2.5\u00a0kg\u00a0×\u00a02', 'Choose weight'],
    ['15', 'Adds the 17.5 kg set', 'Choose weight'],
    ['49', 'Adds 4 kg', 'Choose weight'],
    ['45', 'Adds size S / Black', 'Choose size'],
    ['21', 'Adds it in black', 'Choose colour'],
    ['50', 'Adds it in black', 'Choose colour'],
  ])('of product %s is said: %s, %s', (id, adds, choose) => {
    expect(cardChoice(productOf(id))).toEqual({ adds, choose });
  });

  it('needs no words where there is nothing to choose', () => {
    const barbell = productOf('1');
    expect(cardChoice(barbell)).toBeUndefined();
    const one = { ...barbell, colorVariants: [{ color: 'Black', inStock: true }] };
    expect(cardChoice(one)).toBeUndefined();
  });

  it('is the variant that then stands in the cart', () => {
    for (const product of catalogue) {
      const [line] = addToCart([], catalogue, { productId: product.id });
      const adds = cardChoice(product)?.adds.toLowerCase() ?? '';
      expect(adds.endsWith(variantText(line?.variant ?? '').toLowerCase()), `${product.name}: ${adds}`).toBe(
        true,
      );
    }
  });
});
