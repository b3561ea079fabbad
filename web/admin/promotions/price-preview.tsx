import type { Discount } from '../../../domain/promotions/discount.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { priceChange, readSample } from './sold-product.ts';

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
  if (isFailed) return <p className="meaning-waiting">The prices could not be loaded.</p>;
  if (sample === undefined) return <WaitingPrices />;
  if (sample.products.length === 0)
    return <p className="meaning-waiting">There are no products in it yet.</p>;
  return (
    <table className="meaning-table">
      <caption>{countLabel(sample.total, sample.products.length)}</caption>
      <tbody>
        {sample.products.map((product) => {
          const { before, after } = priceChange(product, discount, others, now);
          return (
            <tr key={product.id}>
              <th scope="row">{product.name}</th>
              <td>
                {before === after ? (
                  <>
                    {after} <span className="meaning-note">No change</span>
                  </>
                ) : (
                  <>
                    <s>
                      <span className="sr-only">Before </span>
                      {before}
                    </s>{' '}
                    {after}
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function countLabel(total: number, shown: number): string {
  if (total === 1) return 'In the shop';
  return total > shown
    ? `${formatCount(shown)} of its ${formatCount(total)} products`
    : `Its ${shown} products`;
}

function WaitingPrices() {
  return (
    <div className="meaning-shapes">
      <p className="sr-only" role="status">
        Loading
      </p>
      <LineSkeleton />
      <LineSkeleton />
      <LineSkeleton />
    </div>
  );
}
