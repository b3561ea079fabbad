import { useMutation } from '@tanstack/react-query';
import { ORDERS_PER_PRINT } from '../../../contract/orders/order-edit.ts';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { orderDocuments } from '../../../domain/invoices/order-documents.ts';
import { splitForBulk, statusSummary } from '../../../domain/orders/bulk-selection.ts';
import { type BulkChange, ORDER_STATUSES } from '../../../domain/orders/order-status.ts';
import { formatCount, formatRupees } from '../../../domain/text/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { toastRefusal } from '../admin-call.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { RoleButton, useMay } from '../frame/role.tsx';
import type { BulkProgress } from './bulk-change.ts';
import { totalOf } from './order-text.ts';
import type { PrintPapers } from './packing/use-packing-papers.tsx';

interface SelectionBarProps {
  readonly orders: readonly AdminOrder[];
  readonly isBusy: boolean;
  readonly onChange: (change: BulkChange) => void;
  readonly onPrint: PrintPapers;
  readonly onClear: () => void;
}

export function SelectionBar({ orders, isBusy, onChange, onPrint, onClear }: SelectionBarProps) {
  const may = useMay();
  const toConfirm = splitForBulk(orders, 'confirmPending').moving.length;
  const toShip = splitForBulk(orders, 'shipConfirmed').moving.length;
  return (
    <section
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-md bg-ink px-4 py-2.5 text-paper shadow-raised max-md:-mx-4 max-md:rounded-none max-md:px-3 md:bottom-3"
      aria-label="Selected orders"
    >
      <p className="mr-auto leading-snug" role="status">
        <b>{formatCount(orders.length)} selected</b>
        {may('see order amounts') && `, ${formatRupees(totalOf(orders))}`}
        <span className="block text-xs text-on-ink">
          {statusSummary(
            orders.map(({ status }) => status),
            ORDER_STATUSES,
          )}
        </span>
      </p>
      <IconButton className="on-ink md:order-last" icon="close" label="Clear selection" onClick={onClear} />
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-[1_1_calc(50%-8px)]">
        {toConfirm > 0 && (
          <RoleButton needs="confirm orders" disabled={isBusy} onClick={() => onChange('confirmPending')}>
            <AdminIcon name="check" />
            Confirm {formatCount(toConfirm)}
          </RoleButton>
        )}
        {toShip > 0 && (
          <RoleButton
            needs="ship orders"
            kind="primary"
            disabled={isBusy}
            onClick={() => onChange('shipConfirmed')}
          >
            <AdminIcon name="truck" />
            Ship {formatCount(toShip)}
          </RoleButton>
        )}
        <PrintButtons orders={orders} invoiced={orders.filter(isInvoiced)} onPrint={onPrint} />
      </div>
    </section>
  );
}

const DOING = {
  confirmPending: 'Confirming pending orders',
  shipConfirmed: 'Shipping confirmed orders',
} as const;

const NAMED_FAILED = 5;

const joinUpTo = (names: readonly string[], most: number) =>
  names.slice(0, most).join('; ') + (names.length > most ? ` and ${names.length - most} more` : '');

interface BulkBarProps {
  readonly progress: BulkProgress;
  readonly onPrint: PrintPapers;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

export function BulkProgressBar({ progress, onPrint, onStop, onClose }: BulkBarProps) {
  const { change, done, total, moved, failed, isRunning } = progress;
  return (
    <div className="bulk-bar grid gap-1 border-b border-line bg-orange-tint px-4 py-3">
      <ProgressBar label={DOING[change]} value={done} max={Math.max(total, 1)} />
      <div className="flex items-center justify-between gap-4 wrap-anywhere" role="status">
        <span>
          {!isRunning && `${done - failed.length} of ${total} updated. `}
          {failed.length > 0 && `${failed.length} failed: ${joinUpTo(failed, NAMED_FAILED)}`}
        </span>
        {isRunning ? (
          <TextButton onClick={onStop}>Stop</TextButton>
        ) : (
          <TextButton onClick={onClose}>Close</TextButton>
        )}
      </div>
      {!isRunning && moved.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <PrintButtons
            orders={moved}
            invoiced={change === 'shipConfirmed' ? moved : moved.filter(isInvoiced)}
            onPrint={onPrint}
          />
        </div>
      )}
    </div>
  );
}

/** An invoice exists once an order is paid or shipped. */
const isInvoiced = (order: AdminOrder): boolean =>
  order.status === 'SHIPPED' || orderDocuments(order.status_history).invoice;

interface PrintButtonsProps {
  readonly orders: readonly AdminOrder[];
  readonly invoiced: readonly AdminOrder[];
  readonly onPrint: PrintPapers;
}

function PrintButtons({ orders, invoiced, onPrint }: PrintButtonsProps) {
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      downloadFile('/orders/invoices', 'invoices.pdf', {
        method: 'POST',
        body: new Blob([JSON.stringify({ ids: invoiced.map(({ id }) => id) })], { type: 'application/json' }),
      }),
    onError: toastRefusal('We couldn’t load the invoices'),
  });
  const tooMany = (count: number) =>
    count > ORDERS_PER_PRINT ? `You can print up to ${ORDERS_PER_PRINT} at once` : undefined;
  return (
    <>
      {orders.length > 0 && (
        <Button
          disabled={tooMany(orders.length) !== undefined}
          title={tooMany(orders.length)}
          onClick={() => onPrint('slips', orders)}
        >
          <AdminIcon name="print" />
          Print {counted(orders.length, 'slip')}
        </Button>
      )}
      {invoiced.length > 0 && (
        <Button
          busy={isPending}
          disabled={tooMany(invoiced.length) !== undefined}
          title={tooMany(invoiced.length)}
          onClick={() => mutate()}
        >
          <AdminIcon name="print" />
          Print {counted(invoiced.length, 'invoice')}
        </Button>
      )}
    </>
  );
}

const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
