import { type MouseEvent, useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { variantImage } from '../../../domain/catalogue/variant-images.ts';
import { variantLine } from '../../../domain/catalogue/variant-text.ts';
import { lineAmounts } from '../../../domain/pricing/price-cart.ts';
import { addressOfLine } from '../../../domain/selection-address.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { withNonBreakingUnits } from '../../ui/keep-units-together.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Suggested } from '../catalogue/suggested.tsx';
import { FitLine, useFit } from '../fit/use-fit.tsx';
import { useCloseOnBack } from '../frame/use-close-on-back.ts';
import { useGstIncluded } from '../pricing/gst-choice.ts';
import { useShownPrices } from '../pricing/shown-prices.ts';
import { carryCart } from './carried-cart.ts';
import { GoneLine } from './cart-line.tsx';
import { countOf, type ShopCart, subtotalOfCart, useCart } from './cart-store.ts';
import { UnkeptNote } from './unkept-note.tsx';

/** The cart beside any page: slides in from the right, and out again by Back. */
export default function CartDrawer() {
  const isOpen = useCart((cart) => cart.isOpen);
  const close = useCart((cart) => cart.close);
  const items = useCart((cart) => cart.items);
  const gone = useCart((cart) => cart.gone);
  const count = useCart(countOf);
  const subtotal = useCart(subtotalOfCart);
  const isIncluded = useGstIncluded();
  const leave = useCloseOnBack(isOpen, close);
  const fit = useFit(items);
  // Before a paint that might be empty.
  useLayoutEffect(carryCart, []);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      title={`Your Cart (${count})`}
      footer={
        items.length > 0 && (
          <div className="grid gap-3">
            <p className="flex items-baseline justify-between font-semibold">
              <span>Subtotal{isIncluded && ' before GST'}</span>
              <b className="lettering text-2xl font-black">{formatRupees(subtotal)}</b>
            </p>
            <p className="text-md text-steel">Shipping and taxes calculated at checkout</p>
            <UnkeptNote />
            {fit.judge}
            <FitLine fit={fit} to="/cart" onFollow={leave} />
            <ButtonLink
              to="/checkout"
              kind="primary"
              size="large"
              block
              reloadDocument
              onClick={(event) => {
                leave();
                followInPlace(event);
              }}
            >
              Checkout
            </ButtonLink>
            <Button kind="outline" block onClick={close}>
              Continue Shopping
            </Button>
          </div>
        )
      }
    >
      {items.length === 0 && gone.length === 0 ? (
        <>
          <EmptyState
            title="Your cart is empty"
            action={
              <Button kind="primary" onClick={close}>
                Continue Shopping
              </Button>
            }
          >
            Browse our bars, plates and racks to get started.
          </EmptyState>
          <Suggested onFollow={leave} />
        </>
      ) : (
        <ul>
          {gone.map((item) => (
            <GoneLine key={cartLineKey(item)} item={item} />
          ))}
          {items.map((item) => (
            <CartDrawerLine key={cartLineKey(item)} item={item} onLeave={leave} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

/** A page load that takes the place of the drawer in the history; not where a new tab was asked for. */
function followInPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(event.currentTarget.href);
}

interface CartDrawerLineProps {
  readonly item: ShopCart[number];
  readonly onLeave: () => void;
}

function CartDrawerLine({ item, onLeave }: CartDrawerLineProps) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const remove = useCart((cart) => cart.remove);
  const { product, quantity } = item;
  const variant = variantLine(item);
  const { each, total, listTotal } = lineAmounts(item);
  const { show } = useShownPrices(product);
  return (
    <li className="grid grid-cols-[88px_1fr] gap-4 border-b border-line py-4">
      <img src={variantImage(product, item)} alt="" className="bg-studio" width={88} height={88} />
      <div>
        <Link
          to={`/product/${product.slug}${addressOfLine(product, item)}`}
          replace
          onClick={onLeave}
          className="lettering py-0.75 text-lg leading-tight font-strong no-underline hover:underline"
        >
          {withNonBreakingUnits(product.name)}
        </Link>
        {variant !== undefined && <p className="mt-1 text-md text-steel">{variant}</p>}
        {product.priceRange !== undefined ? (
          <p className="mt-1 text-md text-steel">{product.priceRange}</p>
        ) : (
          quantity > 1 && <p className="mt-1 text-md text-steel">{show(each)} each</p>
        )}
        <div className="mt-2 flex items-center justify-between gap-3">
          <QuantityStepper
            value={quantity}
            onChange={(next) => setQuantity(item, next)}
            label={`Quantity of ${product.name}`}
          />
          <span className="flex flex-wrap items-baseline justify-end gap-x-2">
            {listTotal !== undefined && (
              <s className="text-md text-steel">
                <span className="sr-only">Original price </span>
                {show(listTotal)}
              </s>
            )}
            <b className="cart-drawer-amount lettering text-xl font-black">{show(total)}</b>
          </span>
        </div>
        <Button
          kind="quiet"
          size="small"
          className="-ml-3"
          aria-label={`Remove ${product.name}`}
          onClick={() => remove(item)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
