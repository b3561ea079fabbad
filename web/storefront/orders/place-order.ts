import { parsePaymentMethod } from '../../../domain/orders/order-status.ts';
import { browserStorage, readToken } from '../../storage/safe-storage.ts';
import { type PaymentCalls, paymentCalls, type SdkOrder } from '../payments/payment-calls.ts';
import {
  type AttemptEvent,
  type AttemptRequest,
  type AttemptStore,
  checkoutAttempt,
  createAttemptStore,
  isSent,
  type SentAttempt,
} from './order-attempt.ts';
import type { ShownOrder } from './order-response.ts';
import { type OrderStore, orderStore } from './order-store.ts';
import {
  type OrderForm,
  type OrderRefusal,
  type PlacedOrder,
  type PlaceOrderCall,
  placeOrderCall,
} from './place-order-call.ts';

/** What placing an order uses; tests bring their own. */
export interface Services {
  readonly placeOrderCall: PlaceOrderCall;
  readonly payments: Pick<PaymentCalls, 'initiate' | 'createSdkOrder'>;
  readonly attempt: AttemptStore;
  readonly orders: OrderStore;
  readonly token: () => string | null;
  /** One tab of the browser after the other. */
  readonly withTabLock: <T>(run: () => Promise<T>) => Promise<T>;
}

const checkoutServices: Services = {
  placeOrderCall,
  payments: paymentCalls,
  attempt: checkoutAttempt,
  orders: orderStore,
  token: () => readToken(browserStorage),
  withTabLock,
};

/** Without locks (plain http, a blocked storage) it runs at once. */
export async function withTabLock<T>(run: () => Promise<T>): Promise<T> {
  let isMine = false;
  const begin = () => {
    isMine = true;
    return run();
  };
  try {
    return await navigator.locks.request('place-order', begin);
  } catch (thrown) {
    if (isMine) throw thrown;
    return run();
  }
}

interface Sent extends PlacedOrder {
  /** The answer to an earlier attempt was lost, and the shopper has changed something since. */
  readonly isFromEarlierAttempt: boolean;
}

/** Sends the order, or the earlier one that has arrived under its key. */
async function sendOrder(
  form: OrderForm,
  request: AttemptRequest,
  attempt: SentAttempt,
  services: Services,
): Promise<Sent | OrderRefusal> {
  const { key, isGuest, replaces } = attempt;
  const isFromEarlierAttempt = attempt.is === 'recovering';
  const sent = isFromEarlierAttempt ? attempt.request : request;
  const token = isFromEarlierAttempt && isGuest ? null : services.token();
  const body = replaces === undefined ? sent : { ...sent, replacesOrderId: replaces.orderId };
  const answer = await services.placeOrderCall(form, body, { key, token });
  const event = answer.ok ? eventOfOrder(form, answer.order, sent) : eventOfRefusal(answer);
  const now = services.attempt.getState().advance(event);
  if (now.is === 'recovering') return sendOrder(form, request, now, services);
  return answer.ok ? { ...answer, isFromEarlierAttempt } : answer;
}

/** A quick order is paid on its own page. */
function eventOfOrder(form: OrderForm, order: ShownOrder, request: AttemptRequest): AttemptEvent {
  const isCash = parsePaymentMethod(order.paymentMethod) === 'COD' && !order.awaitsAdvance;
  return form === 'quick order' || isCash ? { is: 'placed' } : { is: 'unpaid', orderId: order.id, request };
}

function eventOfRefusal(refusal: OrderRefusal): AttemptEvent {
  switch (refusal.code) {
    case 'KEY_REUSED':
      return { is: 'key reused' };
    case 'FAILED':
      return { is: refusal.isDecided ? 'turned away' : 'lost' };
    case 'INVALID':
    case 'SIGNED_OUT':
      return { is: 'turned away' };
    default:
      return { is: 'refused' };
  }
}

