import { REVIEW_STATUSES, type ReviewRecord, type ReviewStatus } from '../../../contract/reviews.ts';
import { formatShortDate } from '../../../domain/text/format.ts';
import { Stars } from '../../ui/stars.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RowActions } from '../list/row-action.tsx';
import { StatusSelect, type StatusTone } from '../list/status-select.tsx';

const LABELS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

const TONES: Readonly<Record<ReviewStatus, StatusTone>> = {
  pending: 'amber',
  published: 'green',
  rejected: 'red',
};

export const STATUS_OPTIONS = REVIEW_STATUSES.map((value) => ({ value, label: LABELS[value] }));

interface ReviewColumnsOptions {
  readonly isChanging: (review: ReviewRecord) => boolean;
  readonly onStatus: (review: ReviewRecord, status: ReviewStatus) => void;
  readonly onDelete: (review: ReviewRecord) => void;
}

const nameOf = ({ userName, productName }: ReviewRecord) => `the review of ${productName} by ${userName}`;

export const reviewColumns = ({
  isChanging,
  onStatus,
  onDelete,
}: ReviewColumnsOptions): readonly Column<ReviewRecord>[] => [
  {
    key: 'author',
    title: 'Reviewer',
    className: 'review-cell-writer',
    render: ({ userName, verified }) => (
      <span>
        {userName}
        {verified && <span className="sub">Verified buyer</span>}
      </span>
    ),
  },
  {
    key: 'review',
    title: 'Review',
    className: 'review-cell-words cell-bare',
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
        tone={TONES[review.status]}
        isBusy={isChanging(review)}
        onChange={(status) => onStatus(review, status)}
      />
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    className: 'cell-bare',
    render: (review) => <RowActions name={nameOf(review)} onDelete={() => onDelete(review)} />,
  },
];
