import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../ui/toast.tsx';
import { refresh } from '../data/query-client.ts';
import { refusalOr } from '../shipping/refusals.ts';

/** One thing about an order that is changed with a click, and said to be. */
export function useOrderChange<Change = void>(
  change: (given: Change) => Promise<unknown>,
  done = 'Order updated successfully',
) {
  return useMutation({
    mutationFn: change,
    onSuccess: () => showToast({ kind: 'success', text: done }),
    onError: (thrown) =>
      showToast({
        kind: 'error',
        text: ['Failed to update order', refusalOr(thrown, '')].filter(Boolean).join('. '),
      }),
    onSettled: () => refresh('order'),
  });
}
