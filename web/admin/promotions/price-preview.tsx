import type { Discount } from '../../../domain/promotions/discount.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { WaitingLines } from '../list/waiting-lines.tsx';
import { MeaningTable } from './meaning.tsx';
import { type PriceChange, priceChange, readSample } from './sold-product.ts';

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
  if (isFailed) return <p className="text-steel">The prices could not be loaded.</p>;
  if (sample === undefined) return <WaitingLines count={3} />;
  if (sample.products.length === 0) return <p className="text-steel">There are no products in it yet.</p>;
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
