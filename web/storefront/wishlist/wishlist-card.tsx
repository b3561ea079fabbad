import { useState } from 'react';
import { Link } from 'react-router';
import { variantImage } from '../../../domain/catalogue/variant-images.ts';
import { variantLine } from '../../../domain/catalogue/variant-text.ts';
import { cheapestSelection, isBuyable } from '../../../domain/pricing/price.ts';
import { addressOfLine } from '../../../domain/selection-address.ts';
import { Button } from '../../ui/button.tsx';
import { withNonBreakingUnits } from '../../ui/keep-units-together.tsx';
import { Picture } from '../../ui/picture.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useCart } from '../cart/cart-store.ts';
import { ShopPrice } from '../pricing/shop-price.tsx';
import { type ShopWishlist, useWishlist } from './wishlist-store.ts';

interface WishlistCardProps {
  readonly item: ShopWishlist[number];
  /** The card is about to go. */
  readonly onLeave: () => void;
}

export function WishlistCard({ item, onLeave }: WishlistCardProps) {
  const { productId, variant, variantType, product } = item;
  const add = useCart((cart) => cart.add);
  const remove = useWishlist((wishlist) => wishlist.remove);
  const [isAdding, setAdding] = useState(false);
  /** Wished for without a variant: the one that the button adds. */
  const shown = variant === undefined ? cheapestSelection(product) : item;
  const isSold = isBuyable(product, shown);

  const addToCart = async () => {
    setAdding(true);
    const isAdded = await add({ productId, variant, variantType, product });
    setAdding(false);
    if (!isAdded) return showToast({ kind: 'error', text: `We couldn’t add ${product.name} to your cart.` });
    onLeave();
    remove(item);
    showToast({ kind: 'success', text: `${product.name} is in your cart.` });
  };

  return (
    <article className="relative grid h-full min-w-0 grid-rows-[auto_1fr_auto]">
      <Picture
        className="aspect-square w-full rounded-sm object-cover"
        src={variantImage(product, shown)}
        alt=""
        width={800}
        sizes="(min-width: 1680px) 390px, (min-width: 768px) 25vw, 50vw"
      />
      <div className="grid grid-rows-[auto_auto_1fr] gap-1 py-3">
        <h2 className="text-lg leading-tight font-strong normal-case">
          {/* The picture belongs to the link; the buttons lie below it. */}
          <Link
            className="wishlist-name no-underline after:absolute after:inset-x-0 after:top-0 after:bottom-26 hover:underline hover:decoration-2 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink"
            to={`/product/${product.slug}${addressOfLine(product, item)}`}
            prefetch="intent"
          >
            {withNonBreakingUnits(product.name)}
          </Link>
        </h2>
        {variant !== undefined && <p className="text-md text-steel">{variantLine(item)}</p>}
        <div className="row-end-[-1] mt-1 self-end">
          <ShopPrice product={product} selection={shown} />
        </div>
      </div>
      <div className="grid gap-2">
        <Button
          kind="dark"
          size="small"
          block
          disabled={!isSold}
          busy={isAdding}
          onClick={(press) => isFirst(press) && addToCart()}
        >
          {isSold ? 'Add to Cart' : 'Out of Stock'}
          <span className="sr-only">: {product.name}</span>
        </Button>
        <Button
          kind="outline"
          size="small"
          block
          onClick={(press) => {
            if (!isFirst(press)) return;
            onLeave();
            remove(item);
          }}
        >
          Remove<span className="sr-only">: {product.name}</span>
        </Button>
      </div>
    </article>
  );
}

/** The second press of a double click meets the card that has moved up; it was not meant for it. */
function isFirst({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail < 2;
}
