import { describe, expect, it } from 'vitest';
import { rupees } from '../../../domain/pricing/money.ts';
import { Browser, bar } from '../../../tests/support/stores.ts';
import { GUEST_ORDERS_MAX } from './guest-orders-store.ts';
import { createOrderStore } from './order-store.ts';

const address = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 College Road',
  addressLine2: '',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422005',
  phone: '9876543210',
};
const answered = (id: string) => ({
  id,
  order_number: 1042,
  status: 'PENDING',
  payment_status: 'PENDING',
  payment_method: 'COD',
  created_at: '2026-11-15T10:00:00.000Z',
  subtotal: 11_800,
  shipping_cost: 500,
  tax_amount: 2124,
  discount_amount: 500,
  total_amount: 13_924,
  customer_info: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  shipping_address: address,
  billing_address: address,
  order_items: [
    { id: 1, product_id: bar.id, product_name: bar.name, quantity: 2, unit_price: 5900, total_price: 11_800 },
  ],
  call_due_at: '2026-11-17T10:00:00.000Z',
});
const guestOrder = (id: string) => answered(`GUEST-${id}`);
const current = guestOrder('1');
const shown = {
  id: 'GUEST-1',
  orderNumber: '1042',
  totalAmount: rupees(13_924),
  items: [{ productId: bar.id, quantity: 2, unitPrice: rupees(5900) }],
  callDueAt: '2026-11-17T10:00:00.000Z',
};

function openOrders(browser = new Browser()) {
  const { storage } = browser.openTab();
  const store = createOrderStore({ storage });
  return {
    browser,
    store,
    orders: () => store.getState(),
    ids: () => store.getState().guestOrders.map(({ id }) => id),
  };
}

describe('the current order', () => {
  it('has the flags loading, error and orderComplete, which are cleared with it [4.cart.1]', () => {
    const { orders } = openOrders();
    expect(orders()).toMatchObject({ currentOrder: null, loading: false, error: null, orderComplete: false });
    orders().setCurrentOrder(current);
    orders().setFlags({ loading: true });
    orders().setFlags({ error: 'Failed to create order', orderComplete: true });
    expect(orders()).toMatchObject({
      currentOrder: shown,
      loading: true,
      error: 'Failed to create order',
      orderComplete: true,
    });
    orders().clearCurrentOrder();
    expect(orders()).toMatchObject({ currentOrder: null, loading: false, error: null, orderComplete: false });
  });

  it('is finished once, whichever tab asks, also after it was cleared', () => {
    const { browser, orders } = openOrders();
    orders().setCurrentOrder(current);
    expect(orders().finishOnce('GUEST-1')).toBe(true);
    expect(orders().finishOnce('GUEST-1')).toBe(false);
    const other = openOrders(browser);
    expect(other.orders().finishOnce('GUEST-1')).toBe(false);
    other.orders().clearCurrentOrder();
    expect(other.orders().finishOnce('GUEST-2')).toBe(true);
    expect(orders().finishOnce('GUEST-2')).toBe(false);
    for (let order = 3; order < 30; order++) orders().finishOnce(`GUEST-${order}`);
    expect(orders().finishOnce('GUEST-29')).toBe(false);
  });

  it('is still there after the way to the payment provider and back, and gone once it is cleared', () => {
    const { browser, orders } = openOrders();
    orders().setCurrentOrder(current);
    orders().setFlags({ orderComplete: true, loading: true, error: 'x' });
    const back = openOrders(browser);
    expect(back.orders().isReady).toBe(false);
    back.orders().readStorage();
    expect(back.orders()).toMatchObject({
      isReady: true,
      orderComplete: true,
      loading: false,
      error: null,
      currentOrder: shown,
    });
    back.orders().clearCurrentOrder();
    orders().readStorage();
    expect(orders()).toMatchObject({ currentOrder: null, orderComplete: false });
  });

  it('that follows an earlier attempt says so until it is replaced or cleared, in other tabs too', () => {
    const { browser, orders } = openOrders();
    const stored = () => browser.parsed('order-storage');
    const readElsewhere = () => {
      const other = openOrders(browser);
      other.orders().readStorage();
      return other.orders();
    };
    orders().setCurrentOrder(current, { isFromEarlierAttempt: true });
    orders().setFlags({ orderComplete: true });
    orders().setFlags({ loading: true });
    expect(stored()).toMatchObject({ state: { isFromEarlierAttempt: true, orderComplete: true } });
    const next = { isFromEarlierAttempt: false, orderComplete: false };
    orders().setCurrentOrder(guestOrder('2'));
    expect(orders()).toMatchObject(next);
    expect(stored()).toMatchObject({ state: next });
    expect(readElsewhere()).toMatchObject(next);
    orders().setCurrentOrder(current, { isFromEarlierAttempt: true });
    orders().clearCurrentOrder();
    expect(stored()).toMatchObject({ state: { currentOrder: null, ...next } });
    expect(readElsewhere().currentOrder).toBeNull();
  });

  it.each<[string, unknown]>([
    ['no id', { ...current, id: '' }],
    ['no items', { ...current, order_items: undefined }],
    ['the fields of an earlier version', { id: 'GUEST-1', orderNumber: '1042', items: [], totalAmount: 1 }],
    ['nothing to do with orders', [1, 'x']],
  ])('is none when what was stored has %s', (_what, currentOrder) => {
    const { browser, orders } = openOrders();
    browser.data.set('order-storage', JSON.stringify({ state: { currentOrder, orderComplete: true } }));
    orders().readStorage();
    expect(orders()).toMatchObject({ currentOrder: null, orderComplete: false });
  });
});

