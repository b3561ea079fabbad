import { useMutation } from '@tanstack/react-query';
import { ORDERS_PER_PRINT } from '../../../contract/orders/order-edit.ts';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { orderDocuments } from '../../../domain/invoices/order-documents.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { refusalOr } from '../shipping/refusals.ts';

/** An invoice exists once an order is paid or shipped. */
export const isInvoiced = (order: AdminOrder): boolean =>
  order.status === 'SHIPPED' || orderDocuments(order.status_history).invoice;

interface PrintButtonsProps {
  readonly orders: readonly AdminOrder[];
  /** Those of them that have an invoice. */
  readonly invoiced: readonly AdminOrder[];
  readonly onPrintSlips: (orders: readonly AdminOrder[]) => void;
}

/** Packing slips and invoices of many orders, each kind as one document. */
export function PrintButtons({ orders, invoiced, onPrintSlips }: PrintButtonsProps) {
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      downloadFile('/orders/invoices', 'invoices.pdf', {
        method: 'POST',
        body: new Blob([JSON.stringify({ ids: invoiced.map(({ id }) => id) })], { type: 'application/json' }),
      }),
    onError: (thrown) =>
      showToast({ kind: 'error', text: refusalOr(thrown, 'We couldn’t load the invoices') }),
  });
  const tooMany = (count: number) =>
    count > ORDERS_PER_PRINT ? `You can print up to ${ORDERS_PER_PRINT} at once` : undefined;
  return (
    <>
      {orders.length > 0 && (
        <Button
          disabled={tooMany(orders.length) !== undefined}
          title={tooMany(orders.length)}
          onClick={() => onPrintSlips(orders)}
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
