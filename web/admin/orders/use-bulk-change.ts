import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { type SkippedOrder, splitForBulk } from '../../../domain/orders/bulk-selection.ts';
import type { BulkChange } from '../../../domain/orders/order-status.ts';
import { nothingToMove } from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { type BulkProgress, ordersInView, runBulkChange } from './bulk-change.ts';

const FAILED = 'Failed to update order status';

export interface BulkQuestion {
  readonly change: BulkChange;
  readonly orders: readonly AdminOrder[];
  readonly skipped: readonly SkippedOrder<AdminOrder>[];
  readonly isMore: boolean;
}

const progressOf = (moved: readonly AdminOrder[]): BulkProgress => {
  const { length } = moved;
  return { change: 'shipConfirmed', done: length, total: length, moved, failed: [], isRunning: false };
};

interface BulkView {
  readonly change: BulkChange;
  readonly filters: Readonly<Record<string, string>>;
}

export function useBulkChange(onMoved: (ids: readonly string[]) => void) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const isStopped = useRef(false);

  const ask = (orders: readonly AdminOrder[], change: BulkChange, isMore = false) => {
    const { moving: chosen, skipped } = splitForBulk(orders, change);
    if (chosen.length === 0)
      showToast({ kind: 'error', text: nothingToMove(skipped.map(({ hold }) => hold)) });
    else setQuestion({ change, orders: chosen, skipped, isMore });
  };

  const asking = useMutation({
    async mutationFn({ change, filters: { status: _status, ...others } }: BulkView) {
      const filters = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
      const view = { change, filters, askedAt: new Date(), call: callAdmin };
      const { orders, isMore } = await ordersInView(view);
      ask(orders, change, isMore);
    },
    onError: () => showToast({ kind: 'error', text: FAILED }),
  });

  const moving = useMutation({
    async mutationFn({ change, orders }: BulkQuestion) {
      isStopped.current = false;
      const { failed, moved } = await runBulkChange({
        change,
        orders,
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
    askTicked: ask,
    cancel: () => setQuestion(null),
    /** By the dialog of the pile, which keeps those that failed. */
    shipped(orders: readonly AdminOrder[]) {
      if (orders.length === 0) return;
      setProgress(progressOf(orders));
      onMoved(orders.map(({ id }) => id));
      showToast({ kind: 'success', text: 'Order status updated successfully' });
      void refresh('order');
    },
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
