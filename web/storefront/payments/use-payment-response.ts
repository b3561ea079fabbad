import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  decidePaymentResponse,
  PAYMENT_LOADING,
  type PaymentLookUp,
  type PaymentQuery,
  paymentLookUpId,
  readPaymentQuery,
} from '../../../domain/payments/payment-response.ts';
import { shopQueries, useShopQuery } from '../../api/shop-queries.ts';
import { showToast } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { finishOrder } from '../orders/order/finish-order.ts';
import { orderStore, startOrderStore } from '../orders/order-store.ts';
import { orderOfPayment, paymentCalls, STATUS_FAILED } from './payment-calls.ts';

export type PaymentOutcome = ReturnType<typeof usePaymentResponse>;

/** Reads the address, asks the shop once, says how it went and leads on. The server has rendered the waiting page. */
export function usePaymentResponse() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const query = useMemo(() => (isHydrated ? readQuery(search) : undefined), [isHydrated, search]);
  const queryKey = ['payment', search];
  const { data, isFetching, refetch } = useShopQuery({
    queryKey,
    async queryFn({ signal }) {
      const asked = readQuery(search);
      const lookUp = await lookUpPayment(asked);
      signal.throwIfAborted();
      const isFirst = shopQueries.getQueryData(queryKey) === undefined;
      if (!isFirst && lookUp?.outcome !== 'found') throw new Error(STATUS_FAILED);
      conclude(asked, lookUp);
      return { lookUp };
    },
    enabled: isHydrated,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const response = query === undefined ? PAYMENT_LOADING : decidePaymentResponse(query, data?.lookUp);
  const proceed = () => {
    if (response.redirect !== undefined)
      void navigate(response.redirect.to, { state: response.redirect.state, replace: true });
  };

  // The shopper has a moment to read that it went well.
  const leadOn = useEffectEvent(proceed);
  const afterMs = response.redirect?.afterMs;
  // A timer, which ends with the page.
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => leadOn(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);

  return {
    response,
    query,
    lookUp: data?.lookUp,
    isChecking: isFetching,
    /** To the confirmation at once, without waiting for the redirect. */
    proceed,
    /** Asks again, for a payment that was still open. */
    async checkAgain() {
      const { isError } = await refetch();
      if (isError) showToast({ kind: 'error', text: STATUS_FAILED });
    },
  };
}

async function lookUpPayment(query: PaymentQuery): Promise<PaymentLookUp | undefined> {
  const id = paymentLookUpId(query);
  const lookUp = id === undefined ? undefined : await paymentCalls.lookUpPayment(id);
  if (lookUp?.outcome !== 'found' || query.orderId === undefined) return lookUp;
  return { ...lookUp, payment: { ...lookUp.payment, orderId: query.orderId } };
}

/** The address that the payment service sends back to does not name the order; this browser may know it. */
function readQuery(search: string): PaymentQuery {
  const query = readPaymentQuery(new URLSearchParams(search));
  return { ...query, orderId: query.orderId ?? orderOfPayment(query.transactionId) };
}

/** A confirmed payment finishes the order that this browser has placed; its cart is not needed for another try. */
function conclude(query: PaymentQuery, lookUp: PaymentLookUp | undefined): void {
  const { state, toast, isPending } = decidePaymentResponse(query, lookUp);
  const kind = state === 'success' ? 'success' : isPending ? 'info' : 'error';
  if (toast !== undefined) showToast({ kind, text: toast });
  if (state === 'success' && lookUp?.outcome === 'found') finishPaid(lookUp.payment.orderId);
}

function finishPaid(orderId: string): void {
  startOrderStore();
  const { currentOrder, setFlags } = orderStore.getState();
  if (currentOrder?.id !== orderId) return;
  setFlags({ orderComplete: true });
  finishOrder(currentOrder, { isSale: true, isOwn: true });
}
