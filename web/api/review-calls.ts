import type { ReviewForm } from '../../domain/checks/review.ts';
import { type ApiClient, shopClient } from './client.ts';
import { fieldOf, messageOf, textOf } from './reply.ts';

export const REVIEW_FAILED = 'Failed to send review. Please try again.';

export interface OwnReview {
  /** Bought and received, and not reviewed yet. */
  readonly mayReview: boolean;
  readonly review: { readonly rating: number; readonly comment: string; readonly isPending: boolean } | null;
}

export type ReviewSent = { readonly ok: boolean; readonly message: string };

export function createReviewCalls({ callProtected }: Pick<ApiClient, 'callProtected'>) {
  const path = (productId: string) => `/products/${encodeURIComponent(productId)}/reviews`;
  return {
    /** Null: it cannot be known now, so nothing is offered. */
    async readOwnReview(productId: string): Promise<OwnReview | null> {
      try {
        const reply = await callProtected(`${path(productId)}/own`);
        const review = fieldOf(reply, 'data', 'review');
        const rating = fieldOf(review, 'rating');
        return {
          mayReview: fieldOf(reply, 'data', 'mayReview') === true,
          review:
            typeof rating === 'number'
              ? {
                  rating,
                  comment: textOf(fieldOf(review, 'comment')) ?? '',
                  isPending: fieldOf(review, 'status') === 'pending',
                }
              : null,
        };
      } catch {
        return null;
      }
    },

    async sendReview(productId: string, review: ReviewForm): Promise<ReviewSent> {
      try {
        const reply = await callProtected(path(productId), { method: 'POST', body: review });
        return { ok: true, message: textOf(fieldOf(reply, 'message')) ?? 'Thank you!' };
      } catch (thrown) {
        return { ok: false, message: messageOf(thrown, REVIEW_FAILED) };
      }
    },
  };
}

export const { readOwnReview, sendReview } = createReviewCalls(shopClient);
