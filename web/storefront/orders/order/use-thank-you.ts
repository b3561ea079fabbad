import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { THANK_YOU_CHECK_MS } from '../../../../domain/limits.ts';
import { parsePaymentMethod } from '../../../../domain/orders/order-status.ts';
import { isSuccess } from '../../../../domain/payments/payment.ts';
import { fetchOrder } from '../order-reads.ts';
import type { ShownOrder } from '../order-response.ts';
import { orderStore, startOrderStore } from '../order-store.ts';
import { type Arrival, decideNextStep, readArrival } from './arrival.ts';
import { shownCurrentOrder } from './current-order.ts';
import { finishOrder } from './finish-order.ts';

export interface Thanked {
  readonly order: ShownOrder;
  readonly arrival: Arrival;
  /** The order that arrived first, and not what the shopper has made of it since. */
  readonly isEarlier: boolean;
}

/** The order to thank for, once the check has found one; undefined meanwhile. Without one the shopper goes to the shop. */
export function useThankYou(): Thanked | undefined {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [thanked, setThanked] = useState<Thanked>();

  useEffect(() => {
    let isGone = false;
    startOrderStore();
    const check = async () => {
      const arrival = readArrival(state);
      const orders = orderStore.getState();
      const next = decideNextStep(arrival, orders);
      if (next.is === 'leave') return navigate('/shop', { replace: true });
      if (next.is === 'show-current' && orders.currentOrder !== null) {
        orders.setFlags({ orderComplete: true });
        const order = shownCurrentOrder(orders.currentOrder);
        const { isEarlier = false } = orders.currentOrder;
        const isSure = !arrival.fromPayment || isConfirmed(arrival);
        finishOrder(order, { isSure, isOwn: true, isEarlier });
        return setThanked({ order, arrival, isEarlier });
      }
      if (next.is !== 'fetch') return;
      const read = await fetchOrder(next.orderId);
      if (isGone) return;
      if (read.is !== 'found')
        return navigate(`/order-success/${encodeURIComponent(next.orderId)}`, { replace: true });
      if (isSettled(read.order)) finishOrder(read.order, { isSure: true, isOwn: false });
      setThanked({ order: read.order, arrival, isEarlier: false });
    };
    const timer = setTimeout(() => void check(), THANK_YOU_CHECK_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [state, navigate]);

  return thanked;
}

/** The gateway has said so; an address alone has not. */
const isConfirmed = ({ payment: { status } }: Arrival) => status !== undefined && isSuccess(status);

const isSettled = ({ paymentStatus, paymentMethod }: ShownOrder) =>
  paymentStatus === 'PAID' || parsePaymentMethod(paymentMethod) === 'COD';
