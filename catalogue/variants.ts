import type { ColorVariant, WeightVariant } from '../domain/catalogue/product.ts';

/** One weight or colour: what it is called, its list and sale price, and what it weighs in its box. */
type VariantRow = readonly [
  label: string,
  price: number,
  salePrice: number,
  shippingWeight: number,
  stock?: 'sold out',
];

const CODES: Readonly<Record<string, string>> = {
  Black: 'BLK',
  Blue: 'BLU',
  'Blue speckle': 'BLU',
  Brown: 'BRN',
  Grey: 'GRY',
  'Grey speckle': 'GRY',
  Red: 'RED',
  S: 'S',
  M: 'M',
  L: 'L',
  XL: 'XL',
  XXL: 'XXL',
};

/** '2.5 kg pair' ends the code in 2.5, 'Black' in BLK, and a set of several weights in SET. */
function codeOf(productCode: string, label: string): string {
  return `${productCode}-${CODES[label] ?? /^[\d.]+/.exec(label)?.[0] ?? 'SET'}`;
}

function soldAs(productCode: string, [label, price, salePrice, shippingWeight, stock]: VariantRow) {
  return {
    price,
    salePrice,
    shippingWeight,
    inStock: stock !== 'sold out',
    productCode: codeOf(productCode, label),
  };
}

export const weightsOf = (productCode: string, ...rows: VariantRow[]): WeightVariant[] =>
  rows.map((row) => ({ weight: row[0], ...soldAs(productCode, row) }));

export const colorsOf = (productCode: string, ...rows: VariantRow[]): ColorVariant[] =>
  rows.map((row) => ({ color: row[0], ...soldAs(productCode, row) }));
