import { useId } from 'react';
import { Link } from 'react-router';
import { PLACEHOLDER_IMAGE } from '../../../domain/catalogue/images.ts';
import type { Product } from '../../../domain/catalogue/product.ts';
import { isMadeInIndiaBadgeShown } from '../../../domain/limits.ts';
import { offerBanner } from '../../../domain/pricing/offer.ts';
import { canBeBought } from '../../../domain/pricing/price.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { unparted } from '../keep-units-together.tsx';
import './product-card.css';

export type CardProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'category'
  | 'images'
  | 'price'
  | 'salePrice'
  | 'priceRange'
  | 'inStock'
  | 'rating'
  | 'reviewCount'
  | 'offer'
  | 'gst'
  | 'shippingWeight'
  | 'weightVariants'
  | 'colorVariants'
> & { readonly specLine?: string | undefined };

interface ProductCardProps {
  readonly product: CardProduct;
  /** The place among the best sellers. */
  readonly rank?: number;
  readonly headingLevel?: 2 | 3;
  /** The moment at which the page was made, so that server and browser agree on whether an offer is over. */
  readonly now?: string | undefined;
  /** In sight when the page opens. */
  readonly priority?: boolean;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly isInWishlist: boolean;
  readonly onToggleWishlist: (product: CardProduct) => void;
}

/** The whole card is the link to the product; the button and the heart lie above it. */
export function ProductCard({
  product,
  rank,
  headingLevel = 2,
  now,
  priority = false,
  onAddToCart,
  isInWishlist,
  onToggleWishlist,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  const isBuyable = canBeBought(product);
  return (
    <article className="product-card">
      <div className="product-card-picture">
        <Picture
          src={product.images[0] ?? PLACEHOLDER_IMAGE}
          alt={product.name}
          width={800}
          height={800}
          sizes="(min-width: 1680px) 390px, (min-width: 768px) 25vw, 50vw"
          priority={priority}
        />
        {rank !== undefined && (
          <span className="product-card-rank">
            <span className="sr-only">Best seller number </span>
            {rank}
          </span>
        )}
        <div className="product-card-claims">
          {isMadeInIndiaBadgeShown(product.category) && <Tag kind="light">Made in India</Tag>}
          <OfferStrip offer={product.offer} now={now} />
        </div>
      </div>
      <div className="product-card-text">
        <Heading className="product-card-name" id={nameId}>
          <Link className="product-card-link" to={`/product/${product.slug}`} prefetch="intent">
            {unparted(product.name)}
          </Link>
        </Heading>
        {product.specLine !== undefined && <p className="product-card-spec">{unparted(product.specLine)}</p>}
        <Stars rating={product.rating} count={product.reviewCount} />
        <Price product={product} />
      </div>
      <Button
        className="product-card-buy"
        size="small"
        block
        disabled={!isBuyable}
        aria-describedby={nameId}
        onClick={() => onAddToCart(product)}
      >
        {isBuyable ? 'Add to Cart' : 'Out of Stock'}
      </Button>
      <IconButton
        className="product-card-heart"
        icon="heart"
        label={isInWishlist ? `Remove ${product.name} from wishlist` : `Add ${product.name} to wishlist`}
        aria-pressed={isInWishlist}
        onClick={() => onToggleWishlist(product)}
      />
    </article>
  );
}

function OfferStrip({ offer, now }: Pick<CardProduct, 'offer'> & Pick<ProductCardProps, 'now'>) {
  const banner = offerBanner(offer, now === undefined ? new Date() : new Date(now));
  if (banner === undefined) return null;
  return (
    <p className="product-card-offer">
      <b>{banner.discount}</b> {banner.label} <span className="product-card-date">{banner.endDate}</span>
    </p>
  );
}
