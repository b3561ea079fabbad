import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { cardChoice } from '../../../domain/catalogue/card-choice.ts';
import type { CardProduct } from '../../../domain/catalogue/card-product.ts';
import { cardImage } from '../../../domain/catalogue/variant-images.ts';
import { isMadeInIndiaBadgeShown } from '../../../domain/limits.ts';
import { offerBanner } from '../../../domain/pricing/offer.ts';
import { canBeBought } from '../../../domain/pricing/price.ts';
import { addressOfSelection } from '../../../domain/selection-address.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withNonBreakingUnits } from '../../ui/keep-units-together.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ShopPrice } from '../pricing/shop-price.tsx';

interface ProductCardProps {
  readonly product: CardProduct;
  readonly rank?: number;
  readonly headingLevel?: 2 | 3;
  /** The moment at which the page was made, so that server and browser agree on whether an offer is over. */
  readonly now?: string | undefined;
  /** In sight when the page opens. */
  readonly priority?: boolean;
  readonly compare?: ReactNode;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly isInWishlist: boolean;
  readonly onToggleWishlist: (product: CardProduct) => void;
}

/** It covers the card down to the button, and its ring goes around that. */
const LINK =
  'product-card-link no-underline after:absolute after:inset-x-0 after:top-0 group-hover:underline group-hover:decoration-2 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink';
const HEART =
  'absolute top-0 right-0 z-1 grid size-11 cursor-pointer place-items-center border-0 bg-transparent p-0 before:absolute before:inset-1.25 before:-z-1 before:rounded-sm before:bg-paper/92 hover:before:bg-paper hover:before:inset-ring-[1.5px] hover:before:inset-ring-ink *:size-5.5 aria-pressed:*:fill-orange-deep aria-pressed:*:stroke-orange-deep';
export function ProductCard({
  product,
  rank,
  headingLevel = 2,
  now,
  priority = false,
  compare,
  onAddToCart,
  isInWishlist,
  onToggleWishlist,
}: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  const nameId = useId();
  const addsId = useId();
  const isBuyable = canBeBought(product);
  const choice = isBuyable ? cardChoice(product) : undefined;
  const address = `/product/${product.slug}${addressOfSelection('', product.named ?? {})}`;
  return (
    <article className="product-card group @container relative grid h-full min-w-0 grid-rows-[auto_1fr] wrap-anywhere">
      <div className="relative aspect-square overflow-hidden rounded-sm bg-studio">
        <Picture
          className="size-full object-cover transition-transform duration-250 motion-safe:group-hover:scale-[1.035]"
          src={cardImage(product)}
          alt={product.name}
          width={800}
          sizes="(min-width: 1680px) 390px, (min-width: 768px) 25vw, 50vw"
          priority={priority}
        />
        {rank !== undefined && (
          <span className="absolute top-0 left-0 grid size-[2.5rem] place-items-center bg-ink font-display text-2xl leading-none font-black text-paper">
            <span className="sr-only">Best seller number </span>
            {rank}
          </span>
        )}
        {isMadeInIndiaBadgeShown(product.category) && (
          <div className="absolute bottom-2 left-2 flex">
            <Tag kind="light" isOnCard>
              Made in India
            </Tag>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-1 pb-3">
        <OfferStrip offer={product.offer} now={now} />
        <Heading
          className="product-card-name mt-3 line-clamp-3 text-lg leading-tight font-strong normal-case @card:text-xl"
          id={nameId}
        >
          <Link
            className={`${LINK} ${compare ? 'after:bottom-24' : 'after:bottom-13'}`}
            to={address}
            prefetch="intent"
          >
            {withNonBreakingUnits(product.name)}
          </Link>
        </Heading>
        {product.specLine !== undefined && (
          <p className="line-clamp-2 text-sm text-steel">{withNonBreakingUnits(product.specLine)}</p>
        )}
        <Stars rating={product.rating} count={product.reviewCount} />
        <div className="mt-auto pt-1">
          {choice !== undefined && (
            <p className="mb-1 flex flex-wrap items-center gap-x-2 text-sm text-steel">
              <span id={addsId}>{withNonBreakingUnits(choice.adds)}</span>
              <TextLink
                tall
                className="z-1 -my-2.5 text-ink"
                to={`${address}#${OPTIONS_ID}`}
                aria-describedby={nameId}
              >
                {choice.choose}
              </TextLink>
            </p>
          )}
          <ShopPrice product={product} size="card" {...(product.named && { selection: product.named })} />
        </div>
      </div>
      <Button
        className="product-card-buy z-1"
        kind="card"
        size="small"
        block
        disabled={!isBuyable}
        aria-describedby={choice === undefined ? nameId : `${nameId} ${addsId}`}
        onClick={() => onAddToCart(product)}
      >
        {isBuyable ? 'Add to Cart' : 'Out of Stock'}
      </Button>
      <PlainButton
        className={HEART}
        aria-label={isInWishlist ? `Remove ${product.name} from wishlist` : `Add ${product.name} to wishlist`}
        aria-pressed={isInWishlist}
        onClick={() => onToggleWishlist(product)}
      >
        <Icon name="heart" />
      </PlainButton>
      {compare && <div className="z-1">{compare}</div>}
    </article>
  );
}

export const OPTIONS_ID = 'options';

/** It stands below the picture, so that it hides nothing of it. */
function OfferStrip({ offer, now }: Pick<CardProduct, 'offer'> & Pick<ProductCardProps, 'now'>) {
  const banner = offerBanner(offer, now === undefined ? new Date() : new Date(now));
  if (banner === undefined) return null;
  return (
    <p className="product-card-offer bg-orange px-2 py-1.5 text-xs @card:px-2.5">
      <b className="lettering text-md font-black uppercase">{banner.discount}</b> {banner.label}{' '}
      <span className="inline-block">{banner.endDate}</span>
    </p>
  );
}
