import { useState } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import {
  BULK_CHANGES,
  type BulkChange,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../domain/orders/order-status.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { replaceRow } from '../data/use-row-mutation.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { AdminPage, adminMeta, Box } from '../frame/admin-page.tsx';
import { DataTable } from '../list/data-table.tsx';
import { listQuery, matchOption } from '../list/list-address.ts';
import { ListPager } from '../list/list-pager.tsx';
import { countLabel } from '../list/list-response.ts';
import { FilterSelect, ListToolbar, StatusFilter } from '../list/list-toolbar.tsx';
import { useList } from '../list/use-list.ts';
import { GstinNotice } from '../settings/gstin-notice.tsx';
import { refusalOr } from '../shipping/refusals.ts';
import { BulkProgressBar } from './bulk-progress-bar.tsx';
import { confirmStatusChange } from './confirm-status-change.ts';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import { type OrderAction, orderColumns } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { STATUS_OPTIONS } from './order-words.ts';
import { PackingSlip } from './packing-slip.tsx';
import { pageTotals } from './page-totals.ts';
import { readCounts, readOrder, readOrderResponse } from './read-order.ts';
import { StatusTiles } from './status-tiles.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import './orders.css';

export const meta = adminMeta('Orders');

const FILTERS = ['search', 'status', 'payment_status'];
const STATUS_FAILED = 'Failed to update order status';
const PAYMENT_OPTIONS = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'].map((value) => ({ value, label: value }));

export default function OrdersPage() {
  const list = useList({
    kind: 'order',
    path: '/orders',
    filters: FILTERS,
    readRow: readOrder,
    failed: 'Failed to fetch orders',
  });
  const [open, setOpen] = useState<{ action: OrderAction; order: Order } | null>(null);
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState<Order | null>(null);
  const [isExporting, setExporting] = useState(false);
  const bulk = useBulkChange(() => void refresh('order'));
  const counts = readCounts(list.response);
  const status = matchOption(list.filters.status ?? '', ORDER_STATUSES);

  const show = (changed: Order) => {
    replaceRow(list.key, changed);
    setOpen((before) => (before?.order.id === changed.id ? { ...before, order: changed } : before));
    void refresh('order');
  };

  const setStatus = async (order: Order, status: OrderStatus) => {
    const answer = confirmStatusChange(order, status);
    if (answer === null) return;
    setChanging((before) => new Set(before).add(order.id));
    try {
      const path = `/orders/${encodeURIComponent(order.id)}/status`;
      const body = { status, from: order.status, ...answer };
      show(readOrderResponse(await callAdmin(path, { method: 'PATCH', body })));
      showToast({ kind: 'success', text: 'Order status updated successfully' });
    } catch (thrown) {
      const reason = refusalOr(thrown, '');
      showToast({ kind: 'error', text: [STATUS_FAILED, reason].filter(Boolean).join('. ') });
      // Whatever stood in the way may be seen in the list.
      if (reason !== '') void refresh('order');
    } finally {
      setChanging((before) => new Set([...before].filter((id) => id !== order.id)));
    }
  };

  const exportCsv = async () => {
    setExporting(true);
    const query = listQuery(new URLSearchParams(list.filters), FILTERS);
    await downloadFile(`/orders/export?${query}`, 'orders.csv').catch(() =>
      showToast({ kind: 'error', text: 'Failed to export orders' }),
    );
    setExporting(false);
  };

  /** Of the view: with another status chosen, none of it is in view. */
  const inView = (change: BulkChange) => {
    const { from } = BULK_CHANGES[change];
    return status === '' || status === from ? (counts?.counts[from] ?? 0) : 0;
  };
  const bulkButton = (change: BulkChange, icon: 'check' | 'truck') => (
    <Button
      disabled={inView(change) === 0 || bulk.isBusy}
      onClick={() => void bulk.start(change, inView(change), list.filters)}
    >
      <AdminIcon name={icon} size="small" />
      {BULK_CHANGES[change].label}
    </Button>
  );

  const { quantity, amount } = pageTotals(list.rows);
  const columns = orderColumns({
    isChanging: ({ id }) => changing.has(id),
    onStatus: (order, status) => void setStatus(order, status),
    onAction: (action, order) => setOpen({ action, order }),
  });
  return (
    <AdminPage
      title="Orders"
      note={list.paging && countLabel(list.paging, ['order', 'orders'])}
      actions={
        <>
          <Button busy={isExporting} onClick={() => void exportCsv()}>
            <AdminIcon name="download" size="small" />
            Export CSV
          </Button>
          <ButtonLink kind="dark" to="/create-order">
            <AdminIcon name="plus" size="small" />
            Create order
          </ButtonLink>
        </>
      }
    >
      <GstinNotice />
      <StatusTiles
        counts={counts}
        chosen={status}
        onChoose={(chosen) => list.setFilters({ status: chosen })}
      />
      <Box className="orders-box">
        <ListToolbar
          list={list}
          search="Search by order id or customer"
          filters={
            <>
              <StatusFilter list={list} options={STATUS_OPTIONS} />
              <FilterSelect
                list={list}
                name="payment_status"
                label="Payment"
                all="All payments"
                options={PAYMENT_OPTIONS}
              />
            </>
          }
          actions={
            <>
              {bulkButton('confirmPending', 'check')}
              {bulkButton('shipConfirmed', 'truck')}
            </>
          }
        />
        {bulk.progress !== null && (
          <BulkProgressBar progress={bulk.progress} onStop={bulk.stop} onClose={bulk.close} />
        )}
        <DataTable
          list={list}
          caption="Orders"
          className="orders-table"
          columns={columns}
          rowKey={({ id }) => id}
          empty="No orders found"
          foot={['', `${formatCount(list.rows.length)} on this page`, formatCount(quantity), amount]}
        />
        <ListPager list={list} />
      </Box>
      {open?.action === 'view' && (
        <OrderDialog
          order={open.order}
          onChanged={show}
          onEdit={() => setOpen({ ...open, action: 'edit' })}
          onPrint={() => setPrinting(open.order)}
          onClose={() => setOpen(null)}
        />
      )}
      {printing !== null && <PackingSlip order={printing} onPrinted={() => setPrinting(null)} />}
      {open?.action === 'edit' && (
        <EditOrderDialog
          key={open.order.version}
          order={open.order}
          onSaved={show}
          onReload={() => reloadOrder(open.order).then(show)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.action === 'delete' && (
        <DeleteOrderDialog order={open.order} list={list} onClose={() => setOpen(null)} />
      )}
    </AdminPage>
  );
}

const reloadOrder = async ({ id }: Order) =>
  readOrderResponse(await callAdmin(`/orders/${encodeURIComponent(id)}`));
