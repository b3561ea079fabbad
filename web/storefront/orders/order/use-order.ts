import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { parsePaymentMethod } from '../../../../domain/orders/order-status.ts';
import { getPath } from '../../../api/response.ts';
import { showToast } from '../../../ui/toast.tsx';
import { paymentCalls } from '../../payments/payment-calls.ts';
import { type FetchedOrder, fetchOrder } from '../order-calls.ts';
import { readOrder, type ShownOrder } from '../order-response.ts';
import { orderStore, startOrderStore } from '../order-store.ts';
import { ORDER_FAILED } from './order-trouble.tsx';

export type OrderPage =
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
  const [page, setPage] = useState<OrderPage>({ is: 'loading' });
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isGone = false;
    const given = readOrder(getPath(state, 'order'));
    const isMeant = given !== undefined && (orderId === undefined || given.id === orderId);
    if (isMeant) setPage({ is: 'found', order: given });
    else if (orderId === undefined) {
      startOrderStore();
      setPage({ is: 'nothing', wasPlaced: orderStore.getState().orderComplete });
    } else {
      setPage({ is: 'loading' });
      void fetchOrder(orderId).then((read) => !isGone && setPage(pageOf(read, orderId)));
    }
    return () => {
      isGone = true;
    };
  }, [orderId, state]);

  return {
    page,
    isBusy,
    /** After a failure: everything from the beginning. */
    async retry() {
      if (orderId === undefined) return;
      setBusy(true);
      setPage(pageOf(await fetchOrder(orderId), orderId));
      setBusy(false);
    },
    /** Reads the order again; an open payment is asked about first. */
    async refresh() {
      if (page.is !== 'found') return;
      setBusy(true);
      if (isWaitingForMoney(page.order)) await paymentCalls.lookUpPayment(page.order.id);
      const read = await fetchOrder(page.order.id);
      setBusy(false);
      if (read.is === 'found') setPage(read);
      else showToast({ kind: 'error', text: ORDER_FAILED });
    },
  };
}

const pageOf = (read: FetchedOrder, id: string): OrderPage =>
  read.is === 'found' ? read : { is: read.is, id };

const isWaitingForMoney = ({ paymentMethod, paymentStatus, awaitsAdvance }: ShownOrder) =>
  (parsePaymentMethod(paymentMethod) !== 'COD' || awaitsAdvance) && paymentStatus === 'PENDING';
