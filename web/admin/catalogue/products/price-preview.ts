import type { PricedProduct } from '../../../../contract/catalogue/price-change.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatRupees, formatRupeesExact } from '../../../../domain/text/format.ts';

export type PriceLine = PricedProduct['lines'][number];

export const isRefused = ({ lines }: PricedProduct) => lines.some(({ problem }) => problem !== null);
export const isChanging = ({ lines }: PricedProduct) => lines.some(({ isChanged }) => isChanged);

/** '12 products change, 1 stays as it is, 2 cannot have these prices.' */
export function summaryOf(products: readonly PricedProduct[]): string {
  const refused = products.filter(isRefused).length;
  const changing = products.filter((product) => !isRefused(product) && isChanging(product)).length;
  const unchanged = products.length - refused - changing;
  const parts = [
    `${productCount(changing)} ${changing === 1 ? 'changes' : 'change'}`,
    ...(unchanged === 0 ? [] : [`${unchanged} ${unchanged === 1 ? 'stays as it is' : 'stay as they are'}`]),
    ...(refused === 0 ? [] : [`${refused} can’t have these prices`]),
  ];
  return `${parts.join(', ')}.`;
}

export const productCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** '₹8,999', '₹99.50': paise only where there are some. */
export function amountText(amount: number): string {
  const money = rupees(amount);
  return Number.isInteger(amount) ? formatRupees(money) : formatRupeesExact(money);
}

export interface PreviewRow {
  readonly key: string;
  readonly product: PricedProduct;
  readonly line: PriceLine;
}

export const rowsOfPreview = (products: readonly PricedProduct[]): PreviewRow[] =>
  products.flatMap((product) =>
    product.lines.map((line) => ({ key: JSON.stringify([product.id, line.variant]), product, line })),
  );
