import { useId } from 'react';
import { cartCount } from '../../../domain/cart/cart.ts';
import { pricedLines, savedOnListPrices, weightKg } from '../../../domain/pricing/price-cart.ts';
import { cartTotals } from '../../../domain/pricing/totals.ts';
import { FREIGHT_PER_KG } from '../../../domain/shipping/freight.ts';
import { formatKg, formatRupees } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useDraft } from '../checkout/checkout-draft.ts';
import { type OrderPricing, useOrderPricing } from '../checkout/use-order-pricing.ts';
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

/** What will be paid leads, reckoned as the checkout does; the flat lines of the specification follow in small. */
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
  return (
    <Panel title="Order Summary">
      <PincodeBox />
      {promise?.refusal !== undefined && <NotDelivered refusal={promise.refusal} />}
      {lines.length > 0 && (
        <div>
          <SummaryList
            rows={[{ label: 'Total with delivery', value: formatRupees(totals.total), kind: 'total' }]}
          />
          <p className="mt-2 text-md">{deliveryWords(pricing)}</p>
          {days !== undefined && (
            <p className="mt-2 text-md">
              Delivery: <b>{days}</b>
            </p>
          )}
        </div>
      )}
      <div className="cart-flat bg-studio px-3.5 py-3">
        <p className="mb-2 text-sm text-steel">
          For reference, at our flat shipping rate. At checkout, shipping is by weight.
        </p>
        <SummaryList size="small" rows={flatRows(lines, terms.settings, state)} />
      </div>
      <UnkeptNote />
      <FitLine fit={fit} to="#fit" />
      <Proceed isBlocked={lines.length < items.length} />
      <Savings lines={lines} />
    </Panel>
  );
}

/** 'With ₹2,575 for delivery, 103 kg at ₹25 per kg, and GST. This is what you pay at checkout.' */
function deliveryWords({ lines, totals, coupon }: OrderPricing): string {
  const { shipping, discount, shippingMethod } = totals;
  const rate = `${formatKg(weightKg(lines))} at ${formatRupees(FREIGHT_PER_KG)} per kg`;
  const delivery = shippingMethod === 'express' ? `express delivery, ${rate} × 1.5,` : `delivery, ${rate},`;
  const isWaived = totals.coupon?.waivesShipping === true && shipping === 0;
  return [
    isWaived
      ? `With free delivery from ${coupon.code}, and GST.`
      : `With ${formatRupees(shipping)} for ${delivery} and GST.`,
    discount > 0 && `${coupon.code} takes ${formatRupees(discount)} off.`,
    'This is what you pay at checkout.',
  ]
    .filter(Boolean)
    .join(' ');
}

function flatRows(lines: ShopCart, settings: ShopTerms['settings'], state: string | undefined): SummaryRow[] {
  const totals = cartTotals({ lines: pricedLines(lines), settings, state });
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
