import {
  type CheckoutOrder,
  type CheckoutRequest,
  checkoutOrderRequest,
} from '../../../contract/orders/checkout-request.ts';
import { parsePaymentMethod } from '../../../domain/orders/order-status.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { withTabLock } from '../../storage/tab-lock.ts';
import { readOrder, type ShownOrder } from '../orders/order-response.ts';
import { type OrderStore, orderStore } from '../orders/order-store.ts';
import { type OrderRefusal, type PlaceOrderCall, placeOrderCall } from '../orders/place-order-call.ts';
import {
  type PaymentCalls,
  paymentCalls,
  paymentRequestFor,
  type SdkOrder,
} from '../payments/payment-calls.ts';
import {
  attemptToRepeat,
  attemptToReplace,
  type CheckoutAttempt,
  type CheckoutAttempts,
  createCheckoutAttempts,
  hasSameLines,
  newAttempt,
} from './checkout-attempt.ts';

/** Everything that the shopper has decided, checked and priced. */
export interface Submission extends CheckoutOrder {
  /** In the provider's window above our page, instead of on its own page. */
  readonly paysInPage: boolean;
}

export type Outcome =
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'to payment page'; readonly paymentUrl: string }
  | { readonly kind: 'to pay in page'; readonly orderId: string; readonly sdk: SdkOrder }
  | { readonly kind: 'already paid'; readonly orderId: string }
  /** Another tab has just placed it, and it waits there for its payment. */
  | { readonly kind: 'ordered in another tab'; readonly message: string }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal }
  | { readonly kind: 'failed'; readonly message: string };

/** What placing an order uses; tests bring their own. */
export interface Services {
  readonly placeOrderCall: PlaceOrderCall;
  readonly payments: Pick<PaymentCalls, 'initiate' | 'createSdkOrder'>;
  readonly attempts: CheckoutAttempts;
  readonly orders: OrderStore;
  readonly token: () => string | null;
  /** One tab of the browser after the other. */
  readonly withTabLock: <T>(run: () => Promise<T>) => Promise<T>;
}

const browserServices: Services = {
  placeOrderCall,
  payments: paymentCalls,
  attempts: createCheckoutAttempts(),
  orders: orderStore,
  token: () => readToken(browserStorage),
  withTabLock: (run) => withTabLock('place-order', run),
};

const ORDERED_IN_ANOTHER_TAB =
  'You’ve just placed this order in another tab. Please pay for it there, or press Place Order again to order it here instead.';

/** Places the order, or finds the one that an earlier press has placed, and begins its online payment. */
export async function placeOrder(
  submission: Submission,
  services: Services = browserServices,
): Promise<Outcome> {
  const { orders } = services;
  orders.getState().readStorage();
  orders.getState().setFlags({ loading: true, error: null });
  const outcome = await placeAndPay(submission, services, orders.getState().currentOrder?.id);
  orders.getState().setFlags({ loading: false, error: errorOf(outcome) });
  return outcome;
}

function errorOf(outcome: Outcome): string | null {
  if (outcome.kind === 'refused') return outcome.refusal.message;
  return 'message' in outcome ? outcome.message : null;
}

/** `lastOrderId` is the last order that this tab knew of when the button was pressed. */
async function placeAndPay(
  submission: Submission,
  services: Services,
  lastOrderId: string | undefined,
): Promise<Outcome> {
  const placed = await services.withTabLock(
    async () =>
      findOrderOfAnotherTab(submission, services, lastOrderId) ?? (await sendOrder(submission, services)),
  );
  return placed.kind === 'unpaid' ? startPayment(submission, placed, services) : placed;
}

/** While this tab waited for its turn, another one may have ordered the same cart. */
function findOrderOfAnotherTab(
  submission: Submission,
  services: Services,
  lastOrderId: string | undefined,
): Outcome | undefined {
  const { orders, attempts, token } = services;
  orders.getState().readStorage();
  const { currentOrder, orderComplete } = orders.getState();
  if (currentOrder === null || currentOrder.id === lastOrderId || !hasSameLines(currentOrder, submission))
    return undefined;
  if (orderComplete) return { kind: 'ordered', orderId: currentOrder.id };
  // The next press replaces it, unless this tab still has to learn what became of an order of its own.
  const request = checkoutOrderRequest(submission);
  if (attemptToRepeat(attempts.read(), request, orders.getState()) === undefined)
    attempts.write(newAttempt(request, token(), currentOrder.id));
  return { kind: 'ordered in another tab', message: ORDERED_IN_ANOTHER_TAB };
}

