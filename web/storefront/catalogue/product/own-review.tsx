import {
  checkReview,
  ownReviewResponse,
  type ReviewRecord,
  savedReviewResponse,
} from '../../../../contract/reviews.ts';
import { RATING_MAX } from '../../../../domain/limits.ts';
import { callProtected } from '../../../api/client.ts';
import { parseResponse } from '../../../api/parse-response.ts';
import { messageOf } from '../../../api/response.ts';
import { shopQueries, useShopQuery } from '../../../api/shop-queries.ts';
import { useAuth } from '../../../session/auth-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useCheckedForm } from '../../accounts/use-checked-form.ts';

const FAILED = 'Failed to send review. Please try again.';

const reviewsPath = (productId: string) => `/products/${encodeURIComponent(productId)}/reviews`;

const BOX = 'grid justify-items-start gap-4 rounded-sm border-[1.5px] border-ink p-4';
const STAR =
  'relative grid size-12 cursor-pointer place-items-center rounded-sm border-[1.5px] border-edge font-display text-xl font-heavy has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-orange';

/** For those who bought and received the product: the form, or what they have written. Nobody else sees anything. */
export default function OwnReviewPart({ productId }: { readonly productId: string }) {
  const queryKey = ['own-review', productId];
  const { data: own } = useShopQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const call = callProtected(`${reviewsPath(productId)}/own`, { signal });
      return (await parseResponse(ownReviewResponse, call)).data;
    },
  });

  if (own === undefined) return null;
  if (own.review !== null)
    return (
      <section className={BOX} aria-label="Your review">
        <h3>Your review</h3>
        <Stars rating={own.review.rating} />
        <p>{own.review.comment}</p>
        {own.review.status === 'pending' && (
          <p className="text-steel">We’ll publish it once we’ve read it.</p>
        )}
      </section>
    );
  const showSent = (review: ReviewRecord) => shopQueries.setQueryData(queryKey, { mayReview: false, review });
  return own.mayReview ? <ReviewForm productId={productId} onSent={showSent} /> : null;
}

interface ReviewFormProps {
  readonly productId: string;
  readonly onSent: (review: ReviewRecord) => void;
}

function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const name = useAuth((auth) => auth.user?.name);
  const { form, field, register, errors, isBusy } = useCheckedForm({
    start: { userName: name },
    check: ({ rating, ...typed }) => checkReview({ ...typed, rating: Number(rating) }),
    async send(review) {
      const call = callProtected(reviewsPath(productId), { method: 'POST', body: review });
      try {
        const sent = await parseResponse(savedReviewResponse(''), call);
        showToast({ kind: 'success', text: sent.message });
        onSent(sent.review);
      } catch (thrown) {
        showToast({ kind: 'error', text: messageOf(thrown, FAILED) });
      }
    },
  });

  return (
    <form {...form} className={`${BOX} [&>.field]:w-full`} aria-label="Write a review">
      <h3>Write a review</h3>
      <fieldset className="flex flex-wrap gap-2" aria-describedby={errors.rating && 'own-review-error'}>
        <legend className="mb-1.5 font-semibold">Rating</legend>
        {Array.from({ length: RATING_MAX }, (_, place) => place + 1).map((stars) => (
          <label className={STAR} key={stars}>
            <input
              className="absolute inset-0 m-0 cursor-[inherit] opacity-0"
              type="radio"
              {...register('rating')}
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
      <Field label="Name" {...field('userName')} autoComplete="name" />
      <Field label="Comment" {...field('comment')} multiline rows={4} />
      <Button type="submit" kind="dark" busy={isBusy} busyLabel="Sending...">
        Send review
      </Button>
    </form>
  );
}
