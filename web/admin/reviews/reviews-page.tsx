import { useState } from 'react';
import {
  type ReviewRecord,
  type ReviewStatus,
  reviewRecordSchema,
  savedReviewResponse,
} from '../../../contract/reviews.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel, readWith } from '../list/list-response.ts';
import { ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { reviewColumns, STATUS_OPTIONS } from './review-columns.tsx';
import './reviews.css';

export const meta = adminMeta('Reviews');

const UPDATED = 'Review updated successfully';
const updatedResponse = savedReviewResponse(UPDATED);
const FILTERS = ['search', 'status'];

/** Reviews appear in the shop once they are published here. */
export default function ReviewsPage() {
  const list = useList({
    kind: 'review',
    path: '/reviews',
    filters: FILTERS,
    readRow: readWith(reviewRecordSchema),
    failed: 'Failed to load reviews',
  });
  const [changing, setChanging] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ReviewRecord | null>(null);

  const setStatus = async ({ id }: ReviewRecord, status: ReviewStatus) => {
    setChanging(id);
    try {
      const path = `/reviews/${encodeURIComponent(id)}`;
      const response = await callAdmin(path, { method: 'PATCH', body: { status } });
      const { review } = updatedResponse.parse(response);
      replaceRow(list.key, review);
      showToast({ kind: 'success', text: UPDATED });
      void refresh('review');
    } catch {
      showToast({ kind: 'error', text: 'Failed to update review' });
    }
    setChanging(null);
  };

  return (
    <AdminPage title="Reviews" note={list.paging && countLabel(list.paging, ['review', 'reviews'])}>
      <Box>
        <ListToolbar
          list={list}
          search="Search by name, comment or product"
          filters={<StatusFilter list={list} options={STATUS_OPTIONS} />}
        />
        <DataTable
          list={list}
          caption="Reviews"
          className="reviews-table"
          columns={reviewColumns({
            isChanging: ({ id }) => changing === id,
            onStatus: (review, status) => void setStatus(review, status),
            onDelete: setDeleting,
          })}
          rowKey={({ id }) => id}
          empty="No reviews found"
        />
        <ListPager list={list} />
      </Box>
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
    </AdminPage>
  );
}
