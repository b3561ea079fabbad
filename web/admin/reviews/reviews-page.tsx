import { useState } from 'react';
import {
  REVIEW_STATUSES,
  type ReviewRecord,
  type ReviewStatus,
  reviewRecordSchema,
} from '../../../contract/reviews.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DeleteDialog } from '../dialogs/confirm-dialog.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { TwoLines } from '../list/cells.tsx';
import { actionsColumn, RowActions } from '../list/columns.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { optionsOf, sentenceCase } from '../list/options.ts';
import { useStatusSelect } from '../list/status-select.tsx';
import { useList } from '../list/use-list.ts';

export const meta = adminMeta('Reviews');

const STATUS_TONES: Readonly<Record<ReviewStatus, BadgeTone>> = {
  pending: 'amber',
  published: 'green',
  rejected: 'red',
};
const STATUS_OPTIONS = optionsOf(REVIEW_STATUSES, sentenceCase);

const nameOf = ({ userName, productName }: ReviewRecord) => `the review of ${productName} by ${userName}`;

/** Reviews appear in the shop once they are published here. */
export default function ReviewsPage() {
  const list = useList({
    kind: 'review',
    path: '/reviews',
    filters: ['search', 'status'],
    schema: reviewRecordSchema,
    failed: 'Failed to load reviews',
  });
  const [deleting, setDeleting] = useState<ReviewRecord | null>(null);
  const statusOf = useStatusSelect<ReviewStatus, ReviewRecord>({
    list,
    method: 'PATCH',
    options: STATUS_OPTIONS,
    tones: STATUS_TONES,
    nameOf,
    done: 'Review updated successfully',
    failed: () => 'Failed to update review',
  });

  const columns: readonly Column<ReviewRecord>[] = [
    {
      title: 'Reviewer',
      wraps: true,
      className: 'md:max-w-50',
      render: ({ userName, verified }) => (
        <TwoLines below={verified && 'Verified buyer'}>{userName}</TwoLines>
      ),
    },
    {
      title: 'Review',
      bare: true,
      render: ({ rating, comment, productName, productSlug }) => (
        <div className="grid min-w-0 max-w-[72ch] justify-items-start gap-1 wrap-anywhere whitespace-normal">
          <TextLink href={`/product/${encodeURIComponent(productSlug)}`}>{productName}</TextLink>
          <Stars rating={rating} />
          <p className="whitespace-pre-line">{comment}</p>
        </div>
      ),
    },
    { title: 'Date', render: ({ date }) => formatLongDate(date) },
    { title: 'Status', render: statusOf },
    actionsColumn((review) => <RowActions name={nameOf(review)} onDelete={() => setDeleting(review)} />),
  ];

  return (
    <ListScreen
      title="Reviews"
      nouns={['review', 'reviews']}
      list={list}
      columns={columns}
      search="Search by name, comment or product"
      filters={[statusFilter(STATUS_OPTIONS)]}
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
          To keep it without showing it, reject it instead.
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
