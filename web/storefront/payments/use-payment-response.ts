import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  decidePaymentResponse,
  PAYMENT_LOADING,
  type PaymentLookUp,
  type PaymentQuery,
  paymentLookUpId,
  readPaymentQuery,
} from '../../../domain/payments/payment-response.ts';
import { showToast } from '../../ui/toast.tsx';
import { finishOrder } from '../orders/order/finish-order.ts';
import { orderStore, startOrderStore } from '../orders/order-store.ts';
import { paymentCalls, STATUS_FAILED } from './payment-calls.ts';
import { orderOfPayment } from './payment-orders.ts';

export type PaymentOutcome = ReturnType<typeof usePaymentResponse>;

interface Seen {
  readonly query: PaymentQuery;
  readonly lookUp?: PaymentLookUp;
}

/** Reads the address, asks the shop once, says how it went and leads on. The server has rendered the waiting page. */
export function usePaymentResponse() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState<Seen>();
  const [isChecking, setChecking] = useState(false);

  useEffect(() => {
    let isGone = false;
    const query = withOrder(readPaymentQuery(new URLSearchParams(search)));
    setSeen({ query });
    void ask(query).then((lookUp) => {
      if (!isGone) setSeen({ query, ...conclude(query, lookUp) });
    });
    return () => {
      isGone = true;
    };
  }, [search]);

  const response = seen === undefined ? PAYMENT_LOADING : decidePaymentResponse(seen.query, seen.lookUp);
  const isSuccess = response.state === 'success';
  const proceed = () => {
    if (response.redirect !== undefined)
      void navigate(response.redirect.to, { state: response.redirect.state, replace: true });
  };

  useEffect(() => {
    if (!isSuccess || seen === undefined) return;
    const { redirect } = decidePaymentResponse(seen.query, seen.lookUp);
    if (redirect === undefined) return;
    const timer = setTimeout(
      () => void navigate(redirect.to, { state: redirect.state, replace: true }),
      redirect.afterMs,
    );
    return () => clearTimeout(timer);
  }, [isSuccess, seen, navigate]);

  return {
    response,
    query: seen?.query,
    lookUp: seen?.lookUp,
    isChecking,
    /** To the confirmation at once, without waiting for the redirect. */
    proceed,
    /** Asks again, for a payment that was still open. */
    async checkAgain() {
      if (seen === undefined) return;
      setChecking(true);
      const lookUp = await ask(seen.query);
      setChecking(false);
      if (lookUp?.outcome === 'found') setSeen({ query: seen.query, ...conclude(seen.query, lookUp) });
      else showToast({ kind: 'error', text: STATUS_FAILED });
    },
  };
}

async function ask(query: PaymentQuery): Promise<PaymentLookUp | undefined> {
  const id = paymentLookUpId(query);
  const lookUp = id === undefined ? undefined : await paymentCalls.lookUpPayment(id);
  if (lookUp?.outcome !== 'found' || query.orderId === undefined) return lookUp;
  return { ...lookUp, payment: { ...lookUp.payment, orderId: query.orderId } };
}

/** The address that the payment service sends back to does not name the order; this browser may know it. */
function withOrder(query: PaymentQuery): PaymentQuery {
  return { ...query, orderId: query.orderId ?? orderOfPayment(query.transactionId) };
}

/** A confirmed payment finishes the order that this browser has placed; its cart is not needed for another try. */
function conclude(query: PaymentQuery, lookUp: PaymentLookUp | undefined): { lookUp?: PaymentLookUp } {
  const { state, toast, isPending } = decidePaymentResponse(query, lookUp);
  const kind = state === 'success' ? 'success' : isPending ? 'info' : 'error';
  if (toast !== undefined) showToast({ kind, text: toast });
  if (state === 'success' && lookUp?.outcome === 'found') finishPaid(lookUp.payment.orderId);
  return lookUp === undefined ? {} : { lookUp };
}

function finishPaid(orderId: string): void {
  startOrderStore();
  const { currentOrder, setFlags } = orderStore.getState();
  if (currentOrder?.id !== orderId) return;
  setFlags({ orderComplete: true });
  finishOrder(currentOrder, { isSale: true, isOwn: true });
}
