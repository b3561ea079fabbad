import { formatShortDate } from '../../../domain/text/format.ts';
import { Stars } from '../../ui/stars.tsx';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RowActions } from '../list/row-action.tsx';
import { StatusSelect, type StatusTone } from '../list/status-select.tsx';
import { REVIEW_STATUSES, type Review, type ReviewStatus } from './review-reply.ts';

const WORDS: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

const TONES: Readonly<Record<ReviewStatus, StatusTone>> = {
  pending: 'amber',
  published: 'green',
  rejected: 'red',
};

export const STATUS_OPTIONS = REVIEW_STATUSES.map((value) => ({ value, label: WORDS[value] }));

interface ReviewColumnsOptions {
  readonly isChanging: (review: Review) => boolean;
  readonly onStatus: (review: Review, status: ReviewStatus) => void;
  readonly onDelete: (review: Review) => void;
}

const nameOf = ({ userName, productName }: Review) => `the review of ${productName} by ${userName}`;

export const reviewColumns = ({
  isChanging,
  onStatus,
  onDelete,
}: ReviewColumnsOptions): readonly Column<Review>[] => [
  {
    key: 'writer',
    title: 'Reviewer',
    className: 'review-cell-writer',
    render: ({ userName, verified }) => (
      <span>
        {userName}
        {verified === true && <span className="sub">Verified buyer</span>}
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
