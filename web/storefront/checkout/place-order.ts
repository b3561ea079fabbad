import { nearestPaise, type Paise, toRupees } from '../../../domain/money.ts';
import { type CheckoutRequest, checkoutOrderRequest } from '../../../domain/order-request.ts';
import type { ShippingMethod } from '../../../domain/shipping.ts';
import { newKey } from '../../api/new-key.ts';
import { type OrderCalls, type OrderRefusal, orderCalls, type PlacedOrder } from '../../api/order-calls.ts';
import { type PaymentStart, paymentStart, type SdkOrder } from '../../api/payment-start.ts';
import {
  createOrderAttempts,
  type OrderAttempt,
  type OrderAttempts,
  type Ordered,
  sameRequest,
  sharesGoods,
} from '../../stores/order-attempt.ts';
import { type OrderStore, orderStore } from '../../stores/order-store.ts';
import { browserStorage, readToken } from '../../stores/safe-storage.ts';
import { keepPlacedOrder } from './keep-order.ts';

/** Everything that the shopper has decided, checked and priced. */
export interface Submission extends Ordered {
  /** In the provider's window above our page, instead of on its own page. */
  readonly paysInPage: boolean;
  readonly shippingMethod: ShippingMethod;
  readonly couponCode: string | undefined;
  readonly gstin?: string | undefined;
  readonly unitPrices?: readonly Paise[] | undefined;
}

export type Outcome =
  | { readonly is: 'ordered' }
  | { readonly is: 'to pay'; readonly paymentUrl: string }
  | { readonly is: 'to pay here'; readonly orderId: string; readonly sdk: SdkOrder }
  | { readonly is: 'paid before'; readonly orderId: string }
  | { readonly is: 'refused'; readonly refusal: OrderRefusal }
  | { readonly is: 'failed'; readonly message: string };

export interface Shop {
  readonly calls: OrderCalls;
  readonly payments: PaymentStart;
  readonly attempts: OrderAttempts;
  readonly orders: OrderStore;
  readonly token: () => string | null;
  readonly now: () => Date;
}

const shop: Shop = {
  calls: orderCalls,
  payments: paymentStart,
  attempts: createOrderAttempts(),
  orders: orderStore,
  token: () => readToken(browserStorage),
  now: () => new Date(),
};

/** Creates the order, or finds the one that an earlier click has made, and, paid online, begins its payment. */
export async function placeOrder(submission: Submission, parts: Shop = shop): Promise<Outcome> {
  const { orders } = parts;
  orders.getState().setFlags({ loading: true, error: null });
  const outcome = await place(submission, parts);
  orders.getState().setFlags({ loading: false, error: wordsFor(outcome) });
  return outcome;
}

function wordsFor(outcome: Outcome): string | null {
  if (outcome.is === 'failed') return outcome.message;
  return outcome.is === 'refused' ? outcome.refusal.message : null;
}

async function place(submission: Submission, parts: Shop): Promise<Outcome> {
  const { attempts, calls } = parts;
  const request = checkoutOrderRequest(submission);
  const earlier = earlierAttempt(request, parts);
  const unpaid = earlier === undefined ? unpaidAttempt(request, parts) : undefined;
  const { items, address, paymentMethod, totals } = submission;
  const attempt = earlier ?? {
    ...{ key: newKey(), request, ordered: { items, address, paymentMethod, totals } },
    ...{ isGuest: parts.token() === null, orderId: undefined, replaces: unpaid?.orderId },
  };
  if (earlier === undefined) attempts.keep(attempt);
  const { key, replaces } = attempt;
  const send = (wanted: CheckoutRequest) =>
    calls.place(replaces === undefined ? wanted : { ...wanted, replacesOrderId: replaces }, {
      key,
      token: parts.token(),
      firstEmail: firstEmail(attempt, request, parts),
    });
  let reply = await send(request);
  // An answer was lost, and the shopper has changed something since: the first order stands.
  const isEarlier = !reply.ok && reply.code === 'KEY_REUSED';
  if (isEarlier) reply = await send(attempt.request);
  if (!reply.ok) {
    if (isNowhere(reply, earlier === undefined)) {
      if (unpaid === undefined) attempts.forget();
      else attempts.keep(unpaid);
    }
    if (reply.code === 'ORDER_PAID' && replaces !== undefined)
      return { is: 'paid before', orderId: replaces };
    return { is: 'refused', refusal: reply };
  }
  if (reply.id === undefined) return { is: 'failed', message: withoutId(submission) };
  const placed = { ...reply, id: reply.id };
  const { ordered } = isEarlier ? attempt : { ordered: submission };
  keepPlacedOrder(parts, ordered, { ...placed, isEarlier });
  if (ordered.paymentMethod === 'online') {
    const unpaidOne = { ...attempt, ordered, orderId: placed.id };
    if (!isEarlier) return pay(submission, unpaidOne, placed, parts);
    // Nobody has paid for it: what is ordered now takes its place.
    attempts.keep(unpaidOne);
    return place(submission, parts);
  }
  attempts.forget();
  parts.orders.getState().setFlags({ orderComplete: true });
  return { is: 'ordered' };
}

