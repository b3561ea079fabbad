import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { splitForBulk } from '../../../domain/orders/bulk-selection.ts';
import { BULK_CHANGES, type BulkChange } from '../../../domain/orders/order-status.ts';
import { unpaidOnly } from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { readList } from '../list/list-response.ts';
import { type BulkProgress, inBatches, ordersInView, runBulkChange } from './bulk-change.ts';

const FAILED = 'Failed to update order status';

type Texts = Readonly<Record<string, string>>;

/** What is asked before orders move. */
export interface BulkQuestion {
  readonly change: BulkChange;
  /** How many will move. */
  readonly count: number;
  /** The ticked ones; null for all in view. */
  readonly orders: readonly AdminOrder[] | null;
  /** Online orders that are not paid, as far as they are named. */
  readonly skipped: readonly AdminOrder[];
  readonly skippedCount: number;
  readonly batches: () => AsyncIterable<readonly AdminOrder[]> | Iterable<readonly AdminOrder[]>;
  /** How many are gone through. */
  readonly total: number;
}

/** So many of the skipped orders are named in the question. */
const NAMED = 30;

/** Asks, moves the ticked orders or all in view, and reports the progress. Online orders that are not paid are left out. */
export function useBulkChange(onMoved: (ids: readonly string[]) => void) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const isStopped = useRef(false);

  const asking = useMutation({
    async mutationFn({ change, inView, filters: { status, ...others } }: BulkView) {
      const filters = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
      const askedAt = new Date();
      const unpaid = await readUnpaid(change, filters);
      const skippedCount = unpaid.paging.total;
      if (skippedCount >= inView) return showToast({ kind: 'error', text: unpaidOnly(skippedCount) });
      setQuestion({
        change,
        count: inView - skippedCount,
        orders: null,
        skipped: unpaid.rows,
        skippedCount,
        total: inView,
        batches: () => ordersInView({ change, filters, askedAt, call: callAdmin }),
      });
    },
    onError: () => showToast({ kind: 'error', text: FAILED }),
  });

  const moving = useMutation({
    async mutationFn({ change, total, batches }: BulkQuestion) {
      isStopped.current = false;
      const { failed, moved } = await runBulkChange({
        change,
        total,
        batches: batches(),
        call: callAdmin,
        onProgress: setProgress,
        isStopped: () => isStopped.current,
      });
      onMoved(moved.map(({ id }) => id));
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
    question,
    progress,
    isBusy: asking.isPending || moving.isPending,
    askAll: (view: BulkView) => asking.mutate(view),
    askTicked(orders: readonly AdminOrder[], change: BulkChange) {
      const { moving: chosen, skipped } = splitForBulk(orders, change);
      setQuestion({
        change,
        count: chosen.length,
        orders: chosen,
        skipped,
        skippedCount: skipped.length,
        total: chosen.length,
        batches: () => inBatches(chosen),
      });
    },
    cancel: () => setQuestion(null),
    go() {
      if (question === null) return;
      setQuestion(null);
      moving.mutate(question);
    },
    stop() {
      isStopped.current = true;
    },
    close: () => setProgress(null),
  };
}

interface BulkView {
  readonly change: BulkChange;
  readonly inView: number;
  readonly filters: Texts;
}

async function readUnpaid(change: BulkChange, filters: Texts) {
  const query = { ...filters, status: BULK_CHANGES[change].from, unpaid: 'true', limit: String(NAMED) };
  return readList(await callAdmin(`/orders?${new URLSearchParams(query)}`), adminOrderSchema);
}
