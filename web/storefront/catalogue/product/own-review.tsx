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

const BOX = 'grid justify-items-start gap-4 rounded-sm border-[1.5px] border-ink p-4';
const STAR =
  'relative grid size-12 cursor-pointer place-items-center rounded-sm border-[1.5px] border-edge font-display text-xl font-heavy has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange';

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
      <section className={BOX} aria-label="Your review">
        <h3>Your review</h3>
        <Stars rating={own.review.rating} />
        <p>{own.review.comment}</p>
        {own.review.isPending && <p className="text-steel">We’ll publish it once we’ve read it.</p>}
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
    <form {...checked.form} className={`${BOX} [&>.field]:w-full`} aria-label="Write a review">
      <h3>Write a review</h3>
      <fieldset className="flex flex-wrap gap-2" aria-describedby={errors.rating && 'own-review-error'}>
        <legend className="mb-1.5 font-semibold">Rating</legend>
        {Array.from({ length: RATING_MAX }, (_, place) => place + 1).map((stars) => (
          <label className={STAR} key={stars}>
            <input
              className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
              type="radio"
              name="rating"
              value={stars}
            />
            <span>{stars}</span>
            <span className="sr-only">{stars === 1 ? 'star' : 'stars'}</span>
          </label>
        ))}
        {errors.rating !== undefined && (
          <p className="basis-full text-md text-red" id="own-review-error">
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