const withoutId = ({ paymentMethod }: Submission) =>
  paymentMethod === 'online' ? 'Order not created successfully' : 'Invalid order response from server';

/** Whether this refusal proves that nothing is stored under the key. A request that came no further than the door does not. */
function isNowhere(refusal: OrderRefusal, isFirst: boolean): boolean {
  if (refusal.code === 'FAILED') return isFirst && refusal.isDecided;
  return isFirst || (refusal.code !== 'INVALID' && refusal.code !== 'SIGNED_OUT');
}

/** The shop knows a guest's key by its e-mail, which the shopper may have corrected since, or signed in. */
function firstEmail({ isGuest, request }: OrderAttempt, now: CheckoutRequest, { token }: Shop) {
  const { email } = request.customerInfo;
  const isKnown = !isGuest || (token() === null && email === now.customerInfo.email);
  // A header carries nothing else.
  return isKnown || !/^[\x21-\x7e]+$/.test(email) ? undefined : email;
}

/**
 * The same order again goes under its first key. So does another one while it is unknown what became of the first; once
 * the first is placed, another order is a new one. So is the same one when the first has been paid for.
 */
function earlierAttempt(request: CheckoutRequest, parts: Shop): OrderAttempt | undefined {
  const earlier = parts.attempts.present();
  if (earlier?.orderId === undefined) return earlier;
  return isOpen(earlier, parts) && sameRequest(earlier.request, request) ? earlier : undefined;
}

/** Placed to be paid online and left there: it would keep its goods from the shopper who now orders otherwise. */
function unpaidAttempt(request: CheckoutRequest, parts: Shop): OrderAttempt | undefined {
  const earlier = parts.attempts.present();
  return earlier !== undefined && isOpen(earlier, parts) && sharesGoods(earlier.request, request)
    ? earlier
    : undefined;
}

function isOpen({ orderId }: OrderAttempt, { orders }: Shop): boolean {
  const { currentOrder, orderComplete } = orders.getState();
  return orderId !== undefined && currentOrder?.id === orderId && !orderComplete;
}

/** The shop has let the goods of this order go, after an hour unpaid: it takes a new one. */
const OVER = ['ORDER_CANCELLED', 'ORDER_REFUNDED'];

async function pay(
  submission: Submission,
  attempt: OrderAttempt & { readonly orderId: string },
  { amounts }: PlacedOrder,
  parts: Shop,
): Promise<Outcome> {
  const { key, orderId } = attempt;
  const { fullName, email, phone } = submission.address;
  parts.attempts.keep(attempt);
  const wish = {
    orderId,
    amount: nearestPaise(amounts?.totalAmount ?? toRupees(submission.totals.total)),
    customerInfo: { fullName, email, phone },
  };
  const started = submission.paysInPage
    ? await parts.payments.createSdkOrder(wish, key)
    : await parts.payments.initiate(wish, key);
  if (started.ok)
    return 'paymentUrl' in started
      ? { is: 'to pay', paymentUrl: started.paymentUrl }
      : { is: 'to pay here', orderId, sdk: started };
  if (started.code === 'ORDER_PAID') return { is: 'paid before', orderId };
  if (started.code !== undefined && OVER.includes(started.code)) {
    parts.attempts.forget();
    return place(submission, parts);
  }
  if (submission.paysInPage) return { is: 'to pay here', orderId, sdk: started };
  return { is: 'failed', message: started.message };
}
