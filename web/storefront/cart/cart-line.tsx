import { Link } from 'react-router';
import { variantLabel } from '../../../domain/cart/cart.ts';
import { firstImage } from '../../../domain/catalogue/images.ts';
import { isBuyable } from '../../../domain/pricing/price.ts';
import { lineAmounts } from '../../../domain/pricing/price-cart.ts';
import { formatKg, formatRupees } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { type CartLine as Line, useCart } from './cart-store.ts';

/** A line of the cart; `place` is where it stands, so that an undone removal finds its way back. */
export function CartLine({ item, place }: { readonly item: Line; readonly place: number }) {
  const setQuantity = useCart((cart) => cart.setQuantity);
  const { product, quantity } = item;
  const { each, total, listTotal, weightKg } = lineAmounts(item);
  const canBeBought = isBuyable(product, item);
  return (
    <li className={canBeBought ? 'cart-line' : 'cart-line cart-line-unavailable'}>
      <LinePicture item={item} />
      <div>
        <Link className="cart-line-name" to={`/product/${product.slug}`} prefetch="intent">
          {product.name}
        </Link>
        <p className="cart-line-facts">
          <VariantText item={item} />
          <span>{formatRupees(each)} each</span>
          <span>{formatKg(weightKg)} shipping weight</span>
        </p>
        {!canBeBought && <Badge tone="red">Out of Stock</Badge>}
      </div>
      <div className="cart-line-controls">
        {canBeBought && (
          <QuantityStepper
            value={quantity}
            onChange={(next) => setQuantity(item, next)}
            label={`Quantity of ${product.name}`}
          />
        )}
        <RemoveButton item={item} place={place} />
        <p className="cart-line-price">
          {canBeBought && listTotal !== undefined && (
            <s>
              <span className="sr-only">Original price </span>
              {formatRupees(listTotal)}
            </s>
          )}
          <b>{canBeBought ? formatRupees(total) : '–'}</b>
        </p>
      </div>
    </li>
  );
}

/** What the shop does not have any more. It costs nothing and waits to be taken out. */
export function GoneLine({ item }: { readonly item: Line }) {
  const remove = useCart((cart) => cart.remove);
  return (
    <li className="cart-line cart-line-unavailable">
      <LinePicture item={item} />
      <div>
        <span className="cart-line-name">{item.product.name}</span>
        <p className="cart-line-facts">
          <VariantText item={item} />
        </p>
        <Badge tone="red">No longer available</Badge>
      </div>
      <div className="cart-line-controls">
        <TextButton danger aria-label={`Remove ${item.product.name}`} onClick={() => remove(item)}>
          Remove
        </TextButton>
      </div>
    </li>
  );
}

function LinePicture({ item: { product } }: { readonly item: Line }) {
  return (
    <span className="cart-line-picture">
      <Picture src={firstImage(product.images)} alt="" width={128} height={128} sizes="128px" />
    </span>
  );
}

export function VariantText({ item }: { readonly item: Line }) {
  if (item.variant === undefined) return null;
  return (
    <span>
      {variantLabel(item)}: {item.variant}
    </span>
  );
}

function RemoveButton({ item, place }: { readonly item: Line; readonly place: number }) {
  const remove = useCart((cart) => cart.remove);
  const restore = useCart((cart) => cart.restore);
  const { name } = item.product;
  return (
    <TextButton
      danger
      aria-label={`Remove ${name}`}
      onClick={() => {
        remove(item);
        document.getElementById('content')?.focus({ preventScroll: true });
        showToast({
          kind: 'info',
          text: `${name} was removed.`,
          action: { label: 'Undo', onAction: () => restore([item], place) },
        });
      }}
    >
      Remove
    </TextButton>
  );
}
