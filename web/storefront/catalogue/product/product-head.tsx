import type { Product } from '../../../../domain/catalogue/product.ts';
import { type Selection, variantName } from '../../../../domain/pricing/price.ts';
import { isInWishlist } from '../../../../domain/wishlist/wishlist.ts';
import { Tag } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { withNonBreakingUnits } from '../../../ui/keep-units-together.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { scrollBehavior } from '../../frame/motion.ts';
import { shareLink } from '../../share-link.ts';
import { useWishlist } from '../../wishlist/wishlist-store.ts';
import { CompareLine } from '../compare/compare-bar.tsx';

interface ProductHeadProps {
  readonly product: Product;
  readonly selection: Selection;
  readonly onReadReviews: () => void;
}

export function ProductHead({ product, selection, onReadReviews }: ProductHeadProps) {
  const toggle = useWishlist((wishlist) => wishlist.toggle);
  const variant = variantName(selection);
  /** With what is chosen here, so that it comes back as it was wished for. */
  const line = { productId: product.id, variant, variantType: selection.variantType };
  const isWished = useWishlist((wishlist) => isInWishlist(wishlist.items, line));
  const { name, rating, reviewCount } = product;
  return (
    <header className="product-head min-w-0 lg:col-start-2">
      {(product.bestSeller || product.isNew) && (
        <p className="mb-2 flex gap-1.5">
          {product.bestSeller && <Tag>Best seller</Tag>}
          {product.isNew && <Tag kind="light">New</Tag>}
        </p>
      )}
      <h1 className="text-[clamp(min(2.375rem,12.5vw),3.6vw,3.25rem)] leading-[0.9] wrap-anywhere">
        {withNonBreakingUnits(name)}
      </h1>
      <div className="mt-1 flex flex-wrap items-center gap-2 text-md text-steel">
        <Stars rating={rating} />
        {reviewCount > 0 && <span>{rating}</span>}
        <a
          className="inline-flex min-h-11 items-center"
          href={`#${REVIEWS_ID}`}
          onClick={(event) => {
            event.preventDefault();
            onReadReviews();
            document.getElementById(REVIEWS_ID)?.scrollIntoView({ behavior: scrollBehavior() });
          }}
        >
          {reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}
        </a>
        <span className="ml-auto flex flex-wrap items-center">
          <span className="flex items-center gap-x-2 max-md:hidden">
            <CompareLine product={product} />
          </span>
          <IconButton
            icon="heart"
            label={isWished ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
            aria-pressed={isWished}
            onClick={() => toggle({ ...line, product })}
          />
          <IconButton
            icon="share"
            label={`Share ${name}`}
            onClick={() => void shareLink(name, window.location.href)}
          />
        </span>
      </div>
      <p className="product-short max-w-[68ch] text-graphite lg:text-md">{product.shortDescription}</p>
    </header>
  );
}

export const REVIEWS_ID = 'product-information';
