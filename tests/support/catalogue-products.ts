import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';

const currency = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export const rupees = (amount: number) => currency.format(amount);

/** Weights and colours alike. */
export const variantsOf = (product: Pick<CatalogueProduct, 'weightVariants' | 'colorVariants'>) => [
  ...(product.weightVariants ?? []).map((variant) => ({ label: variant.weight, ...variant })),
  ...(product.colorVariants ?? []).map((variant) => ({ label: variant.color, ...variant })),
];
