import { expect, it } from 'vitest';
import type { ReviewRecord } from '../../../contract/reviews.ts';
import { reviewColumns } from './review-columns.tsx';

const review: ReviewRecord = {
  ...{ id: 'r1', userName: 'Asha K.', rating: 5, comment: 'Straight.', verified: true, images: [] },
  ...{ productId: '1', productName: 'Olympic Barbell', productSlug: 'olympic-barbell', status: 'published' },
  date: '2026-03-04',
  createdAt: '2026-11-15T10:00:00.000Z',
};

it('a review stands in the list with the day on which it was written, not on which it was stored', () => {
  const columns = reviewColumns({
    isChanging: () => false,
    onStatus: () => undefined,
    onDelete: () => undefined,
  });
  expect(columns.find(({ title }) => title === 'Date')?.render(review)).toBe('4 Mar 2026');
});
