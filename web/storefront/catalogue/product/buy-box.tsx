import { variantLabel } from '../../../../domain/cart/cart.ts';
import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import type { Product, SoldProduct } from '../../../../domain/catalogue/product.ts';
import { type MissingChoice, missingChoice, stockStatus } from '../../../../domain/catalogue/selection.ts';
import { returnsText, warrantyText } from '../../../../domain/catalogue/specifications.ts';
import { variantText } from '../../../../domain/catalogue/variant-text.ts';
import { PRODUCT_QUANTITY_MAX } from '../../../../domain/limits.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import type { OfferBanner } from '../../../../domain/pricing/offer.ts';
import {
  effectivePrice,
  isBuyable,
  listPrice,
  monthlyInstalment,
  percentOff,
  type Selection,
} from '../../../../domain/pricing/price.ts';
import { priceSpan } from '../../../../domain/pricing/price-range.ts';
import { Tag } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { TextButton, TextLink } from '../../../ui/text-link.tsx';
import { FitHint } from '../../fit/fit-section.tsx';
import { GstRate } from '../../pricing/gst-switch.tsx';
import { useShownPrices } from '../../pricing/shown-prices.ts';
import { StockAlert } from '../../stock/stock-alert.tsx';
import { BuyAlong } from './buy-along.tsx';
import { DeliveryCheck } from './delivery-check.tsx';
import { Fold } from './fold.tsx';
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
  /** EMI is arranged by enquiry. */
  readonly onEmi: () => void;
}

export function BuyBox({ product, selection, quantity, setQuantity, buying, ...shown }: BuyBoxProps) {
  const canBuy = isBuyable(product, selection);
  const stock = stockStatus(product, selection);
  const missing = missingChoice(product, selection);
  return (
    <>
      <BigPrice product={product} selection={selection} taxRate={shown.taxRate} offer={shown.offer} />
      <VariantChoice product={product} selection={selection} choose={shown.choose} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantity}
          onChange={setQuantity}
          onRefuse={buying.refuseQuantity}
          max={PRODUCT_QUANTITY_MAX}
        />
        <p
          className={`product-stock flex items-center gap-2 text-md font-bold before:size-2.25 before:rounded-full before:bg-current ${stock === 'Out of Stock' ? 'text-red' : 'text-green'}`}
        >
          {stock}
        </p>
      </div>
      <div className="product-buttons mt-3 grid gap-3 sm:grid-cols-2">
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
      <StockAlert {...{ product, selection, canBuy }} />
      <div className="mt-4 border-t border-line">
        <DeliveryCheck product={product} selection={selection} quantity={quantity} />
        {product.fit && <FitHint product={product} selection={selection} />}
        {shown.along.length > 0 && (
          <BuyAlong
            unitPrice={effectivePrice(product, selection)}
            gst={shown.taxRate}
            quantity={quantity}
            offered={shown.along}
            chosen={shown.alongIds}
            onChoose={shown.onAlong}
          />
        )}
        <EmiNote product={product} selection={selection} missing={missing} onEmi={shown.onEmi} />
      </div>
      <TrustBadges specifications={product.specifications} />
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
  onEmi,
}: Pick<BuyBoxProps, 'product' | 'selection' | 'onEmi'> & { readonly missing: MissingChoice | undefined }) {
  const { show, beside } = useShownPrices(product);
  const chosen = variantLabel(selection) === 'Colour' ? undefined : selection.variant;
  const monthly = monthlyInstalment(effectivePrice(product, selection));
  const isKnown = missing === undefined;
  return (
    <Fold
      className="product-emi"
      title={`0% EMI for 6 months${isKnown && chosen !== undefined ? ` (${shortText(chosen)})` : ''}`}
      answer={isKnown ? <b className="text-ink">{show(monthly)} a month</b> : FIRST[missing]}
    >
      <p className="-my-2 text-md text-steel">
        {isKnown && `${beside(monthly)}. `}On request. <TextButton onClick={onEmi}>Ask for EMI</TextButton>
      </p>
    </Fold>
  );
}

/** 'Full set 405 kg (12 pairs, 2.5 to 35 kg)' is 'Full set 405 kg' in a sentence. */
export function shortText(variant: string): string {
  return variantText(variant).replace(/\s*\([^)]*\)\s*$/, '');
}

/** What the shop promises for everything, and what the product's own record does. */
function TrustBadges({ specifications }: Pick<Product, 'specifications'>) {
  const badges = [
    { icon: 'truck', text: 'Pan India shipping' },
    { icon: 'shield', text: warrantyText(specifications) },
    {
      icon: 'return',
      text: returnsText(specifications),
      below: (
        <>
          Unused, for exchange or credit. <TextLink to="/return-refund-policy">Return policy</TextLink>
        </>
      ),
    },
    { icon: 'phone', text: 'Phone assistance' },
  ] as const;
  return (
    <ul className="product-trust grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] md:grid-cols-4 lg:grid-cols-2">
      {badges.map(
        ({ icon, text, ...badge }) =>
          text !== undefined && (
            <li
              className="flex items-center gap-2.5 border-b border-line py-3 text-md leading-snug font-semibold wrap-anywhere"
              key={icon}
            >
              <Icon name={icon} />
              <span>
                {text}
                {'below' in badge && (
                  <span className="block text-sm font-normal text-steel">{badge.below}</span>
                )}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}

interface BigPriceProps {
  readonly product: SoldProduct & Pick<Product, 'priceRange'> & Partial<Pick<Product, 'savings'>>;
  readonly selection: Selection;
  readonly taxRate: number;
  readonly offer: OfferBanner | null;
}

function BigPrice({ product, selection, taxRate, offer }: BigPriceProps) {
  const price = effectivePrice(product, selection);
  const list = listPrice(product, selection);
  const off = percentOff(list, price);
  const { isIncluded, show, beside } = useShownPrices({ gst: taxRate });
  const { lowest, highest } = priceSpan(product);
  return (
    <div className="big-price mb-4 border-y-[1.5px] border-ink py-3" aria-live="polite" aria-atomic="true">
      <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <b className="font-display text-[2.75rem] leading-none font-black">{show(price)}</b>
        {off > 0 && (
          <>
            {' '}
            <s className="text-lg text-steel">
              <span className="sr-only">List price </span>
              {show(list)}
            </s>{' '}
            <Tag kind="offer">{off}% off</Tag>
          </>
        )}
      </p>
      {/* A range may be written in words. */}
      <p className="mt-1 flex flex-wrap gap-x-4 text-md wrap-anywhere text-steel">
        <span>
          <GstRate rate={taxRate} />
        </span>
        <span>{beside(price)}</span>
        {product.priceRange !== undefined && (
          <span>Range {isIncluded ? `${show(lowest)} – ${show(highest)}` : product.priceRange}</span>
        )}
        {product.savings !== undefined && <span>You save {show(rupees(product.savings))}</span>}
        {offer !== null && (
          <span className="product-offer">
            <span className="font-bold text-orange-deep">{offer.discount}</span> {offer.label}{' '}
            <span className="whitespace-nowrap">{offer.endDate}</span>
          </span>
        )}
      </p>
    </div>
  );
}
