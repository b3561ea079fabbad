import { useState } from 'react';
import { useNavigate } from 'react-router';
import { orderCountsSchema } from '../../../contract/orders/order-responses.ts';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { missingPermission, ORDERS_EXPORT, type Permission } from '../../../domain/accounts/permissions.ts';
import {
  BULK_CHANGES,
  type BulkChange,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
} from '../../../domain/orders/order-status.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { callAdmin, withRefusal } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { greyedItem, RoleButton, useHolder, useMay } from '../frame/role.tsx';
import { DATE_FILTERS, DateFilter } from '../list/date-filter.tsx';
import { matchOption } from '../list/list-address.ts';
import { ListScreen, useExport } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { optionsOf } from '../list/options.ts';
import { StatusTiles } from '../list/status-tiles.tsx';
import { useList } from '../list/use-list.ts';
import { useSelection } from '../list/use-selection.tsx';
import { GstinNotice } from '../settings/gstin-notice.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { BulkProgressBar, SelectionBar } from './bulk-bars.tsx';
import { BulkQuestionDialog } from './bulk-question-dialog.tsx';
import { confirmStatusChange } from './confirm-status-change.ts';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { orderPath, readOrderResponse, useOpenedOrder } from './order-queries.ts';
import {
  countPieces,
  LATE_OPTIONS,
  MONEY_OPTIONS,
  ORDER_TONES,
  orderName,
  REFUNDED_OPTIONS,
  STATUS_OPTIONS,
  TO_CALL_OPTIONS,
  tileCount,
  totalOf,
  UNCONFIRMED_OPTIONS,
} from './order-text.ts';
import { usePackingPapers } from './packing/use-packing-papers.tsx';
import { ShipPileDialog } from './pile/ship-pile-dialog.tsx';
import { useBulkChange } from './use-bulk-change.ts';

export const meta = adminMeta('Orders');

const NEW_ORDER = '/admin/orders/new';

const PackDialog = lazyPart('Packing', () => import('./packing/pack-dialog.tsx'));

