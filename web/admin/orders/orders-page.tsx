import { useState } from 'react';
import { type Order, orderSchema } from '../../../contract/orders/order.ts';
import { orderCountsSchema } from '../../../contract/orders/order-responses.ts';
import {
  BULK_CHANGES,
  type BulkChange,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
} from '../../../domain/orders/order-status.ts';
import { rupees, sum } from '../../../domain/pricing/money.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { useRowMutation } from '../data/use-row-mutation.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { adminMeta } from '../frame/admin-page.tsx';
import { CARD } from '../list/columns.tsx';
import { matchOption } from '../list/list-address.ts';
import { ExportButton } from '../list/list-buttons.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { statusFilter } from '../list/list-toolbar.tsx';
import { optionsOf } from '../list/options.ts';
import { StatusTiles } from '../list/status-tiles.tsx';
import { useList } from '../list/use-list.ts';
import { GstinNotice } from '../settings/gstin-notice.tsx';
import { refusalOr } from '../shipping/refusals.ts';
import { BulkProgressBar } from './bulk-progress-bar.tsx';
import { confirmStatusChange } from './confirm-status-change.ts';
import { DeleteOrderDialog } from './delete-order-dialog.tsx';
import { EditOrderDialog } from './edit-order-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { countPieces, MONEY_OPTIONS, ORDER_TONES, STATUS_OPTIONS, tileCount } from './order-words.ts';
import { PackingSlip } from './packing-slip.tsx';
import { orderPath, readOrderResponse } from './read-order.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { useOpenedOrder } from './use-opened-order.ts';

export const meta = adminMeta('Orders');

export default function OrdersPage() {
  const list = useList({
    kind: 'order',
    path: '/orders',
    filters: ['search', 'status', 'payment_status', 'money'],
    schema: orderSchema,
    failed: 'Failed to fetch orders',
  });
  const opened = useOpenedOrder();
  const [open, setOpen] = useState<{ action: 'edit' | 'delete'; order: Order } | null>(null);
  const [printing, setPrinting] = useState<Order | null>(null);
  const bulk = useBulkChange();
  const { isChanging, change } = useRowMutation<Order, { status: OrderStatus; reason?: string }>({
    list,
    async save(order, changes) {
      const body = { from: order.status, ...changes };
      return readOrderResponse(await callAdmin(`${orderPath(order)}/status`, { method: 'PATCH', body }));
    },
    preview: (order, { status }) => ({ ...order, status }),
    done: 'Order status updated successfully',
    failed: (thrown) => ['Failed to update order status', refusalOr(thrown, '')].filter(Boolean).join('. '),
  });
  const setStatus = (order: Order, status: OrderStatus) => {
    const answer = confirmStatusChange(order, status);
    if (answer !== null) void change(order, { status, ...answer });
  };

  const counts = orderCountsSchema.safeParse(list.response).data;
  const status = matchOption(list.filters.status ?? '', ORDER_STATUSES);
  const bulkButton = (change: BulkChange, icon: 'check' | 'truck') => {
    const { from, label } = BULK_CHANGES[change];
    /** Of the view: with another status chosen, none of it is in view. */
    const inView = status === '' || status === from ? (counts?.counts[from] ?? 0) : 0;
    return (
      <Button
        disabled={inView === 0 || bulk.isBusy}
        onClick={() => bulk.start({ change, inView, filters: list.filters })}
      >
        <AdminIcon name={icon} />
        {label}
      </Button>
    );
  };

  return (
    <ListScreen
      title="Orders"
      nouns={['order', 'orders']}
      list={list}
      columns={orderColumns({
        isChanging,
        onStatus: setStatus,
        linkTo: opened.linkTo,
        onAction: (action, order) => (action === 'view' ? opened.open(order) : setOpen({ action, order })),
      })}
      isTight
      className="orders-table md:max-lg:[&_:is(th,td)+:is(th,td)]:px-1 max-md:[&_tfoot_tr]:flex max-md:[&_tfoot_tr]:justify-between"
      rowClassName={CARD.row}
      search="Search by order id or customer"
      filters={[
        statusFilter(STATUS_OPTIONS),
        {
          name: 'payment_status',
          label: 'Payment',
          all: 'All payments',
          options: optionsOf(PAYMENT_STATUSES),
        },
        { name: 'money', label: 'To settle', all: 'Settled or not', options: MONEY_OPTIONS },
      ]}
      listActions={
        <>
          {bulkButton('confirmPending', 'check')}
          {bulkButton('shipConfirmed', 'truck')}
        </>
      }
      actions={
        <>
          <ExportButton list={list} words="orders" />
          <ButtonLink kind="dark" to="/admin/orders/new">
            <AdminIcon name="plus" />
            Create order
          </ButtonLink>
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
          <BulkProgressBar progress={bulk.progress} onStop={bulk.stop} onClose={bulk.close} />
        )
      }
      foot={[
        '',
        `${formatCount(list.rows.length)} on this page`,
        formatCount(list.rows.reduce((pieces, order) => pieces + countPieces(order), 0)),
        formatRupees(sum(list.rows.map(({ total_amount }) => rupees(total_amount)))),
      ]}
    >
      {opened.name !== undefined && (
        <OrderDialog
          name={opened.name}
          rows={list.rows}
          isChanging={isChanging}
          onStatus={setStatus}
          onEdit={(order) => setOpen({ action: 'edit', order })}
          onDelete={(order) => setOpen({ action: 'delete', order })}
          onPrint={setPrinting}
          onReplace={opened.replace}
          onClose={opened.close}
        />
      )}
      {printing !== null && <PackingSlip order={printing} onPrinted={() => setPrinting(null)} />}
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
          onDeleted={() => opened.name !== undefined && opened.close()}
          onClose={() => setOpen(null)}
        />
      )}
    </ListScreen>
  );
}
