import { useState } from 'react';
import { formatCount } from '../../../domain/format.ts';
import { Button } from '../../ui/button.tsx';
import { readCategory } from '../categories/office-category.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { OfficeIcon } from '../frame/office-icon.tsx';
import { Box, OfficePage, officeMeta } from '../frame/office-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { readList } from '../list/list-reply.ts';
import { FilterSelect, ListToolbar } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { usePart } from '../orders/use-part.ts';
import { discountColumns } from './discount-columns.tsx';
import { DiscountDialog } from './discount-dialog.tsx';
import {
  type DiscountStats,
  discountFields,
  type OfficeDiscount,
  readDiscount,
  readDiscountStats,
  readOneDiscount,
} from './discount-reply.ts';
import { DISCOUNT_STATE_WORDS, TARGET_FILTERS } from './discount-words.ts';
import { PromotionTiles } from './promotion-tiles.tsx';
import { usePromotionChanges } from './use-promotion-changes.ts';
import './promotions.css';

export const meta = officeMeta('Discounts');

const FILTERS = ['search', 'status', 'appliesTo'];

/** Prices that are lower by themselves, for some days or for good. */
export default function DiscountsPage() {
  const list = useList({
    path: '/discounts',
    filters: FILTERS,
    readRow: readDiscount,
    failed: 'Failed to load discounts',
  });
  const stats = usePart('/discounts/stats', readDiscountStats);
  const { value: categories = [] } = usePart(
    '/categories',
    (reply) => readList(reply, readCategory, 'categories').rows,
  );
  /** Undefined: the dialog is closed; null: for a new discount. */
  const [edited, setEdited] = useState<OfficeDiscount | null>();
  const [deleting, setDeleting] = useState<OfficeDiscount | null>(null);
  const changes = usePromotionChanges({
    word: 'discount',
    list,
    bodyOf: discountFields,
    readChanged: readOneDiscount,
    onChanged: () => void stats.reload(),
  });

  const total = list.paging?.total;
  const isFiltered = Object.values(list.filters).some((value) => value !== '');
  return (
    <OfficePage
      title="Discounts"
      note={
        total === undefined ? undefined : `${formatCount(total)} ${total === 1 ? 'discount' : 'discounts'}`
      }
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <OfficeIcon name="plus" size="small" />
          Add Discount
        </Button>
      }
    >
      <PromotionTiles
        states={DISCOUNT_STATE_WORDS}
        counts={stats.value?.byState}
        chosen={list.filters.status ?? ''}
        onChoose={(status) => list.setFilters({ status })}
        facts={liveFacts(stats.value)}
        isFailed={stats.isFailed}
        onRetry={() => void stats.reload()}
      />
      <Box>
        <ListToolbar
          list={list}
          search="Search by name"
          filters={
            <>
              <FilterSelect
                list={list}
                name="status"
                label="Status"
                all="All statuses"
                options={DISCOUNT_STATE_WORDS}
              />
              <FilterSelect
                list={list}
                name="appliesTo"
                label="Applies to"
                all="All targets"
                options={TARGET_FILTERS}
              />
            </>
          }
        />
        <DataTable
          list={list}
          caption="Discounts"
          className="promotions-table discounts-table"
          columns={discountColumns({
            isChanging: changes.isChanging,
            onSwitch: (discount, isActive) => void changes.setActive(discount, isActive),
            onEdit: setEdited,
            onDelete: setDeleting,
          })}
          rowKey={({ id }) => id}
          empty={
            isFiltered
              ? 'No discounts found'
              : 'No discounts yet. Add one, and the shop’s prices are lower by themselves.'
          }
        />
        <ListPager list={list} />
      </Box>
      {edited !== undefined && (
        <DiscountDialog
          key={`${edited?.id} ${edited?.version}`}
          discount={edited}
          categories={categories}
          onSaved={changes.refresh}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          title="Delete this discount?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onConfirm={() => changes.remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>
            “{deleting.name}” is deleted, and prices go back to what they were without it. Orders keep theirs.
            To keep it for later, switch it off instead.
          </p>
        </ConfirmDialog>
      )}
    </OfficePage>
  );
}

/** What the live ones lower. */
function liveFacts(stats: DiscountStats | undefined) {
  const { all, category, product } = stats?.byTarget ?? {};
  const text = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  return [
    { label: 'Live on everything', text: text(all) },
    { label: 'Live on categories', text: text(category) },
    { label: 'Live on products', text: text(product) },
  ];
}
