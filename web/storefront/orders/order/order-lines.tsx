import { Link, useRouteLoaderData } from 'react-router';
import { variantLabel } from '../../../../domain/cart/cart.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import type { loader } from '../../../root.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ShownLine } from '../order-response.ts';
import './order-lines.css';

/** What was bought: picture, name, category or N/A, variant, quantity, line total and unit price. */
export function OrderLines({ items }: { readonly items: readonly ShownLine[] }) {
  const nameOf = useCategoryNames();
  return (
    <ul className="order-lines">
      {items.map((line) => (
        <li key={line.key} className="order-line">
          <div>
            <Picture src={line.image} alt="" width={112} height={112} sizes="112px" />
          </div>
          <div className="order-line-words">
            <p className="order-line-name">
              {line.productId === '' ? (
                line.name
              ) : (
                <Link to={`/product/${encodeURIComponent(line.productId)}`}>{line.name}</Link>
              )}
            </p>
            <ul className="order-line-facts">
              <li>{line.category === undefined ? 'N/A' : nameOf(line.category)}</li>
              {line.variant !== undefined && (
                <li>
                  {variantLabel(line) ?? 'Variant'}: {line.variant}
                </li>
              )}
              <li>Quantity {line.quantity}</li>
            </ul>
          </div>
          <p className="order-line-price">
            <b>{formatRupees(line.lineTotal)}</b>
            <span>{formatRupees(line.unitPrice)} each</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** 'Weight Plates' for `weight-plates`; a category that is no more keeps its id. */
function useCategoryNames(): (id: string) => string {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (id) => frame?.categories.find((category) => category.id === id)?.name ?? id;
}
