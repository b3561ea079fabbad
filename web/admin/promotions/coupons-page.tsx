import { useState } from 'react';
import { type CouponRecord, couponSchema, couponStatsSchema } from '../../../contract/promotions/coupon.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { couponLimits, couponPeriod, couponWords } from '../../../domain/promotions/promotion-words.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { RowName, Sub } from '../list/cells.tsx';
import { readWith } from '../list/list-response.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { FilterSelect, StatusFilter } from '../list/list-toolbar.tsx';
import { RowActions } from '../list/row-action.tsx';
import { RowSwitch } from '../list/row-switch.tsx';
import { useList } from '../list/use-list.ts';
import { oneReader } from '../read-response.ts';
import { CouponDialog, couponBody, couponValues } from './coupon-dialog.tsx';
import { COUPON_STATE_WORDS, COUPON_TYPE_WORDS } from './coupon-words.ts';
import { PromotionTiles } from './promotion-tiles.tsx';
import { usePromotionSwitch } from './use-promotion-switch.ts';
import './promotions.css';

export const meta = adminMeta('Coupons');

const readStats = oneReader('stats', couponStatsSchema);

/** Codes that a shopper types at the checkout. */
export default function CouponsPage() {
  const list = useList({
    kind: 'coupon',
    path: '/coupons',
    filters: ['search', 'status', 'type'],
    readRow: readWith(couponSchema),
    failed: 'Failed to load coupons',
  });
  const stats = useAdminQuery({ kind: 'coupon', path: '/coupons/stats', read: readStats });
  /** Undefined: the dialog is closed; null: for a new one. */
  const [edited, setEdited] = useState<CouponRecord | null>();
  const [deleting, setDeleting] = useState<CouponRecord | null>(null);
  const { isChanging, change: setActive } = usePromotionSwitch('coupon', list, {
    bodyOf: (coupon) => couponBody(couponValues(coupon)),
    readSaved: oneReader('coupon', couponSchema),
  });

  const columns: readonly Column<CouponRecord>[] = [
    {
      key: 'coupon',
      title: 'Coupon',
      className: 'promotion-cell-name',
      render: (coupon) => (
        <div>
          <RowName className="coupon-code" onClick={() => setEdited(coupon)}>
            {coupon.code}
          </RowName>
          <Sub>{coupon.name}</Sub>
        </div>
      ),
    },
    {
      key: 'gives',
      title: 'What it gives',
      bare: true,
      className: 'promotion-cell-words',
      render: (coupon) => (
        <span>
          {couponWords(coupon)}
          <Sub>
            {[couponLimits(coupon), coupon.isPublic ? 'Public' : 'Secret'].filter(Boolean).join(' · ')}
          </Sub>
        </span>
      ),
    },
    { key: 'period', title: 'Period', className: 'promotion-cell-period', render: couponPeriod },
    {
      key: 'uses',
      title: 'Uses',
      align: 'right',
      className: 'promotion-cell-uses',
      render: ({ usedCount, usageLimit }) => (
        <span>
          {formatCount(usedCount)}
          {usageLimit !== null && <Sub>of {formatCount(usageLimit)}</Sub>}
        </span>
      ),
    },
    {
      key: 'saved',
      title: 'Saved',
      align: 'right',
      className: 'promotion-cell-saved',
      render: ({ saved }) => (saved === undefined ? '' : formatRupees(rupees(saved))),
    },
    {
      key: 'status',
      title: 'Status',
      bare: true,
      className: 'promotion-cell-status',
      render: (coupon) => {
        const words = COUPON_STATE_WORDS.find(({ value }) => value === coupon.state);
        return (
          <span>
            <Badge tone={words?.tone ?? 'neutral'}>{words?.label ?? coupon.state}</Badge>
            <Sub className="promotion-period">{couponPeriod(coupon)}</Sub>
          </span>
        );
      },
    },
    {
      key: 'active',
      title: 'Active',
      className: 'promotion-cell-switch',
      render: (coupon) => (
        <RowSwitch
          label={`${coupon.code} is active`}
          isOn={coupon.isActive}
          isBusy={isChanging(coupon)}
          onChange={(isActive) => void setActive(coupon, isActive)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      className: 'promotion-cell-actions',
      render: (coupon) => (
        <RowActions
          name={coupon.code}
          onEdit={() => setEdited(coupon)}
          onDelete={() => setDeleting(coupon)}
        />
      ),
    },
  ];

  return (
    <ListScreen
      title="Coupons"
      nouns={['coupon', 'coupons']}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      className="promotions-table coupons-table"
      search="Search by code, name or description"
      empty="No coupons yet. Add the first one, and shoppers can use its code."
      filters={
        <>
          <StatusFilter list={list} options={COUPON_STATE_WORDS} />
          <FilterSelect list={list} name="type" label="Kind" all="All kinds" options={COUPON_TYPE_WORDS} />
        </>
      }
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <AdminIcon name="plus" size="small" />
          Add Coupon
        </Button>
      }
      above={
        <PromotionTiles
          list={list}
          states={COUPON_STATE_WORDS}
          stats={stats}
          facts={[
            { label: 'Uses', text: stats.value && formatCount(stats.value.uses) },
            { label: 'Saved by customers', text: stats.value && formatRupees(rupees(stats.value.saved)) },
          ]}
        />
      }
    >
      {edited !== undefined && (
        <CouponDialog
          key={`${edited?.id} ${edited?.version}`}
          coupon={edited}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleting !== null && (
        <DeleteDialog
          list={list}
          row={deleting}
          title={`Delete ${deleting.code}?`}
          done="Coupon deleted successfully"
          failed="Failed to delete coupon"
          onClose={() => setDeleting(null)}
        >
          Nobody can use the code any more. Orders that used it keep what they saved. To keep it for later,
          switch it off instead.
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