interface Unpaid {
  readonly kind: 'unpaid';
  readonly order: ShownOrder;
  readonly checkoutId: string;
}

/** Sends the order under the id of its attempt, and stores the order that the shop answers. */
async function sendOrder(submission: Submission, services: Services): Promise<Outcome | Unpaid> {
  const { attempts, orders, token } = services;
  const request = checkoutOrderRequest(submission);
  const earlier = attempts.read();
  const repeated = attemptToRepeat(earlier, request, orders.getState());
  const replaced = repeated === undefined ? attemptToReplace(earlier, request, orders.getState()) : undefined;
  const attempt = repeated ?? newAttempt(request, token(), replaced?.orderId);
  attempts.write(attempt);

  let answer = await send(request, attempt, token(), services);
  const isFromEarlierAttempt = !answer.ok && answer.code === 'KEY_REUSED';
  // An answer was lost, and the shopper has changed something or signed in since: the order that arrived stands.
  if (isFromEarlierAttempt)
    answer = await send(attempt.request, attempt, attempt.isGuest ? null : token(), services);

  if (!answer.ok) {
    if (isSurelyNotPlaced(answer, repeated === undefined)) {
      if (replaced === undefined) attempts.clear();
      else attempts.write(replaced);
    }
    if (answer.code === 'ORDER_PAID' && attempt.replacesOrderId !== undefined)
      return { kind: 'already paid', orderId: attempt.replacesOrderId };
    return { kind: 'refused', refusal: answer };
  }
  const order = readOrder(answer.order);
  if (order === undefined) return { kind: 'failed', message: orderMissing(submission) };

  orders.getState().setCurrentOrder(answer.order, { isFromEarlierAttempt });
  orders.getState().addGuestOrder(answer.order);
  if (parsePaymentMethod(order.paymentMethod) === 'COD' && !order.awaitsAdvance) {
    attempts.clear();
    orders.getState().setFlags({ orderComplete: true });
    return { kind: 'ordered', orderId: order.id };
  }
  attempts.write({ ...attempt, orderId: order.id });
  // Nobody has paid for the earlier one: what is ordered now replaces it.
  if (isFromEarlierAttempt) return sendOrder(submission, services);
  return { kind: 'unpaid', order, checkoutId: attempt.checkoutId };
}

function send(
  request: CheckoutRequest,
  { checkoutId, replacesOrderId }: CheckoutAttempt,
  token: string | null,
  { placeOrderCall }: Services,
) {
  const body = replacesOrderId === undefined ? request : { ...request, replacesOrderId };
  return placeOrderCall(body, { key: checkoutId, token });
}

const orderMissing = ({ paymentMethod }: Submission) =>
  paymentMethod === 'online' ? 'Order not created successfully' : 'Invalid order response from server';

/**
 * Whether nothing can have been ordered under the checkout's id. A refusal that came before the shop looked for the id
 * (a limit, an invalid form, a sign-in that has run out) says nothing about an earlier request.
 */
function isSurelyNotPlaced(refusal: OrderRefusal, isFirstRequest: boolean): boolean {
  if (refusal.code === 'FAILED') return isFirstRequest && refusal.isDecided;
  return isFirstRequest || (refusal.code !== 'INVALID' && refusal.code !== 'SIGNED_OUT');
}

/** The shop has cancelled this order, after an hour unpaid: it takes a new one. */
const NOT_PAYABLE_ANY_MORE = ['ORDER_CANCELLED', 'ORDER_REFUNDED'];

async function startPayment(
  submission: Submission,
  { order, checkoutId }: Unpaid,
  services: Services,
): Promise<Outcome> {
  const { payments, attempts } = services;
  const orderId = order.id;
  const request = paymentRequestFor(order);
  const started = submission.paysInPage
    ? await payments.createSdkOrder(request, checkoutId)
    : await payments.initiate(request, checkoutId);
  if (started.ok)
    return 'paymentUrl' in started
      ? { kind: 'to payment page', paymentUrl: started.paymentUrl }
      : { kind: 'to pay in page', orderId, sdk: started };
  if (started.code === 'ORDER_PAID') return { kind: 'already paid', orderId };
  if (started.code !== undefined && NOT_PAYABLE_ANY_MORE.includes(started.code)) {
    attempts.clear();
    return placeAndPay(submission, services, orderId);
  }
  if (submission.paysInPage) return { kind: 'to pay in page', orderId, sdk: started };
  return { kind: 'failed', message: started.message };
}
