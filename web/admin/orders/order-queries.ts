import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type AdminOrder, adminOrderSchema } from '../../../contract/orders/packing-order.ts';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin, oneReader, withRefusal } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useOpenedAt } from '../dialogs/use-opened-at.ts';
import { orderName } from './order-text.ts';

export const orderPath = ({ id }: Pick<AdminOrder, 'id'>): string => `/orders/${encodeURIComponent(id)}`;

export const readOrderResponse = oneReader('order', adminOrderSchema);

export function useOpenedOrder() {
  const { order: name } = useParams();
  const { linkTo, open, replace, close } = useOpenedAt('/admin/orders');
  return {
    name,
    linkTo: (order: AdminOrder) => linkTo(orderName(order)),
    open: (order: AdminOrder) => open(orderName(order)),
    replace: (order: AdminOrder) => replace(orderName(order)),
    close,
  };
}

export const readOrder = async (name: string, signal: AbortSignal) =>
  readOrderResponse(await callAdmin(`/orders/${encodeURIComponent(name)}`, { signal }));

export function useOrderChange<Change = void>(
  change: (given: Change) => Promise<unknown>,
  done = 'Order updated successfully',
) {
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ kind: 'success', text: done }),
    onError: (thrown) => showToast({ kind: 'error', text: withRefusal('Failed to update order', thrown) }),
    onSettled: () => refresh('order'),
  });
}
