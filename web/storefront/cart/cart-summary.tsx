import { useId } from 'react';
import { cartCount } from '../../../domain/cart.ts';
import { priceCart, pricedLines, savedOnListPrices, weightKg } from '../../../domain/checkout.ts';
import { formatKg, formatRupees } from '../../../domain/format.ts';
import { FREIGHT_PER_KG } from '../../../domain/shipping.ts';
import { cartTotals } from '../../../domain/totals.ts';
import type { ShopCart } from '../../stores/cart-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PincodeBox, useDetectedState } from './pincode-box.tsx';
import type { ShopTerms } from './shop-terms.ts';
import { SummaryList, SummaryPanel, type SummaryRow, summaryRows } from './summary-panel.tsx';

interface CartSummaryProps {
  readonly items: ShopCart;
  /** Without what is sold out, which costs nothing here. */
  readonly buyable: ShopCart;
  readonly settings: ShopTerms['settings'];
}

/** No surprise later: beside the flat shipping stands the freight that the checkout will charge. */
export function CartSummary({ items, buyable, settings }: CartSummaryProps) {
  const state = useDetectedState();
  return (
    <SummaryPanel title="Order Summary">
      <PincodeBox state={state} />
      <SummaryList rows={rowsOf(buyable, settings, state)} />
      {buyable.length > 0 && <FreightNote lines={buyable} settings={settings} />}
      <Proceed isBlocked={buyable.length < items.length} />
      <Savings lines={buyable} />
    </SummaryPanel>
  );
}

function rowsOf(lines: ShopCart, settings: ShopTerms['settings'], state: string | undefined): SummaryRow[] {
  const totals = cartTotals({ lines: pricedLines(lines), settings, state });
  const count = cartCount(lines);
  const isFree = totals.shipping === 0;
  return summaryRows(totals, {
    subtotal: { label: `Subtotal (${count} ${count === 1 ? 'item' : 'items'})` },
    shipping: { value: isFree ? `Free (${totals.shippingLabel})` : totals.shippingLabel },
  });
}

function FreightNote({
  lines,
  settings,
}: {
  readonly lines: ShopCart;
  readonly settings: ShopTerms['settings'];
}) {
  const { freight, total } = priceCart(lines, { settings });
  return (
    <p className="cart-freight">
      <b>Freight at checkout: {formatRupees(freight)}.</b> Shipping is charged there by weight,{' '}
      {formatKg(weightKg(lines))} at {formatRupees(FREIGHT_PER_KG)} per kg, which makes {formatRupees(total)}.
    </p>
  );
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
      <p className="cart-blocked" id={reasonId}>
        Please remove what is out of stock first.
      </p>
    </>
  );
}

function Savings({ lines }: { readonly lines: ShopCart }) {
  const saved = savedOnListPrices(lines);
  if (saved === 0) return null;
  return <p className="cart-small muted">You save {formatRupees(saved)} on list prices.</p>;
}
