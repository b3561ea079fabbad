import { readPrice } from '../../../../contract/catalogue/product-form.ts';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import { toRupees } from '../../../../domain/pricing/money.ts';
import { parsePrice } from '../../../../domain/pricing/parse-price.ts';
import {
  canBeBought,
  cheapestSelection,
  effectivePrice,
  listPrice,
  variantName,
} from '../../../../domain/pricing/price.ts';
import { priceRangeText } from '../../../../domain/pricing/price-range.ts';
import { amountText } from './price-preview.ts';
import type { ProductValues } from './product-form.ts';
import { atNewPrice, type PriceChoice } from './variant-prices.ts';
import type { SoldRow } from './variant-rows.ts';

export interface CardPrice {
  /** '₹9,499', or '₹9,499 – ₹21,499'. */
  readonly price: string;
  readonly list: string | undefined;
  readonly variant: string | undefined;
  readonly canBeBought: boolean;
}

export function cardPrice(values: ProductValues, choices: readonly PriceChoice[]): CardPrice | undefined {
  const product = typedProduct(values, choices);
  if (product === undefined) return undefined;
  const shown = cheapestSelection(product);
  const [price, list] = [effectivePrice(product, shown), listPrice(product, shown)];
  const range = priceRangeText(product);
  return {
    price: range ?? amountText(toRupees(price)),
    list: range === undefined && list > price ? amountText(toRupees(list)) : undefined,
    variant: variantName(shown),
    canBeBought: canBeBought(product),
  };
}

function typedProduct(values: ProductValues, choices: readonly PriceChoice[]): SoldProduct | undefined {
  const price = readPrice(values.price);
  if (price === undefined) return undefined;
  const rows = atNewPrice(choices, values, values.variants).filter(({ label }) => label.trim() !== '');
  const weights = rows.filter(({ kind }) => kind === 'weight');
  const colors = rows.filter(({ kind }) => kind === 'color');
  return {
    id: '',
    category: values.category,
    price,
    ...given('salePrice', readPrice(values.salePrice)),
    inStock: isLeft(values),
    ...(weights.length === 0
      ? {}
      : {
          weightVariants: weights.map((row) => ({
            weight: row.label.trim(),
            ...sold(row),
            weightOptions: row.options.map((option) => ({ weight: option.label.trim(), ...sold(option) })),
          })),
        }),
    ...(colors.length === 0
      ? {}
      : { colorVariants: colors.map((row) => ({ color: row.label.trim(), ...sold(row) })) }),
  };
}

const sold = (row: SoldRow) => ({
  ...given('price', readPrice(row.price)),
  ...given('salePrice', readPrice(row.salePrice)),
  inStock: isLeft(row),
});

/** A count decides; without one the box does. */
const isLeft = ({ inStock, stock }: Pick<SoldRow, 'inStock' | 'stock'>) => inStock && parsePrice(stock) !== 0;

const given = <Key extends string>(key: Key, value: number | undefined): { [Each in Key]?: number } =>
  value === undefined ? {} : ({ [key]: value } as { [Each in Key]: number });
