import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { parsePaymentMethod } from '../../../../domain/orders/order-status.ts';
import { getPath } from '../../../api/response.ts';
import { shopQueries, useShopQuery } from '../../../api/shop-queries.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { paymentCalls } from '../../payments/payment-calls.ts';
import { readOrder, type ShownOrder } from '../order-response.ts';
import { useOrder } from '../order-store.ts';
import { isMissing, readOrderById } from '../read-orders.ts';
import { ORDER_FAILED } from './order-trouble.tsx';

type OrderPage =
  | { readonly is: 'loading' }
  /** Neither an id nor an order came along; this browser may still know that it has just placed one. */
  | { readonly is: 'nothing'; readonly wasPlaced: boolean }
  | { readonly is: 'not-found'; readonly id: string }
  | { readonly is: 'failed'; readonly id: string }
  | { readonly is: 'found'; readonly order: ShownOrder };

/** The order of the navigation, otherwise the one that the address names. The server has rendered neither. */
export function useOrderPage() {
  const { orderId } = useParams();
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const given = useMemo(() => readOrder(getPath(state, 'order')), [state]);
  const isMeant = given !== undefined && (orderId === undefined || given.id === orderId);
  const id = orderId ?? (isMeant ? given.id : undefined);
  const query = useShopQuery({
    queryKey: ['order', id ?? ''],
    queryFn: () => readAgain(id ?? ''),
    enabled: isHydrated && id !== undefined,
    ...(isMeant && { initialData: given, staleTime: Number.POSITIVE_INFINITY }),
  });
  const { isReady, orderComplete: wasPlaced } = useOrder((store) => store);

  const pageNow = (): OrderPage => {
    if (!isHydrated) return { is: 'loading' };
    if (id === undefined) return isReady ? { is: 'nothing', wasPlaced } : { is: 'loading' };
    if (query.data !== undefined) return { is: 'found', order: query.data };
    if (query.failure === null) return { is: 'loading' };
    return { is: isMissing(query.failure) ? 'not-found' : 'failed', id };
  };

  return {
    page: pageNow(),
    isBusy: query.isFetching,
    /** After a failure: everything from the beginning. */
    retry: () => void query.refetch(),
    /** Reads the order again, and its claims. */
    async refresh() {
      void shopQueries.invalidateQueries({ queryKey: ['order', id, 'claims'] });
      const { isError } = await query.refetch();
      if (isError) showToast({ kind: 'error', text: ORDER_FAILED });
    },
  };
}

/** Where the order that is shown waits for its payment, that is asked about first. */
async function readAgain(id: string): Promise<ShownOrder> {
  const shown = shopQueries.getQueryData<ShownOrder>(['order', id]);
  if (shown !== undefined && isWaitingForMoney(shown)) await paymentCalls.lookUpPayment(id);
  return readOrderById(id);
}

const isWaitingForMoney = ({ paymentMethod, paymentStatus, awaitsAdvance }: ShownOrder) =>
  (parsePaymentMethod(paymentMethod) !== 'COD' || awaitsAdvance) && paymentStatus === 'PENDING';
