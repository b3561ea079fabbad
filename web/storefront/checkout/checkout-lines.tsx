import type { ShortItem } from '../../../contract/orders/order-refusals.ts';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { variantImage } from '../../../domain/catalogue/variant-images.ts';
import { variantLine } from '../../../domain/catalogue/variant-text.ts';
import { isBuyable } from '../../../domain/pricing/price.ts';
import { lineAmounts } from '../../../domain/pricing/price-cart.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { withNonBreakingUnits } from '../../ui/keep-units-together.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { type CartLine, type ShopCart, useCart } from '../cart/cart-store.ts';

/** How many there are of a line, where that is fewer than ordered. */
export function availableIfShort(line: CartLine, short: readonly ShortItem[]): number | undefined {
  if (!isBuyable(line.product, line)) return 0;
  const item = short.find(
    ({ productId, variant }) =>
      productId === line.productId && (variant === undefined || (variant ?? undefined) === line.variant),
  );
  return item !== undefined && item.available < line.quantity ? item.available : undefined;
}

interface CheckoutLinesProps {
  readonly items: ShopCart;
  readonly gone: ShopCart;
  readonly short: readonly ShortItem[];
}

export function CheckoutLines({ items, gone, short }: CheckoutLinesProps) {
  return (
    <ul className="-mt-4">
      {items.map((item) => (
        <Line key={cartLineKey(item)} item={item} available={availableIfShort(item, short)} />
      ))}
      {gone.map((item) => (
        <Line key={cartLineKey(item)} item={item} isGone available={0} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly item: CartLine;
  readonly available: number | undefined;
  readonly isGone?: boolean;
}

function Line({ item, available, isGone = false }: LineProps) {
  const { product, quantity } = item;
  const variant = variantLine(item);
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_auto] gap-3 border-b border-line py-3">
      <Picture
        className="size-16 rounded-sm object-cover"
        src={variantImage(product, item)}
        alt=""
        width={64}
        sizes="64px"
      />
      <div>
        <p className="lettering text-base leading-tight font-strong text-balance">
          {withNonBreakingUnits(product.name)}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-steel">
          {variant === undefined ? '' : `${variant}, `}Qty {quantity}
        </p>
        {available !== undefined && <Shortage item={item} available={available} isGone={isGone} />}
      </div>
      <b className="lettering text-lg leading-tight font-heavy">
        {available === 0 ? '–' : formatRupees(lineAmounts(item).total)}
      </b>
    </li>
  );
}

function Shortage({ item, available, isGone }: Required<LineProps> & { readonly available: number }) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const remove = useCart((cart) => cart.remove);
  const { name } = item.product;
  const words = available > 0 ? `Only ${available} left` : 'Out of Stock';
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-md text-red">
      <b>{isGone ? 'No longer available' : words}</b>
      {available > 0 && (
        <TextButton
          aria-label={`Change to ${available}: ${name}`}
          onClick={() => setQuantity(item, available)}
        >
          Change to {available}
        </TextButton>
      )}
      <TextButton danger aria-label={`Remove ${name}`} onClick={() => remove(item)}>
        Remove
      </TextButton>
    </div>
  );
}
