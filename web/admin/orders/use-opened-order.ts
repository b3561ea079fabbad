import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Order } from '../../../contract/orders/order.ts';
import { ApiError } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { callAdmin } from '../admin-call.ts';
import { orderName } from './order-words.ts';
import { readOrderResponse } from './read-order.ts';

const LIST = '/admin/orders';

/** With an order that was opened from the list: the step back closes it. */
const OVER_LIST = { isOverList: true };

/** The order in the address, `/admin/orders/RR-88`; the filters of the list behind it stay. */
export function useOpenedOrder() {
  const { order: name } = useParams();
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  // A second click on Close must not leave the list as well.
  const closed = useRef<string>(null);
  const linkTo = (order: Order) => ({
    to: { pathname: `${LIST}/${orderName(order)}`, search },
    state: OVER_LIST,
  });
  return {
    name,
    linkTo,
    open(order: Order) {
      const { to } = linkTo(order);
      void navigate(to, { state: OVER_LIST, preventScrollReset: true });
    },
    /** In place of the open one, so that a step back still closes it. */
    replace(order: Order) {
      void navigate(linkTo(order).to, { state, replace: true, preventScrollReset: true });
    },
    close() {
      if (closed.current === key) return;
      closed.current = key;
      if (getPath(state, 'isOverList') === true) void navigate(-1);
      else void navigate({ pathname: LIST, search }, { replace: true, preventScrollReset: true });
    },
  };
}

/** The order by its name, from the list's row where that has it; `isUnknown` where the shop has none of that name. */
export function useOrderQuery(name: string, row: Order | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: ['order', 'opened', name],
    queryFn: async ({ signal }) =>
      readOrderResponse(await callAdmin(`/orders/${encodeURIComponent(name)}`, { signal })),
    initialData: row,
    // It is asked for only when an order has changed, and forgotten with the dialog: the list may then know better.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    order: data,
    isUnknown: error instanceof ApiError && error.status === 404,
    isFailed: error !== null,
    reload: () => void refetch(),
  };
}
