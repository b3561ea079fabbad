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
import './reviews.css';

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
    <div className="product-columns">
      <div className="reviews-summary">
        <RatingSummary product={product} />
        {isSignedIn && <OwnReview productId={product.id} />}
      </div>
      <div>
        {reviews.length === 0 ? (
          <p className="reviews-none">
            No reviews yet. They are written by people who bought and received it.
          </p>
        ) : (
          <ul className="reviews">
            {shown.map((review) => (
              <li key={review.id}>
                <ReviewEntry review={review} texts={texts} />
              </li>
            ))}
          </ul>
        )}
        {shown.length < reviews.length && (
          <Button className="reviews-more" onClick={() => setWhole(true)}>
            Show all {reviews.length} reviews
          </Button>
        )}
      </div>
    </div>
  );
}

const BAR_PX = 160;

function RatingSummary({ product }: Pick<ReviewsProps, 'product'>) {
  const { rating, reviewCount, reviews } = product;
  if (reviewCount === 0) return null;
  return (
    <>
      <p className="reviews-mean">
        <b>{rating}</b>
        <span>
          <Stars rating={rating} />
          {reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}
        </span>
      </p>
      <dl className="reviews-shares">
        {starShares(reviews).map(({ stars, count, percent }) => (
          <div key={stars}>
            <dt>
              {stars}
              <span className="sr-only">{stars === 1 ? ' star' : ' stars'}</span>
            </dt>
            <dd>
              <svg width={BAR_PX} height="8" aria-hidden="true">
                <rect className="reviews-bar-ground" width={BAR_PX} height="8" />
                <rect className="reviews-bar" width={(BAR_PX * percent) / 100} height="8" />
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
    <article className="review">
      <p className="review-head">
        <b>{review.userName}</b>
        {review.verified && <Badge tone="green">Verified purchase</Badge>}
        <time dateTime={review.date}>{formatLongDate(review.date)}</time>
      </p>
      <Stars rating={review.rating} />
      <p className="review-comment">{review.comment}</p>
      {review.images !== undefined && review.images.length > 0 && (
        <ul className="review-images">
          {review.images.map((image) => (
            <li key={image}>
              <Picture
                src={image}
                alt={texts[image] ?? `Picture by ${review.userName}`}
                width={400}
                height={400}
                sizes="120px"
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
