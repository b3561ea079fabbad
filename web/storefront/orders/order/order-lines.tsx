import { Link, useRouteLoaderData } from 'react-router';
import { variantLine } from '../../../../domain/catalogue/variant-text.ts';
import { addressOfSelection } from '../../../../domain/selection-address.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import type { loader } from '../../../root.tsx';
import { withNonBreakingUnits } from '../../../ui/keep-units-together.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { ShownLine } from '../order-response.ts';

const SIZES = {
  medium: {
    list: 'border-y border-line',
    line: 'grid-cols-[80px_minmax(0,1fr)_auto] md:grid-cols-[112px_minmax(0,1fr)_auto]',
    picture: 'size-20 md:size-28',
  },
  small: { list: '', line: 'grid-cols-[72px_minmax(0,1fr)_auto]', picture: 'size-18' },
} as const;

interface OrderLinesProps {
  readonly items: readonly ShownLine[];
  readonly size?: keyof typeof SIZES;
}

/** What was bought: picture, name, category or N/A, variant, quantity, line total and unit price. */
export function OrderLines({ items, size = 'medium' }: OrderLinesProps) {
  const nameOf = useCategoryNames();
  const look = SIZES[size];
  return (
    <ul className={`divide-y divide-line ${look.list}`}>
      {items.map((line) => (
        <li key={line.key} className={`order-line grid gap-x-4 gap-y-2 py-4 md:gap-x-6 md:py-5 ${look.line}`}>
          <Picture
            className={`rounded-sm object-cover ${look.picture}`}
            src={line.image}
            alt=""
            width={112}
            sizes="112px"
          />
          <div>
            <p className="lettering text-xl font-heavy text-balance wrap-anywhere md:text-2xl">
              {line.productId === '' ? (
                line.name
              ) : (
                <Link
                  className="no-underline hover:underline"
                  to={`/product/${encodeURIComponent(line.productId)}${addressOfSelection('', line)}`}
                >
                  {withNonBreakingUnits(line.name)}
                </Link>
              )}
            </p>
            <ul className="mt-1 text-sm wrap-anywhere text-steel md:text-md">
              <li>{line.category === undefined ? 'N/A' : nameOf(line.category)}</li>
              {line.variant !== undefined && <li>{variantLine(line)}</li>}
              <li>Quantity {line.quantity}</li>
            </ul>
          </div>
          <p className="order-line-price grid content-start justify-items-end whitespace-nowrap">
            <b className="lettering text-xl font-black md:text-2xl">{formatRupees(line.lineTotal)}</b>
            <span className="text-sm text-steel">{formatRupees(line.unitPrice)} each</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function OrderItems({ items }: Pick<OrderLinesProps, 'items'>) {
  return (
    <section aria-labelledby="items">
      <SectionHead size="small" title="Items" id="items" />
      <OrderLines items={items} />
    </section>
  );
}

/** 'Weight Plates' for `weight-plates`; a category that is no more keeps its id. */
function useCategoryNames(): (id: string) => string {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (id) => frame?.categories.find((category) => category.id === id)?.name ?? id;
}
