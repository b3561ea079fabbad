import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { orderBoxesResponse } from '../../../../contract/orders/order-boxes.ts';
import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import { settingsSchema } from '../../../../contract/settings.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { callAdmin, oneReader, toastRefusal } from '../../admin-call.ts';
import type { PackingPapersProps } from './packing-papers.tsx';

const PackingPapers = lazyPart('The printed page', () => import('./packing-papers.tsx'));
const readSettings = oneReader('settings', settingsSchema);

/** A slip goes with the goods, a page for each order; a label is on each box. */
export type PackingPaper = 'slips' | 'labels';
export type PrintPapers = (paper: PackingPaper, orders: readonly AdminOrder[]) => void;

export function usePackingPapers(): { readonly print: PrintPapers; readonly papers: ReactNode } {
  const [printing, setPrinting] = useState<Omit<PackingPapersProps, 'onPrinted'> | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ paper, orders }: { paper: PackingPaper; orders: readonly AdminOrder[] }) => {
      const body = { ids: orders.map(({ id }) => id) };
      const [boxes, sender] = await Promise.all([
        callAdmin('/orders/boxes', { method: 'POST', body }).then(orderBoxesResponse.parse),
        callAdmin('/settings').then(readSettings),
      ]);
      return { paper, orders, sender, boxes: new Map(boxes.data.map((line) => [line.item_id, line.boxes])) };
    },
    onSuccess: setPrinting,
    onError: toastRefusal('We couldn’t load what to print'),
  });
  return {
    print: (paper, orders) => {
      if (!isPending) mutate({ paper, orders });
    },
    papers: printing !== null && <PackingPapers {...printing} onPrinted={() => setPrinting(null)} />,
  };
}
