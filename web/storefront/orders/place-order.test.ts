import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CheckoutOrder, checkoutOrderRequest } from '../../../contract/orders/checkout-request.ts';
import { DEFAULT_SETTINGS } from '../../../contract/settings.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { priceCart } from '../../../domain/pricing/price-cart.ts';
import { Browser, bar, collar, openTabStorage } from '../../../tests/support/stores.ts';
import { type Answer, type Asked, bodyOf, serve } from '../../../tests/support/web-api.ts';
import { createClient } from '../../api/client.ts';
import { createPaymentCalls } from '../payments/payment-calls.ts';
import { createAttemptStore } from './order-attempt.ts';
import { createOrderStore } from './order-store.ts';
import { placeOrder, placeQuickOrder, type Services, withTabLock } from './place-order.ts';
import { createPlaceOrderCall } from './place-order-call.ts';

const address = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road, College Road',
  addressLine2: '',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};
const NO_VARIANT = { variant: undefined, variantType: undefined };
const items = [{ ...NO_VARIANT, productId: bar.id, quantity: 1, product: bar }];
const collars = { ...NO_VARIANT, productId: collar.id, quantity: 2, product: collar };
type Submission = CheckoutOrder & { readonly paysInPage: boolean };
const COD: Submission = {
  items,
  address,
  paymentMethod: 'cod',
  paysInPage: false,
  shippingMethod: 'standard',
  couponCode: undefined,
  totals: priceCart(items, { settings: DEFAULT_SETTINGS, state: 'Maharashtra' }),
};
const ONLINE: Submission = { ...COD, paymentMethod: 'online' };
const elsewhere = (submission: Submission): Submission => ({
  ...submission,
  address: { ...address, addressLine1: '14 MG Road, College Road' },
});

type Told = Answer | ((asked: Asked) => Answer);
/** The order as it was sent. */
const placed =
  (id: string): Told =>
  (asked) => {
    const { items: lines, ...sent } = bodyOf(asked);
    const order_items = (Array.isArray(lines) ? lines : []).map(
      ({ productId, quantity, priceAtPurchase }) => ({
        product_id: productId,
        quantity,
        unit_price: priceAtPurchase,
      }),
    );
    const order = {
      id,
      order_number: 1042,
      created_at: '2026-11-15T10:00:00.000Z',
      subtotal: 9999,
      shipping_cost: 550,
      tax_amount: 1799.82,
      discount_amount: 0,
      total_amount: 12_349,
      payment_method: sent.paymentMethod,
      shipping_address: sent.shippingAddress,
      customer_info: sent.customerInfo,
      order_items,
    };
    return { status: 201, json: { success: true, orderId: id, order } };
  };
const LOST: Answer = { instead: 'reset' };
const REUSED: Answer = { status: 422, json: { error: 'Used', code: 'KEY_REUSED' } };
const TO_GATEWAY: Answer = {
  status: 201,
  json: { success: true, transactionId: 't1', paymentUrl: 'https://pay.example/1' },
};

const newAttempt = () => createAttemptStore('checkout-attempt', openTabStorage());
const placeWith = ({ paysInPage, ...order }: Submission, services: Services) =>
  placeOrder({ request: checkoutOrderRequest(order), paysInPage }, services);