describe("the guest's orders", () => {
  it('stand under guest-orders, the current one under order-storage [3.storage.4]', () => {
    const { browser, orders } = openOrders();
    orders().addGuestOrder(guestOrder('1'));
    orders().setCurrentOrder(current);
    expect([...browser.data.keys()].toSorted()).toEqual(['guest-orders', 'order-storage']);
    expect(browser.parsed('guest-orders')).toMatchObject([{ id: 'GUEST-1', totalAmount: 13_924 }]);
    expect(browser.parsed('order-storage')).toMatchObject({ state: { currentOrder: { id: 'GUEST-1' } } });
  });

  it('come back as the shop answered them', () => {
    const { browser, orders } = openOrders();
    orders().addGuestOrder(current);
    const later = openOrders(browser);
    later.orders().readStorage();
    expect(later.orders().guestOrders).toMatchObject([{ ...shown, paymentStatus: 'PENDING' }]);
  });

  it('are not those of an account', () => {
    const { browser, orders, ids } = openOrders();
    orders().addGuestOrder(answered('abc'));
    expect(ids()).toEqual([]);
    expect(browser.data.has('guest-orders')).toBe(false);
  });

  it('are the last fifty, each once, of all tabs', () => {
    const { browser, orders, ids } = openOrders();
    const other = openOrders(browser);
    for (let count = 1; count <= 60; count += 1)
      (count % 2 ? orders() : other.orders()).addGuestOrder(guestOrder(String(count)));
    orders().addGuestOrder(guestOrder('60'));
    expect(ids()).toHaveLength(GUEST_ORDERS_MAX);
    expect([ids()[0], ids().at(-1)]).toEqual(['GUEST-11', 'GUEST-60']);
    expect(browser.data.get('guest-orders')?.length).toBeLessThan(1_000_000);
  });

  it('are not written for someone who is signed in', () => {
    const { browser, orders, ids } = openOrders();
    browser.data.set('authToken', 'token');
    orders().addGuestOrder(guestOrder('1'));
    expect(ids()).toEqual([]);
    expect(browser.data.has('guest-orders')).toBe(false);
  });

  it('make room for the newest when the storage is full', () => {
    const { browser, orders, ids } = openOrders();
    for (const id of ['1', '2', '3', '4']) orders().addGuestOrder(guestOrder(id));
    browser.quota = (browser.data.get('guest-orders')?.length ?? 0) + 20;
    orders().addGuestOrder(guestOrder('5'));
    expect(ids()).toEqual(['GUEST-4', 'GUEST-5']);
    expect(browser.parsed('guest-orders')).toHaveLength(2);
  });

  it('are repaired when something else stands among them', () => {
    const { browser, orders, ids } = openOrders();
    const good = guestOrder('7');
    const rubbish = [
      null,
      1,
      {},
      { ...good, id: '7' },
      { ...good, order_items: 'x' },
      { id: 'GUEST-7', items: [], totalAmount: 1, orderDate: '2026-11-15T10:00:00.000Z' },
    ];
    browser.data.set('guest-orders', JSON.stringify([...rubbish, good, good]));
    orders().readStorage();
    expect(ids()).toEqual(['GUEST-7']);
    browser.data.set('guest-orders', '{"not":"a list"}');
    orders().readStorage();
    expect(ids()).toEqual([]);
  });
});