export default function OrdersPage() {
  const list = useList({
    kind: 'order',
    path: '/orders',
    filters: [
      'search',
      'status',
      'payment_status',
      'money',
      'late',
      'to_call',
      'refunded',
      'unconfirmed',
      ...DATE_FILTERS,
    ],
    isSortable: true,
    schema: adminOrderSchema,
    failed: 'Failed to fetch orders',
  });
  const navigate = useNavigate();
  const holder = useHolder();
  const may = useMay();
  const missing = (permission: Permission) => (may(permission) ? undefined : permission);
  const isConfirmationAsked = useSettings().value?.cashConfirmation?.isAsked === true;
  const { isExporting, exportRows } = useExport({ list, noun: 'orders' });
  const opened = useOpenedOrder();
  const [open, setOpen] = useState<{ action: 'edit' | 'delete'; order: AdminOrder } | null>(null);
  const { print, papers } = usePackingPapers();
  const [packing, setPacking] = useState<{ readonly name: string | undefined } | null>(null);
  const selection = useSelection(list, orderName);
  const bulk = useBulkChange(selection.untick);
  const { isChanging, change } = useRowMutation<AdminOrder, { status: OrderStatus; reason?: string }>({
    list,
    async save(order, changes) {
      const body = { from: order.status, ...changes };
      return readOrderResponse(await callAdmin(`${orderPath(order)}/status`, { method: 'PATCH', body }));
    },
    preview: (order, { status }) => ({ ...order, status }),
    done: 'Order status updated successfully',
    failed: (thrown) => withRefusal('Failed to update order status', thrown),
  });
  const setStatus = (order: AdminOrder, status: OrderStatus) => {
    const answer = confirmStatusChange(order, status);
    if (answer !== null) void change(order, { status, ...answer });
  };

  const counts = orderCountsSchema.safeParse(list.response).data;
  const status = matchOption(list.filters.status ?? '', ORDER_STATUSES);
  const bulkRun = (change: BulkChange, needs: Permission, icon: 'check' | 'truck') => {
    const { from, label } = BULK_CHANGES[change];
    /** Of the view: with another status chosen, none of it is in view. */
    const inView = status === '' || status === from ? (counts?.counts[from] ?? 0) : 0;
    return {
      label,
      needs,
      icon: <AdminIcon name={icon} />,
      isIdle: inView === 0 || bulk.isBusy,
      onSelect: () => bulk.askAll({ change, filters: list.filters }),
    };
  };
  const bulkRuns = [
    bulkRun('confirmPending', 'confirm orders', 'check'),
    bulkRun('shipConfirmed', 'ship orders', 'truck'),
  ];

  return (
    <ListScreen
      title="Orders"
      nouns={['order', 'orders']}
      list={list}
      columns={[
        selection.column,
        ...orderColumns({
          list,
          isChanging,
          onStatus: setStatus,
          linkTo: opened.linkTo,
          may,
          onAction: (action, order) => (action === 'view' ? opened.open(order) : setOpen({ action, order })),
        }),
      ]}
      className="orders-table md:max-xl:[&_:is(th,td)+:is(th,td)]:px-1 max-md:[&_tfoot_tr]:flex max-md:[&_tfoot_tr]:justify-between"
      rowClassName={(order) =>
        `max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:items-center ${selection.has(order) ? 'ticked' : ''}`
      }
      search="Search by order id or customer"
      searchHint="Order, name, phone, SKU, tracking"
      moreFilters={<DateFilter list={list} />}
      filters={[
        statusFilter(STATUS_OPTIONS),
        {
          name: 'payment_status',
          label: 'Payment',
          all: 'All payments',
          options: optionsOf(PAYMENT_STATUSES),
        },
        // The dashboard leads here; nobody else needs the room it takes.
        ...(list.filters.late
          ? [{ name: 'late', label: 'Delivery', all: 'Any delivery', options: LATE_OPTIONS }]
          : []),
        ...(list.filters.to_call
          ? [{ name: 'to_call', label: 'Calls', all: 'All', options: TO_CALL_OPTIONS }]
          : []),
        ...(list.filters.refunded
          ? [{ name: 'refunded', label: 'Refund', all: 'All', options: REFUNDED_OPTIONS }]
          : []),
        ...(list.filters.unconfirmed || isConfirmationAsked
          ? [
              {
                name: 'unconfirmed',
                label: 'Confirmation',
                all: 'All',
                options: UNCONFIRMED_OPTIONS,
              },
            ]
          : []),
        ...(may('see order amounts')
          ? [{ name: 'money', label: 'To settle', all: 'All orders', options: MONEY_OPTIONS }]
          : []),
      ]}
      listActions={bulkRuns.map(({ label, needs, icon, isIdle, onSelect }) => (
        <RoleButton key={label} needs={needs} disabled={isIdle && may(needs)} onClick={onSelect}>
          {icon}
          {label}
        </RoleButton>
      ))}
      phoneMenu={[
        ...bulkRuns.map(({ needs, isIdle, ...item }) => ({ ...item, ...greyedItem(missing(needs), isIdle) })),
        {
          label: 'Pack',
          icon: <AdminIcon name="check" />,
          isApart: true,
          ...greyedItem(missing('ship orders')),
          onSelect: () => setPacking({ name: undefined }),
        },
        {
          label: 'Create order',
          icon: <AdminIcon name="plus" />,
          isApart: true,
          ...greyedItem(missing('create orders')),
          onSelect: () => void navigate(NEW_ORDER),
        },
        {
          label: 'Export CSV',
          icon: <AdminIcon name="download" />,
          ...greyedItem(missingPermission(holder, ORDERS_EXPORT), isExporting),
          onSelect: exportRows,
        },
      ]}
      actions={
        <>
          <RoleButton needs={ORDERS_EXPORT} busy={isExporting} onClick={exportRows}>
            <AdminIcon name="download" />
            Export CSV
          </RoleButton>
          <RoleButton needs="ship orders" onClick={() => setPacking({ name: undefined })}>
            <AdminIcon name="check" />
            Pack
          </RoleButton>
          <RoleButton needs="create orders" kind="dark" to={NEW_ORDER}>
            <AdminIcon name="plus" />
            Create order
          </RoleButton>
        </>
      }
      above={
        <>
          <GstinNotice />
          <StatusTiles
            list={list}
            tiles={STATUS_OPTIONS.map(({ value, label }) => ({
              value,
              label,
              tone: ORDER_TONES[value],
              count: counts && tileCount(counts, value),
            }))}
          />
        </>
      }
      note={
        bulk.progress !== null && (
          <BulkProgressBar progress={bulk.progress} onPrint={print} onStop={bulk.stop} onClose={bulk.close} />
        )
      }
      foot={[
        '',
        '',
        `${formatCount(list.rows.length)} on this page`,
        '',
        formatCount(list.rows.reduce((pieces, order) => pieces + countPieces(order), 0)),
        ...(may('see order amounts') ? [formatRupees(totalOf(list.rows))] : []),
      ]}
    >
      {selection.rows.length > 0 && (
        <SelectionBar
          orders={selection.rows}
          isBusy={bulk.isBusy}
          onChange={(change) => bulk.askTicked(selection.rows, change)}
          onPrint={print}
          onClear={selection.clear}
        />
      )}
      {bulk.question?.change === 'shipConfirmed' && (
        <ShipPileDialog question={bulk.question} onShipped={bulk.shipped} onClose={bulk.cancel} />
      )}
      {bulk.question?.change === 'confirmPending' && (
        <BulkQuestionDialog question={bulk.question} onGo={bulk.go} onCancel={bulk.cancel} />
      )}
      {opened.name !== undefined && (
        <OrderDialog
          name={opened.name}
          rows={list.rows}
          isChanging={isChanging}
          onStatus={setStatus}
          onEdit={(order) => setOpen({ action: 'edit', order })}
          onDelete={(order) => setOpen({ action: 'delete', order })}
          onPrint={(paper, order) => print(paper, [order])}
          onReplace={opened.replace}
          onClose={opened.close}
        />
      )}
      {packing !== null && (
        <PackDialog
          {...packing}
          onPrint={(paper, order) => print(paper, [order])}
          onClose={() => setPacking(null)}
        />
      )}
      {papers}
      {open?.action === 'edit' && (
        <EditOrderDialog
          key={open.order.version}
          order={open.order}
          onReload={(order) => setOpen({ action: 'edit', order })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.action === 'delete' && (
        <DeleteOrderDialog
          order={open.order}
          list={list}
          onDeleted={() => {
            selection.untick([open.order.id]);
            if (opened.name !== undefined) opened.close();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </ListScreen>
  );
}
