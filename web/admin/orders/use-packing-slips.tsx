import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { orderBoxesResponse } from '../../../contract/orders/order-boxes.ts';
import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refusalOr } from '../shipping/refusals.ts';
import { type BoxesOfLines, PackingSlips } from './packing-slip.tsx';

/** Prints the slips of some orders, as soon as it is known in which boxes they leave. */
export function usePackingSlips(): {
  readonly print: (orders: readonly AdminOrder[]) => void;
  readonly slips: ReactNode;
} {
  const [printing, setPrinting] = useState<{ orders: readonly AdminOrder[]; boxes: BoxesOfLines } | null>(
    null,
  );
  const { mutate, isPending } = useMutation({
    mutationFn: async (orders: readonly AdminOrder[]) => {
      const body = { ids: orders.map(({ id }) => id) };
      const { data } = orderBoxesResponse.parse(await callAdmin('/orders/boxes', { method: 'POST', body }));
      return { orders, boxes: new Map(data.map(({ item_id, boxes }) => [item_id, boxes])) };
    },
    onSuccess: setPrinting,
    onError: (thrown) =>
      showToast({ kind: 'error', text: refusalOr(thrown, 'We couldn’t load the packing slip') }),
  });
  return {
    print: (orders) => {
      if (!isPending) mutate(orders);
    },
    slips: printing !== null && <PackingSlips {...printing} onPrinted={() => setPrinting(null)} />,
  };
}
