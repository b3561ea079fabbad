import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  decidePaymentResponse,
  PAYMENT_LOADING,
  type PaymentLookUp,
  type PaymentQuery,
  paymentLookUpId,
  readPaymentQuery,
  STILL_PROCESSING,
} from '../../../domain/payments/payment-response.ts';
import { nextAskMs, PENDING_ASKED_MS } from '../../../domain/payments/payment-words.ts';
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
      const before = shopQueries.getQueryData<Asked>(queryKey);
      if (before !== undefined && lookUp?.outcome !== 'found') throw new Error(STATUS_FAILED);
      if (before === undefined || stateOf(asked, before.lookUp) !== stateOf(asked, lookUp))
        conclude(asked, lookUp);
      return { lookUp, since: before?.since ?? Date.now() };
    },
    enabled: isHydrated,
    staleTime: Number.POSITIVE_INFINITY,
    // While it is open, the page asks by itself: less and less often, and at once when the tab comes back.
    refetchInterval: ({ state }) =>
      isAsking(search, state.data) && nextAskMs(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnWindowFocus: ({ state }) => isAsking(search, state.data) && 'always',
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
      const { isError, data: now } = await refetch();
      if (isError) showToast({ kind: 'error', text: STATUS_FAILED });
      else if (query !== undefined && stateOf(query, now?.lookUp) === 'pending')
        showToast({ kind: 'info', text: STILL_PROCESSING });
    },
  };
}

interface Asked {
  readonly lookUp: PaymentLookUp | undefined;
  /** When it was first asked. */
  readonly since: number;
}

const stateOf = (query: PaymentQuery, lookUp: PaymentLookUp | undefined) =>
  decidePaymentResponse(query, lookUp).state;

const isAsking = (search: string, asked: Asked | undefined): boolean =>
  asked !== undefined &&
  stateOf(readQuery(search), asked.lookUp) === 'pending' &&
  Date.now() - asked.since < PENDING_ASKED_MS;

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
  const { state, toast } = decidePaymentResponse(query, lookUp);
  const kind = state === 'success' ? 'success' : state === 'pending' ? 'info' : 'error';
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
