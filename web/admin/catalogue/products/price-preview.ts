import { z } from '../../../../contract/zod.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatRupees, formatRupeesExact } from '../../../../domain/text/format.ts';
import { getPath } from '../../../api/response.ts';

const tag = z.object({
  price: z.number().nullable(),
  salePrice: z.number().nullable(),
  percentOff: z.number(),
});
const previewed = z.object({
  id: z.string(),
  name: z.string(),
  productCode: z.string(),
  version: z.number(),
  lines: z.array(
    z.object({
      variant: z.string().nullable(),
      before: tag,
      after: tag,
      isChanged: z.boolean(),
      problem: z.string().nullable(),
    }),
  ),
});
export type PreviewedProduct = z.output<typeof previewed>;
export type PreviewLine = PreviewedProduct['lines'][number];

export const readPreview = (reply: unknown): PreviewedProduct[] =>
  z.array(previewed).parse(getPath(reply, 'products'));

export const isRefused = ({ lines }: PreviewedProduct) => lines.some(({ problem }) => problem !== null);
export const isMoved = ({ lines }: PreviewedProduct) => lines.some(({ isChanged }) => isChanged);

/** '12 products change, 1 stays as it is, 2 cannot have these prices.' */
export function summaryOf(products: readonly PreviewedProduct[]): string {
  const refused = products.filter(isRefused).length;
  const moved = products.filter((product) => !isRefused(product) && isMoved(product)).length;
  const still = products.length - refused - moved;
  const parts = [
    `${counted(moved)} ${moved === 1 ? 'changes' : 'change'}`,
    ...(still === 0 ? [] : [`${still} ${still === 1 ? 'stays as it is' : 'stay as they are'}`]),
    ...(refused === 0 ? [] : [`${refused} cannot have these prices`]),
  ];
  return `${parts.join(', ')}.`;
}

export const counted = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

/** '₹8,999', with its paise where it has some. */
export function amountText(amount: number): string {
  const money = rupees(amount);
  return Number.isInteger(amount) ? formatRupees(money) : formatRupeesExact(money);
}

export interface PreviewRow {
  readonly key: string;
  readonly product: PreviewedProduct;
  readonly line: PreviewLine;
}

export const rowsOfPreview = (products: readonly PreviewedProduct[]): PreviewRow[] =>
  products.flatMap((product) =>
    product.lines.map((line) => ({ key: JSON.stringify([product.id, line.variant]), product, line })),
  );
