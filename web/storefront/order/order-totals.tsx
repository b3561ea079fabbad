import { formatRupees } from '../../../domain/format.ts';
import { negate, ZERO } from '../../../domain/money.ts';
import type { ShownTotals } from '../../api/order-reply.ts';
import './order-totals.css';

/** From subtotal to total; shipping, tax and discount only where they are above 0. */
export function OrderTotals({ totals }: { readonly totals: ShownTotals }) {
  const { subtotal, shipping, tax, discount, total } = totals;
  return (
    <dl className="order-totals">
      <div>
        <dt>Subtotal</dt>
        <dd>{formatRupees(subtotal)}</dd>
      </div>
      {shipping > ZERO && (
        <div>
          <dt>Shipping</dt>
          <dd>{formatRupees(shipping)}</dd>
        </div>
      )}
      {tax > ZERO && (
        <div>
          <dt>Tax (GST)</dt>
          <dd>{formatRupees(tax)}</dd>
        </div>
      )}
      {discount > ZERO && (
        <div className="order-totals-saved">
          <dt>Discount</dt>
          <dd>{formatRupees(negate(discount))}</dd>
        </div>
      )}
      <div className="order-totals-total">
        <dt>Total</dt>
        <dd>{formatRupees(total)}</dd>
      </div>
    </dl>
  );
}
