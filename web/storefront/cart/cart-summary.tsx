import { useId } from 'react';
import { cartCount } from '../../../domain/cart/cart.ts';
import { pricedLines, savedOnListPrices, weightKg } from '../../../domain/pricing/price-cart.ts';
import { cartTotals } from '../../../domain/pricing/totals.ts';
import { formatKg, formatRupees } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useDraft } from '../checkout/checkout-draft.ts';
import { orderRows } from '../checkout/order-rows.ts';
import { useOrderPricing } from '../checkout/use-order-pricing.ts';
import { type CartFit, FitLine } from '../fit/use-fit.tsx';
import { Panel } from '../panel.tsx';
import { usePromise } from '../shipping/use-promise.ts';
import type { ShopCart } from './cart-store.ts';
import { PincodeBox, useDestination } from './pincode-box.tsx';
import type { ShopTerms } from './shop-terms.ts';
import { SummaryList, type SummaryRow, summaryRows } from './summary-list.tsx';
import { UnkeptNote } from './unkept-note.tsx';

const NotDelivered = lazyPart('A note about your pincode', () => import('../shipping/not-delivered.tsx'));

interface CartSummaryProps {
  readonly items: ShopCart;
  readonly terms: ShopTerms;
  readonly fit: CartFit;
}

/** One list and one total: as the checkout works it out once a pincode is known, until then by the flat rule. */
export function CartSummary({ items, terms, fit }: CartSummaryProps) {
  const state = useDestination();
  const pricing = useOrderPricing(terms, undefined);
  const { lines, totals } = pricing;
  const pincode = useDraft((draft) => draft.fields.pincode);
  const promise = usePromise(
    pincode,
    lines.map(({ productId }) => productId),
  );
  const days = promise?.days[totals.shippingMethod];
  const weight = formatKg(weightKg(lines));
  return (
    <Panel title="Order Summary">
      <PincodeBox />
      {promise?.refusal !== undefined && <NotDelivered refusal={promise.refusal} />}
      {state === undefined && lines.length > 0 && (
        <p className="text-sm text-steel">
          Delivery by weight is added at checkout, about {formatRupees(totals.shipping)} for {weight}. Enter
          your pincode to see your total.
        </p>
      )}
      {days !== undefined && (
        <p className="text-md">
          Delivery: <b>{days}</b>
        </p>
      )}
      <SummaryList
        rows={state === undefined ? flatRows(lines, terms.settings) : orderRows(pricing, weight)}
      />
      <UnkeptNote />
      <FitLine fit={fit} to="#fit" />
      <Proceed isBlocked={lines.length < items.length} />
      <Savings lines={lines} />
    </Panel>
  );
}

/** The flat rule, and the tax as it is in the shop's own State. */
function flatRows(lines: ShopCart, settings: ShopTerms['settings']): SummaryRow[] {
  const totals = cartTotals({ lines: pricedLines(lines), settings, state: undefined });
  const count = cartCount(lines);
  const isFree = totals.shipping === 0;
  return summaryRows(totals, {
    subtotal: { label: `Subtotal (${count} ${count === 1 ? 'item' : 'items'})` },
    shipping: { value: isFree ? `Free (${totals.shippingLabel})` : totals.shippingLabel },
  });
}

/** As a document of its own: the checkout has its own content security policy. */
function Proceed({ isBlocked }: { readonly isBlocked: boolean }) {
  const reasonId = useId();
  if (!isBlocked)
    return (
      <ButtonLink to="/checkout" kind="primary" size="large" block reloadDocument>
        Proceed to Checkout
      </ButtonLink>
    );
  return (
    <>
      <Button kind="primary" size="large" block aria-disabled aria-describedby={reasonId}>
        Proceed to Checkout
      </Button>
      <p className="text-sm font-semibold text-red" id={reasonId}>
        Please remove out-of-stock items first.
      </p>
    </>
  );
}

function Savings({ lines }: { readonly lines: ShopCart }) {
  const saved = savedOnListPrices(lines);
  if (saved === 0) return null;
  return <p className="text-sm text-steel">You save {formatRupees(saved)} on list prices.</p>;
}
