import { toRupees } from '../../../domain/pricing/money.ts';
import { chargedPrice, type OwnPrice, variantsAtOtherPrices } from '../../../domain/variant-prices.ts';
import { type CsvProduct, type CsvValues, keyText } from './csv-product.ts';
import { type EntryPlan, nameOf } from './plan-entry.ts';

/** In rupees: what the product costs from now on, and the variants that keep another price. */
export interface KeptPrices {
  readonly price: number;
  readonly variants: { readonly variant: string; readonly price: number }[];
}

/** Null where the file does not change what the product costs, or leaves no variant behind. Prices that it gives to variants count. */
export function keptPrices(plan: EntryPlan, present: CsvProduct | undefined): KeptPrices | null {
  if (present === undefined) return null;
  const given = new Map(plan.variants.map((variant) => [keyText(variant), variant.values]));
  const kept = present.variants.flatMap((variant) => {
    const before = ownPrice(variant.values);
    const after = ownPrice({ ...variant.values, ...given.get(keyText(variant)) });
    return chargedPrice(before) === chargedPrice(after) ? [{ name: nameOf(variant), ...after }] : [];
  });
  const { price, salePrice } = { ...ownPrice(present.values), ...plan.patch };
  const found = variantsAtOtherPrices(ownPrice(present.values), { price, salePrice }, kept);
  const [first] = found;
  if (first === undefined) return null;
  return {
    price: toRupees(first.productPrice),
    variants: found.map(({ variant: { name }, variantPrice }) => ({
      variant: name,
      price: toRupees(variantPrice),
    })),
  };
}

const ownPrice = ({ price, salePrice }: CsvValues): OwnPrice => ({
  price: typeof price === 'number' ? price : null,
  salePrice: typeof salePrice === 'number' ? salePrice : null,
});
