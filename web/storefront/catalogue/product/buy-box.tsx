import { variantLabel } from '../../../../domain/cart/cart.ts';
import type { Product } from '../../../../domain/catalogue/product.ts';
import { type MissingChoice, missingChoice, stockStatus } from '../../../../domain/catalogue/selection.ts';
import { PRODUCT_QUANTITY_MAX } from '../../../../domain/limits.ts';
import type { OfferBanner } from '../../../../domain/pricing/offer.ts';
import {
  effectivePrice,
  isBuyable,
  monthlyInstalment,
  type Selection,
} from '../../../../domain/pricing/price.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import type { CardProduct } from '../product-card.tsx';
import { BigPrice } from './big-price.tsx';
import { BuyAlong } from './buy-along.tsx';
import { DeliveryCheck } from './delivery-check.tsx';
import { TrustBadges } from './trust-badges.tsx';
import type { Buying } from './use-buying.ts';
import { VariantChoice } from './variant-choice.tsx';

interface BuyBoxProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly choose: (wanted: Selection) => void;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly buying: Buying;
  readonly taxRate: number;
  readonly offer: OfferBanner | null;
  readonly along: readonly CardProduct[];
  readonly alongIds: readonly string[];
  readonly onAlong: (ids: readonly string[]) => void;
}

/** Everything between the wish and the cart. */
export function BuyBox({ product, selection, quantity, setQuantity, buying, ...shown }: BuyBoxProps) {
  const canBuy = isBuyable(product, selection);
  const stock = stockStatus(product, selection);
  const missing = missingChoice(product, selection);
  return (
    <>
      <BigPrice product={product} selection={selection} taxRate={shown.taxRate} />
      {shown.offer !== null && (
        <p className="product-offer">
          <b>{shown.offer.discount}</b> {shown.offer.label} <span>{shown.offer.endDate}</span>
        </p>
      )}
      <VariantChoice product={product} selection={selection} choose={shown.choose} />
      <div className="product-buy-row">
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantity}
          onChange={setQuantity}
          onRefuse={buying.refuseQuantity}
          max={PRODUCT_QUANTITY_MAX}
        />
        <p className="product-stock" data-out={stock === 'Out of Stock' ? '' : undefined}>
          {stock}
        </p>
      </div>
      {shown.along.length > 0 && (
        <BuyAlong
          unitPrice={effectivePrice(product, selection)}
          quantity={quantity}
          offered={shown.along}
          chosen={shown.alongIds}
          onChoose={shown.onAlong}
        />
      )}
      <div className="product-buttons">
        <Button
          kind="primary"
          size="large"
          disabled={!canBuy}
          busy={buying.isBusy}
          onClick={buying.addToCart}
        >
          Add to Cart
        </Button>
        <Button kind="dark" size="large" disabled={!canBuy} busy={buying.isBusy} onClick={buying.buyNow}>
          Buy Now
        </Button>
      </div>
      <EmiNote product={product} selection={selection} missing={missing} />
      <DeliveryCheck product={product} selection={selection} quantity={quantity} />
      <TrustBadges />
    </>
  );
}

const FIRST: Readonly<Record<MissingChoice, string>> = {
  weight: 'Select a weight first',
  color: 'Select a colour first',
  option: 'Select a weight and its plates first',
};

function EmiNote({
  product,
  selection,
  missing,
}: Pick<BuyBoxProps, 'product' | 'selection'> & { readonly missing: MissingChoice | undefined }) {
  if (missing !== undefined)
    return (
      <p className="product-emi">
        <span>0% EMI for 6 months</span>
        <span className="product-emi-first">
          <Icon name="info" size="small" /> {FIRST[missing]}
        </span>
      </p>
    );
  const chosen = variantLabel(selection) === 'Colour' ? undefined : selection.variant;
  return (
    <p className="product-emi">
      <span>0% EMI for 6 months{chosen !== undefined && ` on the ${shortLabel(chosen)}`}</span>
      <b>{formatRupees(monthlyInstalment(effectivePrice(product, selection)))} a month</b>
    </p>
  );
}

/** 'Full set 405 kg (12 pairs, 2.5 to 35 kg)' is 'Full set 405 kg' in a sentence. */
export function shortLabel(label: string): string {
  return label.replace(/\s*\([^)]*\)\s*$/, '');
}
