import { useLocation, useNavigate } from 'react-router';
import { THANK_YOU_CHECK_MS } from '../../../../domain/limits.ts';
import { parsePaymentMethod } from '../../../../domain/orders/order-status.ts';
import { isSuccess } from '../../../../domain/payments/payment.ts';
import { subtract } from '../../../../domain/pricing/money.ts';
import { useShopQuery } from '../../../api/shop-queries.ts';
import type { ShownOrder } from '../order-response.ts';
import { orderStore, startOrderStore } from '../order-store.ts';
import { readOrderById } from '../read-orders.ts';
import { finishOrder } from './finish-order.ts';
import { decideNextStep, readThankYouState, type ThankYouState } from './thank-you-state.ts';

export interface ThankedOrder {
  readonly order: ShownOrder;
  readonly state: ThankYouState;
  /** The shop was just asked for it; otherwise it is as it was when it was placed. */
  readonly isFresh: boolean;
  readonly isFromEarlierAttempt: boolean;
}

/** The order to thank for, once the check has found one; undefined meanwhile. Without one the shopper goes to the shop. */
export function useThankYou(): ThankedOrder | undefined {
  const { state: navigationState } = useLocation();
  const navigate = useNavigate();
  const { data } = useShopQuery({
    queryKey: ['thank-you', navigationState],
    // The specification's check: once, 100 ms after the page came.
    async queryFn({ signal }): Promise<ThankedOrder | null> {
      await new Promise((done) => setTimeout(done, THANK_YOU_CHECK_MS));
      signal.throwIfAborted();
      const state = readThankYouState(navigationState);
      startOrderStore();
      const { currentOrder, isFromEarlierAttempt, setFlags, ...orders } = orderStore.getState();
      const next = decideNextStep(state, { ...orders, currentOrder });
      if (next.is === 'show-current' && currentOrder !== null) {
        setFlags({ orderComplete: true });
        const order = isConfirmed(state) ? withAdvancePaid(currentOrder) : currentOrder;
        const isSale = !state.fromPayment || isConfirmed(state);
        finishOrder(order, { isSale, isOwn: true, isFromEarlierAttempt });
        return { order, state, isFresh: false, isFromEarlierAttempt };
      }
      const order = next.is === 'fetch' ? await readOrderById(next.orderId).catch(() => null) : null;
      signal.throwIfAborted();
      if (order === null) {
        const path = next.is === 'fetch' ? `/order-success/${encodeURIComponent(next.orderId)}` : '/shop';
        await navigate(path, { replace: true });
        return null;
      }
      if (isSettled(order)) finishOrder(order, { isSale: true, isOwn: false });
      return { order, state, isFresh: true, isFromEarlierAttempt: false };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}

/** The payment provider has confirmed it; an address alone does not. */
const isConfirmed = ({ payment: { status } }: ThankYouState) => status !== undefined && isSuccess(status);

const isSettled = ({ paymentStatus, paymentMethod, awaitsAdvance }: ShownOrder) =>
  paymentStatus === 'PAID' || (parsePaymentMethod(paymentMethod) === 'COD' && !awaitsAdvance);

/** The order as it was placed, and what its confirmed payment has made of it since. */
function withAdvancePaid(order: ShownOrder): ShownOrder {
  if (order.advance === undefined || !order.awaitsAdvance) return order;
  const amountDue = subtract(order.totalAmount, order.advance);
  return { ...order, awaitsAdvance: false, amountPaid: order.advance, amountDue };
}