/** As the browser's locks do it. */
function oneAfterTheOther(): Services['withTabLock'] {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const mine = last.then(run);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** A tab, and a shop that gives the answers in turn; the last one stays. */
async function openTab(answers: readonly Told[], token: string | null = null) {
  const left = [...answers];
  const server = await serve((asked) => {
    const told = (left.length > 1 ? left.shift() : left[0]) ?? {};
    return typeof told === 'function' ? told(asked) : told;
  });
  const browser = new Browser();
  const { storage } = browser.openTab();
  const client = createClient({ base: `${server.origin}/api`, timeoutMs: 2000 });
  const orders = createOrderStore({ storage });
  const services = {
    placeOrderCall: createPlaceOrderCall(client),
    payments: createPaymentCalls(client),
    attempt: newAttempt(),
    orders,
    token: () => token,
    withTabLock: oneAfterTheOther(),
  };
  const keys = () => server.asked.map(({ headers }: Asked) => headers['idempotency-key']);
  return {
    browser,
    server,
    orders,
    keys,
    services,
    place: (order: Submission) => placeWith(order, services),
  };
}

describe('placing an order', () => {
  it('paid on delivery keeps it as the current order and in the guest’s list, under the shop’s id [3.cart.3]', async () => {
    const { browser, orders, place, services } = await openTab([placed('GUEST-1')]);
    expect(await place(COD)).toEqual({ kind: 'ordered', orderId: 'GUEST-1' });
    expect(orders.getState()).toMatchObject({ orderComplete: true, loading: false, error: null });
    expect(orders.getState().currentOrder).toMatchObject({
      id: 'GUEST-1',
      orderNumber: '1042',
      createdAt: '2026-11-15T10:00:00.000Z',
      totalAmount: rupees(12_349),
      paymentMethod: 'cod',
      items: [{ productId: '1', quantity: 1, unitPrice: rupees(9999) }],
      subtotal: rupees(9999),
      shippingCost: rupees(550),
      taxAmount: rupees(1799.82),
      discountAmount: rupees(0),
      shippingAddress: address,
    });
    const answered = { id: 'GUEST-1', order_number: 1042, total_amount: 12_349 };
    expect(browser.parsed('order-storage')).toMatchObject({
      state: { orderComplete: true, currentOrder: answered },
    });
    expect(browser.parsed('guest-orders')).toMatchObject([
      { ...answered, totalAmount: 12_349, paymentStatus: 'pending' },
    ]);
    expect(services.attempt.getState().read()).toEqual({ is: 'none' });
  });

  it('keeps as the current order what the shop answered, not what was sent [3.order.15] [3.order.16]', async () => {
    const shippingAddress = { ...address, fullName: 'Asha R. Rao', addressLine2: 'Near the stadium' };
    const answer = {
      id: 'GUEST-2',
      order_number: 2077,
      created_at: '2026-11-16T11:30:00.000Z',
      total_amount: 6511,
      payment_method: 'UPI',
      order_items: [{ id: 3, product_id: '43', product_name: 'Collars', quantity: 4, unit_price: 1250 }],
      subtotal: 5000,
      shipping_cost: 811,
      tax_amount: 900,
      discount_amount: 200,
      shipping_address: shippingAddress,
    };
    const { orders, place } = await openTab([
      { status: 201, json: { success: true, orderId: 'GUEST-2', order: answer } },
    ]);
    await place(COD);
    expect(orders.getState().currentOrder).toMatchObject({
      id: 'GUEST-2',
      orderNumber: '2077',
      createdAt: '2026-11-16T11:30:00.000Z',
      totalAmount: rupees(6511),
      paymentMethod: 'UPI',
      items: [{ productId: '43', quantity: 4, unitPrice: rupees(1250), lineTotal: rupees(5000) }],
      subtotal: rupees(5000),
      shippingCost: rupees(811),
      taxAmount: rupees(900),
      discountAmount: rupees(200),
      shippingAddress,
    });
  });

  it('of an account is not a guest’s record', async () => {
    const { browser, server, place } = await openTab([placed('abc')], 'token-1');
    expect(await place(COD)).toMatchObject({ kind: 'ordered' });
    expect(server.questions()).toEqual(['POST /api/orders']);
    expect(browser.parsed('guest-orders')).toBeUndefined();
  });

  it('paid online goes to the gateway with the order’s total in paise, and is not complete yet', async () => {
    const { server, orders, place } = await openTab([placed('GUEST-1'), TO_GATEWAY]);
    expect(await place(ONLINE)).toEqual({ kind: 'to payment page', paymentUrl: 'https://pay.example/1' });
    expect(server.asked[1]?.body).toMatchObject({
      orderId: 'GUEST-1',
      amount: 1_234_900,
      customerInfo: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    });
    expect(orders.getState()).toMatchObject({ orderComplete: false, currentOrder: { id: 'GUEST-1' } });
  });

  it('fails in the words of the way that was chosen when the shop does not say which order it is [8.shopper.5] [8.shopper.9]', async () => {
    const nameless = await openTab([{ json: { success: true } }]);
    expect(await nameless.place(COD)).toEqual({
      kind: 'refused',
      refusal: { ok: false, code: 'FAILED', message: 'Invalid order response from server', isDecided: false },
    });
    expect(await nameless.place(ONLINE)).toMatchObject({
      kind: 'refused',
      refusal: { message: 'Order not created successfully' },
    });
    expect(nameless.orders.getState().error).toBe('Order not created successfully');
  });
});

describe('an order that is sent again', () => {
  it('has the same key after a lost answer, and a new one after it has arrived', async () => {
    const { keys, place } = await openTab([LOST, placed('GUEST-1')]);
    expect(await place(COD)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'FAILED', isDecided: false },
    });
    expect(await place(COD)).toMatchObject({ kind: 'ordered' });
    await place(COD);
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is the first one where that has arrived and something was changed since', async () => {
    const changes: Submission[] = [elsewhere(COD), { ...COD, items: [...items, collars] }, ONLINE];
    for (const changed of changes) {
      const { browser, server, keys, place, services } = await openTab([LOST, REUSED, placed('GUEST-1')]);
      await place(COD);
      expect(await place(changed)).toMatchObject({ kind: 'ordered' });
      expect(new Set(keys()).size).toBe(1);
      expect(server.asked[2]?.body).toEqual(server.asked[0]?.body);
      const first = {
        id: 'GUEST-1',
        payment_method: 'cod',
        shipping_address: address,
        order_items: [{ product_id: '1', quantity: 1 }],
      };
      expect(browser.parsed('order-storage')).toMatchObject({
        state: { orderComplete: true, isFromEarlierAttempt: true, currentOrder: first },
      });
      expect(browser.parsed('guest-orders')).toMatchObject([first]);
      expect(services.attempt.getState().read()).toEqual({ is: 'none' });
    }
  });

  it('is still the same guest’s where the e-mail was corrected, or an account was signed into since', async () => {
    const mended: Submission = { ...COD, address: { ...address, email: 'asha.rao@example.in' } };
    const { server, keys, place, orders } = await openTab([LOST, REUSED, placed('GUEST-1')]);
    await place(COD);
    expect(await place(mended)).toMatchObject({ kind: 'ordered' });
    expect(new Set(keys()).size).toBe(1);
    expect(server.asked[2]?.body).toEqual(server.asked[0]?.body);
    expect(orders.getState()).toMatchObject({
      isFromEarlierAttempt: true,
      currentOrder: { shippingAddress: address },
    });

    const signedIn = await openTab([LOST, REUSED, placed('GUEST-1')]);
    await signedIn.place(COD);
    expect(await placeWith(COD, { ...signedIn.services, token: () => 'token-1' })).toMatchObject({
      kind: 'ordered',
    });
    expect(signedIn.server.questions()).toEqual([
      ...['POST /api/orders/guest', 'POST /api/orders', 'POST /api/orders/guest'],
    ]);
    expect(signedIn.server.asked[2]?.headers.authorization).toBeUndefined();
    expect(new Set(signedIn.keys()).size).toBe(1);
  });

  it('is an account’s where nobody else may see it: the next press orders anew', async () => {
    const { keys, place, services } = await openTab([LOST, REUSED, REUSED, placed('GUEST-1')], 'token-1');
    await place(COD);
    const asGuest = { ...services, token: () => null };
    expect(await placeWith(COD, asGuest)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'KEY_REUSED' },
    });
    expect(await placeWith(COD, asGuest)).toMatchObject({ kind: 'ordered' });
    const [first, second, third, anew] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(anew).not.toBe(first);
  });

  it('takes the place of the first one where that has arrived and waits for its payment', async () => {
    const { server, orders, place } = await openTab([LOST, REUSED, placed('GUEST-1'), placed('GUEST-2')]);
    await place(ONLINE);
    expect(await place(COD)).toMatchObject({ kind: 'ordered' });
    expect(server.asked[3]?.body).toMatchObject({ paymentMethod: 'cod', replacesOrderId: 'GUEST-1' });
    expect(orders.getState()).toMatchObject({ orderComplete: true, currentOrder: { id: 'GUEST-2' } });
    expect(orders.getState().isFromEarlierAttempt).toBe(false);
  });

  it('is paid where it has replaced another and its payment did not start', async () => {
    const silent: Answer = { status: 500, text: '' };
    const { server, keys, place } = await openTab([
      ...[placed('GUEST-1'), TO_GATEWAY],
      ...[placed('GUEST-2'), silent, TO_GATEWAY],
    ]);
    await place(ONLINE);
    await place(elsewhere(ONLINE));
    expect(await place(elsewhere(ONLINE))).toMatchObject({ kind: 'to payment page' });
    expect(server.asked[4]?.body).toMatchObject({ orderId: 'GUEST-2' });
    expect(keys()[4]).toBe(keys()[2]);
  });

  it('is paid where its answer was lost, it waits for its payment and an account was signed into since', async () => {
    const tab = await openTab([LOST, REUSED, placed('GUEST-1'), TO_GATEWAY]);
    await tab.place(ONLINE);
    expect(await placeWith(ONLINE, { ...tab.services, token: () => 'token-1' })).toMatchObject({
      kind: 'to payment page',
    });
    expect(tab.server.questions()).toEqual([
      ...['POST /api/orders/guest', 'POST /api/orders', 'POST /api/orders/guest'],
      'POST /api/payment/initiate',
    ]);
  });

  it('gets a new key once the shop has said no', async () => {
    const no: Answer = { status: 422, json: { error: 'No', code: 'COUPON_REFUSED' } };
    const { keys, place } = await openTab([no, placed('GUEST-1')]);
    await place(COD);
    await place(COD);
    expect(new Set(keys()).size).toBe(2);
  });

  it('keeps its key when a limit stopped it before the shop looked for the first one', async () => {
    const later: Answer = { status: 429, json: { error: 'Later' } };
    const { keys, place } = await openTab([LOST, later, placed('GUEST-1')]);
    for (const _time of [1, 2, 3]) await place(COD);
    expect(new Set(keys()).size).toBe(1);
  });

  it('pays for the order that is there when the payment did not start', async () => {
    const silent: Answer = { status: 500, text: '' };
    const { server, keys, place } = await openTab([placed('GUEST-1'), silent, TO_GATEWAY]);
    expect(await place(ONLINE)).toEqual({ kind: 'failed', message: 'Failed to initiate payment' });
    expect(await place(ONLINE)).toMatchObject({ kind: 'to payment page' });
    expect(new Set(keys()).size).toBe(1);
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/api/orders/guest',
      '/api/payment/initiate',
      '/api/payment/initiate',
    ]);
  });

  it('is a new order when the first is unpaid and something was changed, or when the first was paid', async () => {
    const changed = await openTab([placed('GUEST-1'), TO_GATEWAY]);
    await changed.place(ONLINE);
    await changed.place(elsewhere(ONLINE));
    expect(changed.keys()[2]).not.toBe(changed.keys()[0]);
    const paid = await openTab([placed('GUEST-1'), TO_GATEWAY]);
    await paid.place(ONLINE);
    paid.orders.getState().setFlags({ orderComplete: true });
    await paid.place(ONLINE);
    expect(paid.keys()[2]).not.toBe(paid.keys()[0]);
  });

  it('replaces the unpaid one that holds its goods, and nothing else', async () => {
    const { server, place, orders } = await openTab([placed('GUEST-1'), TO_GATEWAY, placed('GUEST-2')]);
    await place(ONLINE);
    expect(await place(COD)).toMatchObject({ kind: 'ordered' });
    expect(server.asked[0]?.body).not.toHaveProperty('replacesOrderId');
    expect(server.asked[2]?.body).toMatchObject({ paymentMethod: 'cod', replacesOrderId: 'GUEST-1' });
    expect(orders.getState()).toMatchObject({ orderComplete: true, currentOrder: { id: 'GUEST-2' } });

    const other = await openTab([placed('GUEST-1'), TO_GATEWAY, placed('GUEST-2')]);
    await other.place(ONLINE);
    await other.place({ ...COD, items: [collars] });
    expect(other.server.asked[2]?.body).not.toHaveProperty('replacesOrderId');
  });

  it('replaces it after a lost answer and after a refusal as well', async () => {
    const no: Answer = { status: 422, json: { error: 'No', code: 'COUPON_REFUSED' } };
    const { server, keys, place } = await openTab([
      ...[placed('GUEST-1'), TO_GATEWAY],
      ...[no, LOST, placed('GUEST-2')],
    ]);
    await place(ONLINE);
    for (const _time of [1, 2, 3]) await place(COD);
    for (const { body } of server.asked.slice(2)) expect(body).toMatchObject({ replacesOrderId: 'GUEST-1' });
    const [, , refused, lost, arrived] = keys();
    expect(lost).not.toBe(refused);
    expect(arrived).toBe(lost);
  });

  it('is not made when the unpaid one turns out to be paid', async () => {
    const paid: Answer = { status: 409, json: { error: 'Paid', code: 'ORDER_PAID' } };
    const { place, orders } = await openTab([placed('GUEST-1'), TO_GATEWAY, paid]);
    await place(ONLINE);
    expect(await place(COD)).toEqual({ kind: 'already paid', orderId: 'GUEST-1' });
    expect(orders.getState().currentOrder?.id).toBe('GUEST-1');
  });

  it('is found paid, or made anew when the shop has let the first one go', async () => {
    const conflict = (code: string): Answer => ({ status: 409, json: { error: 'No', code } });
    const paid = await openTab([placed('GUEST-1'), conflict('ORDER_PAID')]);
    expect(await paid.place(ONLINE)).toEqual({ kind: 'already paid', orderId: 'GUEST-1' });
    const over = await openTab([
      placed('GUEST-1'),
      conflict('ORDER_CANCELLED'),
      placed('GUEST-2'),
      TO_GATEWAY,
    ]);
    expect(await over.place(ONLINE)).toMatchObject({ kind: 'to payment page' });
    expect(over.orders.getState().currentOrder?.id).toBe('GUEST-2');
    expect(over.keys()[2]).not.toBe(over.keys()[0]);
  });
});

