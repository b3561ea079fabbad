import { useState } from 'react';
import { formatCount, formatRupees } from '../../../domain/format.ts';
import { rupees } from '../../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { OfficeIcon } from '../frame/office-icon.tsx';
import { Box, OfficePage, officeMeta } from '../frame/office-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { ListPager } from '../list/list-pager.tsx';
import { FilterSelect, ListToolbar } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { usePart } from '../orders/use-part.ts';
import { couponColumns } from './coupon-columns.tsx';
import { CouponDialog } from './coupon-dialog.tsx';
import {
  couponFields,
  type OfficeCoupon,
  readCoupon,
  readCouponStats,
  readOneCoupon,
} from './coupon-reply.ts';
import { COUPON_STATE_WORDS, COUPON_TYPE_WORDS } from './coupon-words.ts';
import { PromotionTiles } from './promotion-tiles.tsx';
import { usePromotionChanges } from './use-promotion-changes.ts';
import './promotions.css';

export const meta = officeMeta('Coupons');

const FILTERS = ['search', 'status', 'type'];

/** Codes that a shopper types at the checkout. */
export default function CouponsPage() {
  const list = useList({
    path: '/coupons',
    filters: FILTERS,
    readRow: readCoupon,
    failed: 'Failed to load coupons',
  });
  const stats = usePart('/coupons/stats', readCouponStats);
  /** Undefined: the dialog is closed; null: for a new coupon. */
  const [edited, setEdited] = useState<OfficeCoupon | null>();
  const [deleting, setDeleting] = useState<OfficeCoupon | null>(null);
  const changes = usePromotionChanges({
    word: 'coupon',
    list,
    bodyOf: couponFields,
    readChanged: readOneCoupon,
    onChanged: () => void stats.reload(),
  });

  const total = list.paging?.total;
  const isFiltered = Object.values(list.filters).some((value) => value !== '');
  return (
    <OfficePage
      title="Coupons"
      note={total === undefined ? undefined : `${formatCount(total)} ${total === 1 ? 'coupon' : 'coupons'}`}
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <OfficeIcon name="plus" size="small" />
          Add Coupon
        </Button>
      }
    >
      <PromotionTiles
        states={COUPON_STATE_WORDS}
        counts={stats.value?.byState}
        chosen={list.filters.status ?? ''}
        onChoose={(status) => list.setFilters({ status })}
        facts={[
          { label: 'Uses', text: stats.value && formatCount(stats.value.uses) },
          { label: 'Saved by customers', text: stats.value && formatRupees(rupees(stats.value.saved)) },
        ]}
        isFailed={stats.isFailed}
        onRetry={() => void stats.reload()}
      />
      <Box>
        <ListToolbar
          list={list}
          search="Search by code, name or description"
          filters={
            <>
              <FilterSelect
                list={list}
                name="status"
                label="Status"
                all="All statuses"
                options={COUPON_STATE_WORDS}
              />
              <FilterSelect
                list={list}
                name="type"
                label="Kind"
                all="All kinds"
                options={COUPON_TYPE_WORDS}
              />
            </>
          }
        />
        <DataTable
          list={list}
          caption="Coupons"
          className="promotions-table coupons-table"
          columns={couponColumns({
            isChanging: changes.isChanging,
            onSwitch: (coupon, isActive) => void changes.setActive(coupon, isActive),
            onEdit: setEdited,
            onDelete: setDeleting,
          })}
          rowKey={({ id }) => id}
          empty={
            isFiltered
              ? 'No coupons found'
              : 'No coupons yet. Add the first one, and shoppers can use its code.'
          }
        />
        <ListPager list={list} />
      </Box>
      {edited !== undefined && (
        <CouponDialog
          key={`${edited?.id} ${edited?.version}`}
          coupon={edited}
          onSaved={changes.refresh}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleting !== null && (
        <ConfirmDialog
          title={`Delete ${deleting.code}?`}
          confirmLabel="Delete"
          busyLabel="Deleting..."
          danger
          onConfirm={() => changes.remove(deleting)}
          onClose={() => setDeleting(null)}
        >
          <p>
            Nobody can use the code any more. Orders that used it keep what they saved. To keep it for later,
            switch it off instead.
          </p>
        </ConfirmDialog>
      )}
    </OfficePage>
  );
}
