import { useState } from 'react';
import {
  type DiscountRecord,
  discountSchema,
  discountStatsSchema,
} from '../../../contract/promotions/discount.ts';
import { discountPeriod, discountWords } from '../../../domain/promotions/promotion-words.ts';
import { formatCount } from '../../../domain/text/format.ts';
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
import { DiscountDialog, discountBody, discountValues } from './discount-dialog.tsx';
import { DISCOUNT_STATE_WORDS, TARGET_FILTERS } from './discount-words.ts';
import { PromotionTiles } from './promotion-tiles.tsx';
import { usePromotionSwitch } from './use-promotion-switch.ts';
import './promotions.css';

export const meta = adminMeta('Discounts');

const readStats = oneReader('stats', discountStatsSchema);
const countText = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));

/** Prices that are lower by themselves, for some days or for good. */
export default function DiscountsPage() {
  const list = useList({
    kind: 'discount',
    path: '/discounts',
    filters: ['search', 'status', 'appliesTo'],
    readRow: readWith(discountSchema),
    failed: 'Failed to load discounts',
  });
  const stats = useAdminQuery({ kind: 'discount', path: '/discounts/stats', read: readStats });
  const live = stats.value?.byTarget;
  /** Undefined: the dialog is closed; null: for a new one. */
  const [edited, setEdited] = useState<DiscountRecord | null>();
  const [deleting, setDeleting] = useState<DiscountRecord | null>(null);
  const { isChanging, change: setActive } = usePromotionSwitch('discount', list, {
    bodyOf: (discount) => discountBody(discountValues(discount)),
    readSaved: oneReader('discount', discountSchema),
  });

  const columns: readonly Column<DiscountRecord>[] = [
    {
      key: 'discount',
      title: 'Discount',
      className: 'promotion-cell-name',
      render: (discount) => <RowName onClick={() => setEdited(discount)}>{discount.name}</RowName>,
    },
    {
      key: 'gives',
      title: 'What it lowers',
      bare: true,
      className: 'promotion-cell-words',
      render: (discount) => discountWords(discount, discount.targetName),
    },
    { key: 'period', title: 'Days', className: 'promotion-cell-period', render: discountPeriod },
    {
      key: 'status',
      title: 'Status',
      bare: true,
      className: 'promotion-cell-status',
      render: (discount) => {
        const words = DISCOUNT_STATE_WORDS.find(({ value }) => value === discount.state);
        return (
          <span>
            <Badge tone={words?.tone ?? 'neutral'}>{words?.label ?? discount.state}</Badge>
            <Sub className="promotion-period">{discountPeriod(discount)}</Sub>
          </span>
        );
      },
    },
    {
      key: 'active',
      title: 'Active',
      className: 'promotion-cell-switch',
      render: (discount) => (
        <RowSwitch
          label={`${discount.name} is active`}
          isOn={discount.isActive}
          isBusy={isChanging(discount)}
          onChange={(isActive) => void setActive(discount, isActive)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Actions',
      align: 'right',
      bare: true,
      className: 'promotion-cell-actions',
      render: (discount) => (
        <RowActions
          name={discount.name}
          onEdit={() => setEdited(discount)}
          onDelete={() => setDeleting(discount)}
        />
      ),
    },
  ];

  return (
    <ListScreen
      title="Discounts"
      nouns={['discount', 'discounts']}
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      className="promotions-table discounts-table"
      search="Search by name"
      empty="No discounts yet. Add one, and the shop’s prices are lower by themselves."
      filters={
        <>
          <StatusFilter list={list} options={DISCOUNT_STATE_WORDS} />
          <FilterSelect
            list={list}
            name="appliesTo"
            label="Applies to"
            all="All targets"
            options={TARGET_FILTERS}
          />
        </>
      }
      actions={
        <Button kind="dark" onClick={() => setEdited(null)}>
          <AdminIcon name="plus" size="small" />
          Add Discount
        </Button>
      }
      above={
        <PromotionTiles
          list={list}
          states={DISCOUNT_STATE_WORDS}
          stats={stats}
          facts={[
            { label: 'Live on everything', text: countText(live?.all) },
            { label: 'Live on categories', text: countText(live?.category) },
            { label: 'Live on products', text: countText(live?.product) },
          ]}
        />
      }
    >
      {edited !== undefined && (
        <DiscountDialog
          key={`${edited?.id} ${edited?.version}`}
          discount={edited}
          onReload={setEdited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleting !== null && (
        <DeleteDialog
          list={list}
          row={deleting}
          title="Delete this discount?"
          done="Discount deleted successfully"
          failed="Failed to delete discount"
          onClose={() => setDeleting(null)}
        >
          “<bdi>{deleting.name}</bdi>” is deleted, and prices go back to what they were without it. Orders
          keep theirs. To keep it for later, switch it off instead.
        </DeleteDialog>
      )}
    </ListScreen>
  );
}