describe('two tabs that order the same cart at once', () => {
  async function openTwo(answers: readonly Told[]) {
    const first = await openTab(answers);
    const { storage } = first.browser.openTab();
    const services = { ...first.services, orders: createOrderStore({ storage }), attempt: newAttempt() };
    return { first, second: { services, place: (order: Submission) => placeWith(order, services) } };
  }

  it('make one order, which both thank for', async () => {
    for (const other of [COD, elsewhere(COD), ONLINE]) {
      const { first, second } = await openTwo([placed('GUEST-1'), placed('GUEST-2')]);
      const outcomes = await Promise.all([first.place(COD), second.place(other)]);
      const ordered = { kind: 'ordered', orderId: 'GUEST-1' };
      expect(outcomes).toEqual([ordered, ordered]);
      expect(first.server.asked).toHaveLength(1);
      expect(second.services.orders.getState()).toMatchObject({ loading: false, orderComplete: true });
    }
  });

  it('make another one where the goods are others, or the first was refused', async () => {
    const { first, second } = await openTwo([placed('GUEST-1'), placed('GUEST-2')]);
    const three: Submission = {
      ...COD,
      items: [{ ...NO_VARIANT, productId: bar.id, quantity: 3, product: bar }],
    };
    expect(await Promise.all([first.place(COD), second.place(three)])).toMatchObject([
      { orderId: 'GUEST-1' },
      { orderId: 'GUEST-2' },
    ]);
    const no: Answer = { status: 422, json: { error: 'No', code: 'COUPON_REFUSED' } };
    const refused = await openTwo([no, placed('GUEST-1')]);
    expect(await Promise.all([refused.first.place(COD), refused.second.place(COD)])).toMatchObject([
      { kind: 'refused' },
      { kind: 'ordered', orderId: 'GUEST-1' },
    ]);
  });

  it('are told of the one that waits for its payment, which another press replaces', async () => {
    const { first, second } = await openTwo([placed('GUEST-1'), TO_GATEWAY, placed('GUEST-2')]);
    const [paying, told] = await Promise.all([first.place(ONLINE), second.place(ONLINE)]);
    expect(paying).toMatchObject({ kind: 'to payment page' });
    expect(told).toMatchObject({
      kind: 'ordered in another tab',
      message: expect.stringContaining('You’ve just placed this order in another tab.'),
    });
    expect(first.server.questions()).toEqual(['POST /api/orders/guest', 'POST /api/payment/initiate']);
    expect(await second.place(COD)).toMatchObject({ kind: 'ordered', orderId: 'GUEST-2' });
    expect(first.server.asked[2]?.body).toMatchObject({ replacesOrderId: 'GUEST-1' });
  });

  it('order again what was ordered before the button was pressed', async () => {
    const { first, second } = await openTwo([placed('GUEST-1'), placed('GUEST-2')]);
    await first.place(COD);
    expect(await second.place(COD)).toMatchObject({ kind: 'ordered', orderId: 'GUEST-2' });
  });
});

