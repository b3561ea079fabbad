import '../../zod-without-eval.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { checkReview } from '../../../domain/checks/review.ts';
import { RATING_MAX } from '../../../domain/limits.ts';
import { type OwnReview, readOwnReview, sendReview } from '../../api/review-calls.ts';
import { useAuth } from '../../stores/auth-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Stars } from '../../ui/stars.tsx';
import { showToast } from '../../ui/toast.tsx';

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
        {own.review.isPending && <p className="muted">It will be shown once it has been read.</p>}
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
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { rating, ...words } = Object.fromEntries(new FormData(form));
    const checked = checkReview({ ...words, rating: rating === undefined ? undefined : Number(rating) });
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) {
      form.querySelector<HTMLElement>(`[name="${Object.keys(checked.errors)[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    const sent = await sendReview(productId, checked.value);
    setBusy(false);
    showToast({ kind: sent.ok ? 'success' : 'error', text: sent.message });
    if (sent.ok) onSent({ mayReview: false, review: { ...checked.value, isPending: true } });
  }

  return (
    <form className="own-review" noValidate onSubmit={submit} aria-label="Write a review">
      <h3>Write a review</h3>
      <fieldset className="own-review-stars" aria-describedby={errors.rating && 'own-review-error'}>
        <legend>Rating</legend>
        {Array.from({ length: RATING_MAX }, (_, place) => place + 1).map((stars) => (
          <label key={stars}>
            <input type="radio" name="rating" value={stars} />
            <span>{stars}</span>
            <span className="visually-hidden">{stars === 1 ? 'star' : 'stars'}</span>
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
