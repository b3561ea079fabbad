import { type CheckoutRequest, checkoutOrderRequest } from '../../../contract/orders/order-request.ts';
import { nearestPaise, type Paise, toRupees } from '../../../domain/pricing/money.ts';
import type { ShippingMethod } from '../../../domain/shipping/freight.ts';
import { newKey } from '../../api/new-key.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { withTabLock } from '../../storage/tab-lock.ts';
import { type OrderCalls, type OrderRefusal, orderCalls, type PlacedOrder } from '../orders/order-calls.ts';
import { type OrderStore, orderStore } from '../orders/order-store.ts';
import { type PaymentStart, paymentStart, type SdkOrder } from '../payments/payment-start.ts';
import { keepPlacedOrder } from './keep-order.ts';
import {
  createOrderAttempts,
  type OrderAttempt,
  type OrderAttempts,
  type Ordered,
  sameGoods,
  sameRequest,
  sharesGoods,
} from './order-attempt.ts';

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
  | { readonly is: 'ordered'; readonly orderId: string }
  | { readonly is: 'to pay'; readonly paymentUrl: string }
  | { readonly is: 'to pay here'; readonly orderId: string; readonly sdk: SdkOrder }
  | { readonly is: 'paid before'; readonly orderId: string }
  /** Another tab has just placed it, and it waits there for its payment. */
  | { readonly is: 'ordered elsewhere'; readonly message: string }
  | { readonly is: 'refused'; readonly refusal: OrderRefusal }
  | { readonly is: 'failed'; readonly message: string };

export interface Shop {
  readonly calls: OrderCalls;
  readonly payments: PaymentStart;
  readonly attempts: OrderAttempts;
  readonly orders: OrderStore;
  readonly token: () => string | null;
  readonly now: () => Date;
  /** One tab of the browser after the other. */
  readonly withTabLock: <T>(run: () => Promise<T>) => Promise<T>;
}

const shop: Shop = {
  calls: orderCalls,
  payments: paymentStart,
  attempts: createOrderAttempts(),
  orders: orderStore,
  token: () => readToken(browserStorage),
  now: () => new Date(),
  withTabLock: (run) => withTabLock('place-order', run),
};

const ORDERED_ELSEWHERE =
  'You have just ordered this in another tab. Please pay for it there, or press Place Order again to order it here instead.';

/** Creates the order, or finds the one that an earlier click has made, and, paid online, begins its payment. */
export async function placeOrder(submission: Submission, parts: Shop = shop): Promise<Outcome> {
  const { orders } = parts;
  orders.getState().readStorage();
  orders.getState().setFlags({ loading: true, error: null });
  const outcome = await place(submission, parts, orders.getState().currentOrder?.id);
  orders.getState().setFlags({ loading: false, error: wordsFor(outcome) });
  return outcome;
}

function wordsFor(outcome: Outcome): string | null {
  if (outcome.is === 'failed' || outcome.is === 'ordered elsewhere') return outcome.message;
  return outcome.is === 'refused' ? outcome.refusal.message : null;
}

/** `known` is the last order that this tab knows of. */
async function place(submission: Submission, parts: Shop, known: string | undefined): Promise<Outcome> {
  const placed = await parts.withTabLock(
    async () => fromOtherTab(submission, parts, known) ?? (await send(submission, parts)),
  );
  return placed.is === 'unpaid' ? pay(submission, placed.attempt, placed.order, parts) : placed;
}

/** While this tab waited for its turn, another one may have ordered the same cart. */
function fromOtherTab(submission: Submission, parts: Shop, known: string | undefined): Outcome | undefined {
  const { orders, attempts, token } = parts;
  orders.getState().readStorage();
  const { currentOrder, orderComplete } = orders.getState();
  if (currentOrder === null || currentOrder.id === known || !sameGoods(currentOrder, submission))
    return undefined;
  const { id } = currentOrder;
  if (orderComplete) return { is: 'ordered', orderId: id };
  // Another press wants it here.
  if (earlierAttempt(checkoutOrderRequest(submission), parts) === undefined)
    attempts.keep(newAttempt(submission, { isGuest: token() === null, replaces: id }));
  return { is: 'ordered elsewhere', message: ORDERED_ELSEWHERE };
}

function newAttempt(
  submission: Submission,
  { isGuest, replaces }: Pick<OrderAttempt, 'isGuest' | 'replaces'>,
): OrderAttempt {
  const { items, address, paymentMethod, totals } = submission;
  return {
    key: newKey(),
    request: checkoutOrderRequest(submission),
    ordered: { items, address, paymentMethod, totals },
    orderId: undefined,
    ...{ isGuest, replaces },
  };
}

interface Unpaid {
  readonly is: 'unpaid';
  readonly attempt: OrderAttempt & { readonly orderId: string };
  readonly order: PlacedOrder;
}

async function send(submission: Submission, parts: Shop): Promise<Outcome | Unpaid> {
  const { attempts, calls } = parts;
  const request = checkoutOrderRequest(submission);
  const earlier = earlierAttempt(request, parts);
  const unpaid = earlier === undefined ? unpaidAttempt(request, parts) : undefined;
  const attempt =
    earlier ?? newAttempt(submission, { isGuest: parts.token() === null, replaces: unpaid?.orderId });
  if (earlier === undefined) attempts.keep(attempt);
  const { key, replaces } = attempt;
  const call = (wanted: CheckoutRequest, token: string | null) =>
    calls.place(replaces === undefined ? wanted : { ...wanted, replacesOrderId: replaces }, { key, token });
  let reply = await call(request, parts.token());
  // An answer was lost, and the shopper has changed something or signed in since: the first order stands.
  const isEarlier = !reply.ok && reply.code === 'KEY_REUSED';
  if (isEarlier) reply = await call(attempt.request, attempt.isGuest ? null : parts.token());
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
    attempts.keep(unpaidOne);
    // Nobody has paid for the earlier one: what is ordered now takes its place.
    return isEarlier ? send(submission, parts) : { is: 'unpaid', attempt: unpaidOne, order: placed };
  }
  attempts.forget();
  parts.orders.getState().setFlags({ orderComplete: true });
  return { is: 'ordered', orderId: placed.id };
}

const withoutId = ({ paymentMethod }: Submission) =>
  paymentMethod === 'online' ? 'Order not created successfully' : 'Invalid order response from server';

/** Whether this refusal proves that nothing is stored under the key. A request that came no further than the door does not. */
function isNowhere(refusal: OrderRefusal, isFirst: boolean): boolean {
  if (refusal.code === 'FAILED') return isFirst && refusal.isDecided;
  return isFirst || (refusal.code !== 'INVALID' && refusal.code !== 'SIGNED_OUT');
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
    return place(submission, parts, orderId);
  }
  if (submission.paysInPage) return { is: 'to pay here', orderId, sdk: started };
  return { is: 'failed', message: started.message };
}
