import { readPrice } from '../../../../contract/catalogue/product-form.ts';
import { type Paise, toRupees } from '../../../../domain/pricing/money.ts';
import { variantsAtOtherPrices } from '../../../../domain/variant-prices.ts';
import { amountText } from './price-preview.ts';
import type { SoldRow, VariantRow } from './variant-rows.ts';

/** As typed: a list price, and a lower one that is charged instead. */
type TypedPrice = Pick<SoldRow, 'price' | 'salePrice'>;

const amountsOf = ({ price, salePrice }: TypedPrice) => ({
  price: readPrice(price),
  salePrice: readPrice(salePrice),
});

/** A variant that keeps its own price, or gets the product's new one where it is ticked. */
export interface PriceChoice {
  readonly key: string;
  /** '25 kg set / Chrome rod' */
  readonly name: string;
  readonly ownPrice: string;
  readonly newPrice: string;
  readonly isTicked: boolean;
}

/** What was ticked or unticked by hand, by the key of the choice. */
export type PriceTicks = Readonly<Record<string, boolean>>;

/** None where there is nothing to ask: the price is the same, or the variants have no others. */
export function priceChoices(
  stored: TypedPrice,
  typed: TypedPrice,
  rows: readonly VariantRow[],
  ticks: PriceTicks,
): PriceChoice[] {
  const variants = rows.flatMap((row) => [
    { key: row.key, name: row.label, ...amountsOf(row) },
    ...row.options.map((option) => ({
      key: optionKey(row, option),
      name: `${row.label} / ${option.label}`,
      ...amountsOf(option),
    })),
  ]);
  return variantsAtOtherPrices(amountsOf(stored), amountsOf(typed), variants).map(
    ({ variant: { key, name }, variantPrice, productPrice, isFollower }) => ({
      key,
      name,
      ownPrice: text(variantPrice),
      newPrice: text(productPrice),
      isTicked: ticks[key] ?? isFollower,
    }),
  );
}

/** Those that are ticked cost what the product costs, list price and sale price; the others stay. */
export function atNewPrice(
  choices: readonly PriceChoice[],
  { price, salePrice }: TypedPrice,
  rows: readonly VariantRow[],
): VariantRow[] {
  const ticked = new Set(choices.flatMap(({ key, isTicked }) => (isTicked ? [key] : [])));
  const priced = <Row extends SoldRow>(row: Row, key: string): Row =>
    ticked.has(key) ? { ...row, price, salePrice } : row;
  return rows.map((row) => ({
    ...priced(row, row.key),
    options: row.options.map((option) => priced(option, optionKey(row, option))),
  }));
}

const optionKey = (row: SoldRow, option: SoldRow) => `${row.key} / ${option.key}`;
const text = (amount: Paise) => amountText(toRupees(amount));
