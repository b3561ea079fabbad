import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { orderSchema } from '../../../contract/orders/order.ts';
import { BULK_CHANGES, type BulkChange } from '../../../domain/orders/order-status.ts';
import {
  confirmPendingPrompt,
  shipConfirmedPrompt,
  unpaidLeftOut,
  unpaidOnly,
} from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { readList } from '../list/list-response.ts';
import { type BulkProgress, runBulkChange } from './bulk-change.ts';

const FAILED = 'Failed to update order status';
const PROMPTS = { confirmPending: confirmPendingPrompt, shipConfirmed: shipConfirmedPrompt };

type Texts = Readonly<Record<string, string>>;

interface BulkRequest {
  readonly change: BulkChange;
  readonly inView: number;
  readonly filters: Texts;
}

/** Asks for confirmation, moves the orders in view, and reports the progress. Online orders that are not paid are left out. */
export function useBulkChange() {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const isStopped = useRef(false);
  const { isPending, mutate } = useMutation({
    async mutationFn({ change, inView, filters: { status, ...others } }: BulkRequest) {
      const filters = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
      const askedAt = new Date();
      const unpaid = await countUnpaid(change, filters);
      if (unpaid >= inView) return showToast({ kind: 'error', text: unpaidOnly(unpaid) });
      if (!window.confirm(PROMPTS[change](inView - unpaid) + unpaidLeftOut(unpaid))) return;
      isStopped.current = false;
      const { failed } = await runBulkChange({
        change,
        total: inView,
        filters,
        askedAt,
        call: callAdmin,
        onProgress: setProgress,
        isStopped: () => isStopped.current,
      });
      showToast(
        failed.length === 0
          ? { kind: 'success', text: 'Order status updated successfully' }
          : { kind: 'error', text: FAILED },
      );
      void refresh('order');
    },
    onError: () => showToast({ kind: 'error', text: FAILED }),
  });

  return {
    progress,
    isBusy: isPending,
    start: (request: BulkRequest) => mutate(request),
    stop() {
      isStopped.current = true;
    },
    close: () => setProgress(null),
  };
}

async function countUnpaid(change: BulkChange, filters: Texts): Promise<number> {
  const query = { ...filters, status: BULK_CHANGES[change].from, unpaid: 'true', limit: '1' };
  return readList(await callAdmin(`/orders?${new URLSearchParams(query)}`), orderSchema).paging.total;
}
