import { useRef, useState } from 'react';
import { BULK_CHANGES, type BulkChange } from '../../../domain/orders/order-status.ts';
import {
  confirmPendingPrompt,
  shipConfirmedPrompt,
  unpaidLeftOut,
  unpaidOnly,
} from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { readList } from '../list/list-response.ts';
import { type BulkProgress, runBulkChange } from './bulk-change.ts';
import { readOrder } from './read-order.ts';

const FAILED = 'Failed to update order status';
const PROMPTS = { confirmPending: confirmPendingPrompt, shipConfirmed: shipConfirmedPrompt };

/** Asks for confirmation, moves the orders, and reports the progress. */
export function useBulkChange(onDone: () => void) {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isStopped = useRef(false);

  /** Asks whether to move the orders in view; online orders that are not paid are left out. */
  const ask = async (change: BulkChange, inView: number, filters: Readonly<Record<string, string>>) => {
    setAsking(true);
    try {
      const unpaid = await countUnpaid(change, filters);
      if (unpaid < inView) return window.confirm(PROMPTS[change](inView - unpaid) + unpaidLeftOut(unpaid));
      showToast({ kind: 'error', text: unpaidOnly(unpaid) });
    } catch {
      showToast({ kind: 'error', text: FAILED });
    } finally {
      setAsking(false);
    }
    return false;
  };

  return {
    progress,
    isBusy: isAsking || progress?.isRunning === true,
    async start(change: BulkChange, inView: number, filters: Readonly<Record<string, string>>) {
      const { status, ...others } = filters;
      const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
      const askedAt = new Date();
      if (!(await ask(change, inView, given))) return;
      isStopped.current = false;
      const { failed } = await runBulkChange({
        change,
        total: inView,
        filters: given,
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
      onDone();
    },
    stop() {
      isStopped.current = true;
    },
    close: () => setProgress(null),
  };
}

async function countUnpaid(change: BulkChange, filters: Readonly<Record<string, string>>): Promise<number> {
  const query = { ...filters, status: BULK_CHANGES[change].from, unpaid: 'true', limit: '1' };
  return readList(await callAdmin(`/orders?${new URLSearchParams(query)}`), readOrder).paging.total;
}
