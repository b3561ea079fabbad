import { type ProductRecord, productRecordSchema } from '../../../contract/catalogue/product.ts';
import { lowestPrice, priceRangeText } from '../../../domain/pricing/price-range.ts';
import { type Discount, discountedProduct } from '../../../domain/promotions/discount.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { getPath } from '../../api/response.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { readList } from '../list/list-response.ts';
import { WaitingLines } from '../list/waiting-lines.tsx';
import { MeaningTable } from './meaning.tsx';

interface PricePreviewProps {
  readonly discount: Discount;
  /** Today's live discounts without this one. */
  readonly others: readonly Discount[];
  readonly now: Date;
}

const SAMPLE = 5;

/** The API's path of some of the products that the discount lowers. */
export function samplePath({ appliesTo, targetId }: Pick<Discount, 'appliesTo' | 'targetId'>): string {
  if (appliesTo === 'product') return `/products/${encodeURIComponent(targetId ?? '')}`;
  const query = new URLSearchParams({ limit: String(SAMPLE) });
  if (appliesTo === 'category') query.set('category', targetId ?? '');
  return `/products?${query}`;
}

export function PricePreview({ discount, others, now }: PricePreviewProps) {
  const { value: sample, isFailed } = useAdminQuery({
    kind: 'product',
    path: samplePath(discount),
    read: readSample,
  });
  if (isFailed) return <p className="text-steel">We couldn’t load the prices.</p>;
  if (sample === undefined) return <WaitingLines count={3} />;
  if (sample.products.length === 0) return <p className="text-steel">There are no products here yet.</p>;
  return (
    <MeaningTable
      caption={countLabel(sample.total, sample.products.length)}
      rows={sample.products.map((product) => ({
        key: product.id,
        name: product.name,
        value: <Change {...priceChange(product, discount, others, now)} />,
      }))}
    />
  );
}

function Change({ before, after }: PriceChange) {
  if (before === after)
    return (
      <>
        {after} <span className="text-xs font-normal text-steel">No change</span>
      </>
    );
  return (
    <>
      <s className="block font-normal text-steel">
        <span className="sr-only">Before </span>
        {before}
      </s>{' '}
      {after}
    </>
  );
}

function countLabel(total: number, shown: number): string {
  if (total === 1) return 'In the shop';
  return total > shown
    ? `${formatCount(shown)} of its ${formatCount(total)} products`
    : `Its ${shown} products`;
}

export function readSample(response: unknown) {
  const one = productRecordSchema.safeParse(getPath(response, 'product')).data;
  if (one !== undefined) return { products: [one], total: 1 };
  const { rows, paging } = readList(response, productRecordSchema);
  return { products: rows, total: paging.total };
}

interface PriceChange {
  readonly before: string;
  readonly after: string;
}

/** The price with today's other discounts, and with this one too, as if it were live. */
export function priceChange(
  product: ProductRecord,
  discount: Discount,
  others: readonly Discount[],
  now: Date,
): PriceChange {
  const live: Discount = { ...discount, isActive: true, from: null, to: null };
  const before = discountedProduct(product, others, now);
  const after = discountedProduct(product, [...others, live], now);
  return { before: priceText(before), after: priceText(after) };
}

const priceText = (product: ProductRecord) => priceRangeText(product) ?? formatRupees(lowestPrice(product));
