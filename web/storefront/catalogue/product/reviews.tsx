import { useState } from 'react';
import type { Product, Review } from '../../../../domain/catalogue/product.ts';
import { starShares } from '../../../../domain/reviews/rating.ts';
import { formatLongDate } from '../../../../domain/text/format.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Columns } from './columns.tsx';

const OwnReview = lazyPart('Your own review', () => import('./own-review.tsx'));

const SHOWN_AT_FIRST = 8;

interface ReviewsProps {
  readonly product: Product & { readonly reviews: readonly Review[] };
  readonly texts: Readonly<Record<string, string>>;
}

export function Reviews({ product, texts }: ReviewsProps) {
  const { reviews } = product;
  const [isWhole, setWhole] = useState(false);
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const shown = isWhole ? reviews : reviews.slice(0, SHOWN_AT_FIRST);
  return (
    <Columns>
      <div className="reviews-summary grid content-start gap-5 [&>.part-failure]:static [&>.part-failure]:mt-4">
        <RatingSummary product={product} />
        {isSignedIn && <OwnReview productId={product.id} />}
      </div>
      <div>
        {reviews.length === 0 ? (
          <p className="text-steel">No reviews yet. Customers who received this product can write one.</p>
        ) : (
          <ul className="reviews">
            {shown.map((review) => (
              <li className="border-b border-line py-4.5 first:pt-0" key={review.id}>
                <ReviewEntry review={review} texts={texts} />
              </li>
            ))}
          </ul>
        )}
        {shown.length < reviews.length && (
          <Button className="mt-5" onClick={() => setWhole(true)}>
            Show all {reviews.length} reviews
          </Button>
        )}
      </div>
    </Columns>
  );
}

const BAR_PX = 160;

function RatingSummary({ product }: Pick<ReviewsProps, 'product'>) {
  const { rating, reviewCount, reviews } = product;
  if (reviewCount === 0) return null;
  return (
    <>
      <p className="reviews-mean flex items-center gap-4">
        <b className="font-display text-[4.5rem] leading-[0.8] font-black">{rating}</b>
        <span className="grid gap-0.5 text-md text-steel">
          <Stars rating={rating} />
          {reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}
        </span>
      </p>
      <dl className="grid gap-1.5 text-md">
        {starShares(reviews).map(({ stars, count, percent }) => (
          <div className="grid grid-cols-[16px_1fr] items-center gap-2.5" key={stars}>
            <dt>
              {stars}
              <span className="sr-only">{stars === 1 ? ' star' : ' stars'}</span>
            </dt>
            <dd className="flex items-center gap-3">
              <svg width={BAR_PX} height="8" aria-hidden="true">
                <rect className="fill-line" width={BAR_PX} height="8" />
                <rect className="fill-ink" width={(BAR_PX * percent) / 100} height="8" />
              </svg>
              {count}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Customers' words are text, whatever they wrote. */
function ReviewEntry({ review, texts }: { readonly review: Review; readonly texts: ReviewsProps['texts'] }) {
  return (
    <article className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-md wrap-anywhere">
        <b>{review.userName}</b>
        {review.verified && <Badge tone="green">Verified purchase</Badge>}
        <time className="text-steel" dateTime={review.date}>
          {formatLongDate(review.date)}
        </time>
      </p>
      <Stars rating={review.rating} />
      <p className="max-w-[72ch] wrap-anywhere whitespace-pre-line">{review.comment}</p>
      {review.images !== undefined && review.images.length > 0 && (
        <ul className="review-images mt-1 flex flex-wrap gap-2">
          {review.images.map((image) => (
            <li key={image}>
              <Picture
                className="size-30 object-cover"
                src={image}
                alt={texts[image] ?? `Picture by ${review.userName}`}
                width={400}
                sizes="120px"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
