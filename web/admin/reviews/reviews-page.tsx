import { useState } from 'react';
import {
  REVIEW_STATUSES,
  type ReviewRecord,
  type ReviewStatus,
  reviewRecordSchema,
} from '../../../contract/reviews.ts';
import { formatShortDate } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { Sub } from '../list/cells.tsx';
import { readWith } from '../list/list-response.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { StatusFilter } from '../list/list-toolbar.tsx';
import { RowActions } from '../list/row-action.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import './reviews.css';

export const meta = adminMeta('Reviews');

const STATUS_WORDS: Readonly<Record<ReviewStatus, { readonly label: string; readonly tone: BadgeTone }>> = {
  pending: { label: 'Pending', tone: 'amber' },
  published: { label: 'Published', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
};
const STATUS_OPTIONS = REVIEW_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label }));

const readReview = oneReader('review', reviewRecordSchema);
const nameOf = ({ userName, productName }: ReviewRecord) => `the review of ${productName} by ${userName}`;

/** Reviews appear in the shop once they are published here. */
export default function ReviewsPage() {
  const list = useList({
    kind: 'review',
    path: '/reviews',
    filters: ['search', 'status'],
    readRow: readWith(reviewRecordSchema),
    failed: 'Failed to load reviews',
  });
  const [deleting, setDeleting] = useState<ReviewRecord | null>(null);
  const { isChanging, change: setStatus } = useRowMutation<ReviewRecord, ReviewStatus>({
    list,
    save: async ({ id }, status) =>
      readReview(
        await callAdmin(`/reviews/${encodeURIComponent(id)}`, { method: 'PATCH', body: { status } }),
      ),
    preview: (review, status) => ({ ...review, status }),
    done: 'Review updated successfully',
    failed: () => 'Failed to update review',
  });

  const columns: readonly Column<ReviewRecord>[] = [
    {
      key: 'author',
      title: 'Reviewer',
      className: 'review-cell-writer',
      render: ({ userName, verified }) => (
        <span>
          {userName}
          {verified && <Sub>Verified buyer</Sub>}
        </span>
      ),
    },
    {
      key: 'review',
      title: 'Review',
      bare: true,
      className: 'review-cell-words',
      render: ({ rating, comment, productName, productSlug }) => (
        <div className="review-words">
          <TextLink href={`/product/${encodeURIComponent(productSlug)}`}>{productName}</TextLink>
          <Stars rating={rating} />
          <p>{comment}</p>
        </div>
      ),
    },
    { key: 'date', title: 'Date', render: ({ date }) => formatShortDate(date) },
    {
      key: 'status',
      title: 'Status',
      render: (review) => (
        <StatusSelect
          label={`Status of ${nameOf(review)}`}
          value={review.status}
          options={STATUS_OPTIONS}
          tone={STATUS_WORDS[review.status].tone}
          isBusy={isChanging(review)}
          onChange={(status) => void setStatus(review, status)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      bare: true,
      render: (review) => <RowActions name={nameOf(review)} onDelete={() => setDeleting(review)} />,
    },
  ];

  return (
    <ListScreen
      title="Reviews"
      nouns={['review', 'reviews']}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      className="reviews-table"
      search="Search by name, comment or product"
      filters={<StatusFilter list={list} options={STATUS_OPTIONS} />}
    >
      {deleting !== null && (
        <DeleteDialog
          title="Delete this review?"
          list={list}
          row={deleting}
          done="Review deleted successfully"
          failed="Failed to delete review"
          onClose={() => setDeleting(null)}
        >
          What <bdi>{deleting.userName}</bdi> wrote about <bdi>{deleting.productName}</bdi> will be deleted.
          To keep it and not show it, reject it instead.
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
