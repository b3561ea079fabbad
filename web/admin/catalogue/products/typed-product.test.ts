import { expect, it } from 'vitest';
import { productValues } from './product-form.ts';
import { cardPrice } from './typed-product.ts';
import { newRow } from './variant-rows.ts';

const values = { ...productValues(null), price: '12,999' };
const weight = (label: string, price: string, stock = '') => ({
  ...newRow('weight', label),
  label,
  price,
  stock,
});

it.each([
  ['no price yet', { price: '' }, undefined],
  ['its own', {}, { price: '₹12,999', list: undefined, variant: undefined, canBeBought: true }],
  [
    'the sale price, with the list price struck through',
    { salePrice: '9499.50' },
    { price: '₹9,499.50', list: '₹12,999', variant: undefined, canBeBought: true },
  ],
  [
    'that of the cheapest variant that is left',
    { variants: [weight('5 kg', '900', '0'), weight('10 kg', '1,700'), weight('20 kg', '3000', '4')] },
    { price: '₹1,700 – ₹3,000', list: undefined, variant: '10 kg', canBeBought: true },
  ],
  [
    'nothing to buy',
    { stock: '0' },
    { price: '₹12,999', list: undefined, variant: undefined, canBeBought: false },
  ],
])('the card shows %s', (_words, change, shown) => {
  expect(cardPrice({ ...values, ...change }, [])).toEqual(shown);
});