/** Everything that the shopper has decided, checked and priced. */
export interface OrderToPlace {
  readonly request: AttemptRequest;
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

const ORDERED_IN_ANOTHER_TAB =
  'You’ve just placed this order in another tab. Please pay for it there, or press Place Order again to order it here instead.';

/** Places the checkout's order, or finds the one that an earlier press has placed, and begins its online payment. */
export async function placeOrder(
  order: OrderToPlace,
  services: Services = checkoutServices,
): Promise<Outcome> {
  const { orders } = services;
  orders.getState().readStorage();
  orders.getState().setFlags({ loading: true, error: null });
  const outcome = await placeAndPay(order, services, orders.getState().currentOrder?.id);
  orders.getState().setFlags({ loading: false, error: errorOf(outcome) });
  return outcome;
}

function errorOf(outcome: Outcome): string | null {
  if (outcome.kind === 'refused') return outcome.refusal.message;
  return 'message' in outcome ? outcome.message : null;
}

interface Unpaid {
  readonly kind: 'unpaid';
  readonly order: ShownOrder;
  readonly key: string;
}

/** `lastOrderId` is the last order that this tab knew of when the button was pressed. */
async function placeAndPay(
  order: OrderToPlace,
  services: Services,
  lastOrderId: string | undefined,
): Promise<Outcome> {
  const placed = await services.withTabLock(
    async () =>
      findOrderOfAnotherTab(order, services, lastOrderId) ?? (await placeInTurn(order.request, services)),
  );
  return placed.kind === 'unpaid' ? startPayment(order, placed, services) : placed;
}

/** While this tab waited for its turn, another one may have ordered the same cart. */
function findOrderOfAnotherTab(
  { request }: OrderToPlace,
  { orders, attempt }: Services,
  lastOrderId: string | undefined,
): Outcome | undefined {
  orders.getState().readStorage();
  const { currentOrder, orderComplete } = orders.getState();
  if (currentOrder === null || currentOrder.id === lastOrderId || !hasSameLines(currentOrder, request))
    return undefined;
  if (orderComplete) return { kind: 'ordered', orderId: currentOrder.id };
  attempt.getState().advance({ is: 'ordered elsewhere', orderId: currentOrder.id, request });
  return { kind: 'ordered in another tab', message: ORDERED_IN_ANOTHER_TAB };
}

/** Until the order is placed. An earlier one that turns out to wait for its payment is paid, or replaced if it is another. */
async function placeInTurn(request: AttemptRequest, services: Services): Promise<Outcome | Unpaid> {
  const { orders, attempt } = services;
  const now = attempt.getState().advance(pressOf(request, services));
  const { currentOrder, setCurrentOrder, addGuestOrder, setFlags } = orders.getState();
  if (now.is === 'unpaid' && currentOrder !== null)
    return { kind: 'unpaid', order: currentOrder, key: now.key };
  if (!isSent(now)) throw new Error('An order is neither sent nor paid');
  const sent = await sendOrder('checkout', request, now, services);
  if (!sent.ok)
    return sent.code === 'ORDER_PAID' && now.replaces !== undefined
      ? { kind: 'already paid', orderId: now.replaces.orderId }
      : { kind: 'refused', refusal: sent };
  setCurrentOrder(sent.answered, sent);
  addGuestOrder(sent.answered);
  if (attempt.getState().attempt.is === 'none') {
    setFlags({ orderComplete: true });
    return { kind: 'ordered', orderId: sent.order.id };
  }
  if (sent.isFromEarlierAttempt) return placeInTurn(request, services);
  return { kind: 'unpaid', order: sent.order, key: now.key };
}

function pressOf(request: AttemptRequest, { attempt, orders, token }: Services): AttemptEvent {
  const earlier = attempt.getState().read();
  const { currentOrder, orderComplete } = orders.getState();
  const press = { is: 'press', request, isGuest: token() === null } as const;
  if (!('orderId' in earlier) || earlier.orderId !== currentOrder?.id || orderComplete)
    return { ...press, order: 'other' };
  if (JSON.stringify(earlier.request) === JSON.stringify(request)) return { ...press, order: 'same' };
  return { ...press, order: sharesProducts(earlier.request, request) ? 'changed' : 'other' };
}

type OrderedLines = Pick<AttemptRequest, 'items'>;
type OrderedLine = NonNullable<OrderedLines['items']>[number];

const nameOf = ({ productId, variant }: OrderedLine) => `${productId} ${variant ?? ''}`;

/** Whether a product of one order, in the same variant, is also in the other. */
function sharesProducts({ items: ones = [] }: OrderedLines, { items: others = [] }: OrderedLines): boolean {
  const names = new Set(ones.map(nameOf));
  return others.some((item) => names.has(nameOf(item)));
}

/** Whether both have the same products in the same quantities. */
function hasSameLines(one: OrderedLines, other: OrderedLines): boolean {
  const list = ({ items = [] }: OrderedLines) =>
    items.map((item) => `${nameOf(item)} ${item.quantity}`).sort();
  return JSON.stringify(list(one)) === JSON.stringify(list(other));
}

/** The shop has cancelled this order, after an hour unpaid: it takes a new one. */
const NOT_PAYABLE_ANY_MORE = ['ORDER_CANCELLED', 'ORDER_REFUNDED'];

async function startPayment(
  toPlace: OrderToPlace,
  { order, key }: Unpaid,
  services: Services,
): Promise<Outcome> {
  const { payments, attempt } = services;
  const { id: orderId } = order;
  const started = await (toPlace.paysInPage ? payments.createSdkOrder : payments.initiate)(order, key);
  if (started.ok)
    return 'paymentUrl' in started
      ? { kind: 'to payment page', paymentUrl: started.paymentUrl }
      : { kind: 'to pay in page', orderId, sdk: started };
  if (started.code === 'ORDER_PAID') return { kind: 'already paid', orderId };
  if (started.code !== undefined && NOT_PAYABLE_ANY_MORE.includes(started.code)) {
    attempt.getState().advance({ is: 'settled' });
    return placeAndPay(toPlace, services, orderId);
  }
  if (toPlace.paysInPage) return { kind: 'to pay in page', orderId, sdk: started };
  return { kind: 'failed', message: started.message };
}

const quickAttempt = createAttemptStore('quick-order-attempt');

/** Places a quick order, which leaves the checkout's alone: it is paid, and tried again, on its own page. */
export function placeQuickOrder(
  request: AttemptRequest,
  { isGuest }: { readonly isGuest: boolean },
  services: Services = { ...checkoutServices, attempt: quickAttempt },
): Promise<Sent | OrderRefusal> {
  const { attempt, orders, token, withTabLock } = services;
  return withTabLock(async () => {
    const now = attempt.getState().advance({ is: 'press', order: 'other', request, isGuest });
    if (!isSent(now)) throw new Error('A quick order is not sent');
    const own = { ...services, token: () => (isGuest ? null : token()) };
    const sent = await sendOrder('quick order', request, now, own);
    if (sent.ok) orders.getState().addGuestOrder(sent.answered);
    return sent;
  });
}
