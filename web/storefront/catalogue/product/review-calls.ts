import type { ReviewForm } from '../../../../contract/reviews.ts';
import { type ApiClient, shopClient } from '../../../api/client.ts';
import { getPath, messageOf, textOf } from '../../../api/response.ts';

export const REVIEW_FAILED = 'Failed to send review. Please try again.';

export interface OwnReview {
  readonly mayReview: boolean;
  readonly review: { readonly rating: number; readonly comment: string; readonly isPending: boolean } | null;
}

export type ReviewSent = { readonly ok: boolean; readonly message: string };

export function createReviewCalls({ callProtected }: Pick<ApiClient, 'callProtected'>) {
  const path = (productId: string) => `/products/${encodeURIComponent(productId)}/reviews`;
  return {
    /** Null: unknown at the moment, so no form is shown. */
    async readOwnReview(productId: string): Promise<OwnReview | null> {
      try {
        const response = await callProtected(`${path(productId)}/own`);
        const review = getPath(response, 'data', 'review');
        const rating = getPath(review, 'rating');
        return {
          mayReview: getPath(response, 'data', 'mayReview') === true,
          review:
            typeof rating === 'number'
              ? {
                  rating,
                  comment: textOf(getPath(review, 'comment')) ?? '',
                  isPending: getPath(review, 'status') === 'pending',
                }
              : null,
        };
      } catch {
        return null;
      }
    },

    async sendReview(productId: string, review: ReviewForm): Promise<ReviewSent> {
      try {
        const response = await callProtected(path(productId), { method: 'POST', body: review });
        return { ok: true, message: textOf(getPath(response, 'message')) ?? 'Thank you!' };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, REVIEW_FAILED) };
      }
    },
  };
}

export const { readOwnReview, sendReview } = createReviewCalls(shopClient);
