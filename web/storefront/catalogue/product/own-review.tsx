import { useEffect, useState } from 'react';
import { checkReview } from '../../../../contract/reviews.ts';
import { RATING_MAX } from '../../../../domain/limits.ts';
import { getPath, isObject, textOf } from '../../../api/response.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCheckedForm } from '../../accounts/use-checked-form.ts';
import { type OwnReview, readOwnReview, sendReview } from './review-calls.ts';

/** For those who bought and received the product: the form, or what they have written. Nobody else sees anything. */
export default function OwnReviewPart({ productId }: { readonly productId: string }) {
  const [own, setOwn] = useState<OwnReview | null>(null);
  useEffect(() => {
    let isHere = true;
    void readOwnReview(productId).then((read) => isHere && setOwn(read));
    return () => {
      isHere = false;
    };
  }, [productId]);

  if (own === null) return null;
  if (own.review !== null)
    return (
      <section className="own-review" aria-label="Your review">
        <h3>Your review</h3>
        <Stars rating={own.review.rating} />
        <p>{own.review.comment}</p>
        {own.review.isPending && <p className="text-steel">It will be shown once it has been read.</p>}
      </section>
    );
  return own.mayReview ? <ReviewForm productId={productId} onSent={setOwn} /> : null;
}

interface ReviewFormProps {
  readonly productId: string;
  readonly onSent: (own: OwnReview) => void;
}

function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const name = useAuth((auth) => auth.user?.name);
  const checked = useCheckedForm({
    check: (typed) => {
      const rating = textOf(getPath(typed, 'rating'));
      return checkReview({ ...(isObject(typed) && typed), rating: rating && Number(rating) });
    },
    async send(review) {
      const sent = await sendReview(productId, review);
      showToast({ kind: sent.ok ? 'success' : 'error', text: sent.message });
      if (sent.ok) onSent({ mayReview: false, review: { ...review, isPending: true } });
    },
  });
  const { errors, isBusy } = checked;

  return (
    <form {...checked.form} className="own-review" aria-label="Write a review">
      <h3>Write a review</h3>
      <fieldset className="own-review-stars" aria-describedby={errors.rating && 'own-review-error'}>
        <legend>Rating</legend>
        {Array.from({ length: RATING_MAX }, (_, place) => place + 1).map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" value={stars} />
            <span>{stars}</span>
            <span className="sr-only">{stars === 1 ? 'star' : 'stars'}</span>
          </label>
        ))}
        {errors.rating !== undefined && (
          <p className="own-review-error" id="own-review-error">
            {errors.rating}
          </p>
        )}
      </fieldset>
      <Field label="Name" name="userName" autoComplete="name" defaultValue={name} error={errors.userName} />
      <Field label="Comment" name="comment" multiline rows={4} error={errors.comment} />
      <Button type="submit" kind="dark" busy={isBusy} busyLabel="Sending...">
        Send review
      </Button>
    </form>
  );
}