describe('a quick order', () => {
  const body = { productIds: ['1'], quantities: [2], paymentMethod: 'cod', notes: '' };

  it('is sent as a guest or with the token, is the guest’s own record, and leaves the checkout’s order alone', async () => {
    const { browser, server, orders, services } = await openTab(
      [placed('GUEST-1'), placed('abc')],
      'token-1',
    );
    expect(await placeQuickOrder(body, { isGuest: false }, services)).toMatchObject({
      order: { id: 'GUEST-1' },
    });
    browser.data.delete('authToken');
    await placeQuickOrder(body, { isGuest: true }, services);
    expect(server.questions()).toEqual(['POST /api/orders/create', 'POST /api/orders/create']);
    expect(server.asked.map(({ token }) => token)).toEqual(['token-1', undefined]);
    expect(server.asked[0]?.body).toEqual(body);
    expect(browser.parsed('guest-orders')).toMatchObject([{ id: 'GUEST-1' }]);
    expect(orders.getState().currentOrder).toBeNull();
  });

  it('whose answer was lost is one order, also where it was changed since; the next is another', async () => {
    const { keys, services } = await openTab([LOST, REUSED, placed('GUEST-1'), placed('GUEST-2')]);
    const place = (notes: string) => placeQuickOrder({ ...body, notes }, { isGuest: true }, services);
    expect(await place('')).toMatchObject({ ok: false, isDecided: false });
    expect(await place('Ring twice')).toMatchObject({ order: { id: 'GUEST-1' }, isFromEarlierAttempt: true });
    expect(await place('')).toMatchObject({ order: { id: 'GUEST-2' }, isFromEarlierAttempt: false });
    const [first, second, third, another] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(another).not.toBe(first);
  });
});

describe('the turn of a tab', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('comes at once where the browser has no locks, or refuses them', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('Insecure', 'SecurityError')) };
    for (const locks of [undefined, refusing]) {
      vi.stubGlobal('navigator', { locks });
      expect(await withTabLock(async () => 'done')).toBe('done');
    }
  });

  it('comes once, also where it fails', async () => {
    const run = vi.fn(async () => Promise.reject(new Error('failed')));
    vi.stubGlobal('navigator', { locks: { request: (_name: string, begin: () => unknown) => begin() } });
    await expect(withTabLock(run)).rejects.toThrow('failed');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
