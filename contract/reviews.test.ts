import { describe, expect, it } from 'vitest';
import { checkReview } from './reviews.ts';

const review = { userName: 'Asha Rao', rating: 5, comment: 'Solid.\nNo wobble.' };

describe('a review', () => {
  it('has a name, a rating and a comment', () => {
    expect(checkReview(review)).toEqual({ ok: true, value: review });
    expect(checkReview({})).toEqual({
      ok: false,
      errors: {
        userName: 'Name is required',
        rating: 'Please give a rating from 1 to 5',
        comment: 'Comment is required',
      },
    });
  });

  it.each([0, 6, 4.5, '5', null])('refuses the rating %s', (rating) => {
    expect(checkReview({ ...review, rating })).toEqual({
      ok: false,
      errors: { rating: 'Please give a rating from 1 to 5' },
    });
  });

  it('does not say of itself that it is verified', () => {
    const checked = checkReview({ ...review, verified: true });
    expect(checked.ok && 'verified' in checked.value).toBe(false);
  });
});
