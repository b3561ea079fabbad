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
import { readAdminOrder } from './admin-order.ts';
import { type BulkProgress, runBulkChange } from './bulk-change.ts';

const FAILED = 'Failed to update order status';
const PROMPTS = { confirmPending: confirmPendingPrompt, shipConfirmed: shipConfirmedPrompt };

/** Asks with the browser's own question, runs, and shows how far it is. */
export function useBulk(onDone: () => void) {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isStopped = useRef(false);

  /** Whether to move those in view, without the online ones that are not paid. */
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
        ...{ change, total: inView, filters: given, askedAt },
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
  return readList(await callAdmin(`/orders?${new URLSearchParams(query)}`), readAdminOrder).paging.total;
}
