import { buyer, line } from './orders.ts';
import type { PaymentShop } from './payments.ts';
import { type Luck, luckOf } from './random.ts';
import { bearer } from './test-shop.ts';

/** For tests: an order that anything happens to which can happen to one, told by a number, so that it can be told again. */
export interface Life {
  readonly email: string;
  readonly id: string;
  /** What was asked for, and the answers. */
  readonly story: string[];
}

const one = <T>(luck: Luck, list: readonly T[]): T => {
  const chosen = list[luck(list.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
};

export const LIVED_PRODUCTS = ['1', '3', '4'];
const STEPS_MOST = 9;
const CUSTOMERS = 12;
const REFUSED_BY_GATEWAY = 502;

interface Living {
  readonly shop: PaymentShop;
  readonly luck: Luck;
  readonly id: string;
  readonly admin: Record<string, string>;
  readonly items: readonly { readonly id: number; readonly quantity: number; readonly total_price: number }[];
}

const patch = ({ shop, id, admin }: Living, status: string, more: object = {}) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/api/orders/${id}/status`,
    headers: admin,
    payload: { status, ...more },
  });
const put = ({ shop, id, admin }: Living, body: object) => shop.call('PUT', `/orders/${id}`, body, admin);
const paymentsOf = async ({ shop, id, admin }: Living) =>
  (await shop.call('GET', `/payments?orderId=${id}`, undefined, admin)).json().data;

/** Answers with the status of what was asked last; a refusal is a part of life. */
export const STEPS: Readonly<Record<string, (living: Living) => Promise<number>>> = {
  async pay({ shop, luck, id }) {
    const started = await shop.call('POST', '/payment/initiate', { orderId: id });
    if (started.statusCode !== 201) return started.statusCode;
    const { pathname, search } = new URL(started.json().paymentUrl);
    const outcome = luck(5) === 0 ? 'failure' : 'success';
    const paid = await shop.pay(new URL(pathname + search, shop.url), { outcome, webhook: 'dropped' });
    await shop.status(id);
    return paid.status;
  },
  'take money by hand': async (living) =>
    (
      await put(living, {
        payment_status: 'PAID',
        ...(living.luck(3) === 0 ? { payment_method: 'UPI' } : {}),
      })
    ).statusCode,
  'withdraw the payment': async (living) => (await put(living, { payment_status: 'PENDING' })).statusCode,
  'refund by hand': async (living) => (await put(living, { payment_status: 'REFUNDED' })).statusCode,
  confirm: async (living) => (await patch(living, 'CONFIRMED', { reason: 'Agreed by phone' })).statusCode,
  ship: async (living) => (await patch(living, 'SHIPPED', { reason: 'Agreed by phone' })).statusCode,
  deliver: async (living) => (await patch(living, 'DELIVERED', { reason: 'Agreed by phone' })).statusCode,
  cancel: async (living) => (await patch(living, 'CANCELLED')).statusCode,
  'cancel as its customer': async ({ shop, id }) =>
    (await shop.call('POST', `/orders/${id}/cancel`)).statusCode,
  async 'refund a payment'(living) {
    const { shop, luck, admin } = living;
    const payment = (await paymentsOf(living)).find(
      ({ refundable }: { refundable: number }) => refundable > 0,
    );
    if (payment === undefined) return 0;
    const amount = luck(2) === 0 ? {} : { amount: 100 + luck(payment.refundable) };
    const body = { ...amount, reason: 'Agreed' };
    return (await shop.call('POST', `/payments/${payment.id}/refunds`, body, admin)).statusCode;
  },
  async 'refund lines'({ shop, luck, id, admin, items }) {
    const { id: itemId, quantity: sold, total_price } = one(luck, items);
    const quantity = 1 + luck(sold);
    const body = {
      lines: [{ itemId, quantity, goods: one(luck, ['good', 'damaged', 'not_yet']) }],
      amount: Math.max(100, Math.round((total_price * 100 * quantity) / sold) - luck(200)),
      reason: 'Came back',
    };
    return (await shop.call('POST', `/orders/${id}/refunds`, body, admin)).statusCode;
  },
  async 'refund the rest and cancel'(living) {
    const { shop, id, admin } = living;
    const amount = (await paymentsOf(living))
      .filter(({ status }: { status: string }) => status === 'COMPLETED')
      .reduce(
        (
          sum: number,
          {
            amountReceived,
            refunds,
          }: { amountReceived: number; refunds: { status: string; amount: number }[] },
        ) =>
          sum +
          amountReceived -
          refunds
            .filter(({ status }) => status !== 'FAILED')
            .reduce((given, refund) => given + refund.amount, 0),
        0,
      );
    if (amount < 100) return 0;
    const body = { amount, reason: 'Not wanted', cancel: true };
    return (await shop.call('POST', `/orders/${id}/refunds`, body, admin)).statusCode;
  },
  async claim({ shop, luck, id, admin, items }) {
    const { id: itemId, quantity } = one(luck, items);
    const report = { problem: 'damaged', message: 'Bent', lines: [{ itemId, quantity: 1 + luck(quantity) }] };
    const reported = await shop.call('POST', `/orders/${id}/claims`, report);
    if (reported.statusCode !== 201) return reported.statusCode;
    const decision = one(luck, [
      { decision: 'refund', amount: 100 + luck(200_000), note: 'Sorry', restock: luck(2) === 0 },
      { decision: 'replacement', note: 'Sorry' },
      { decision: 'refusal', note: 'It was fine', restock: false },
    ]);
    return (await shop.call('POST', `/claims/${reported.json().claim.id}/decision`, decision, admin))
      .statusCode;
  },
  async 'send a shipment'({ shop, luck, id, admin }) {
    const booked = await shop.call(
      'POST',
      '/shipping/shipments',
      { orderId: id, trackingNumber: `T${luck(1e9)}` },
      admin,
    );
    if (booked.statusCode !== 201) return booked.statusCode;
    const path = `/shipping/shipments/${booked.json().shipment.id}/status`;
    let status = booked.statusCode;
    const way = ['PICKED_UP', 'IN_TRANSIT', one(luck, ['DELIVERED', 'RETURNED'])].slice(0, 1 + luck(3));
    for (const step of way)
      status = (
        await shop.app.inject({
          method: 'PATCH',
          url: `/api${path}`,
          headers: admin,
          payload: { status: step },
        })
      ).statusCode;
    return status;
  },
};

/** Places an order and does up to nine things to it. What the payment service has refunded is booked before the next. */
export async function live(
  shop: PaymentShop,
  seed: number,
  adminToken: string,
  settleRefunds: (orderId: string) => Promise<void>,
): Promise<Life> {
  const luck = luckOf(seed);
  for (let round = 0; round < 3; round += 1) luck(2);
  const name = `lives-${luck(CUSTOMERS)}`;
  const address = {
    ...buyer(name).shippingAddress,
    ...one(luck, [
      { state: 'Maharashtra', pinCode: '422001' },
      { state: 'Karnataka', pinCode: '560001' },
    ]),
  };
  const chosen = LIVED_PRODUCTS.filter(() => luck(2) === 0);
  const choice = one(luck, [
    { paymentMethod: 'cod' },
    { paymentMethod: 'online' },
    { paymentMethod: 'cod', partPayment: true },
  ]);
  const placed = await shop.call('POST', '/orders/guest', {
    items: (chosen.length === 0 ? ['1'] : chosen).map((id) => line(id, 1 + luck(3))),
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: one(luck, ['standard', 'express']),
    ...choice,
    ...(luck(3) === 0 ? { couponCode: 'SAVE500' } : {}),
  });
  if (placed.statusCode !== 201) throw new Error(`No order was placed: ${placed.body}`);
  const id: string = placed.json().orderId;
  const admin = bearer(adminToken);
  const { order } = (await shop.call('GET', `/orders/${id}`, undefined, admin)).json();
  const story = [`life ${seed}: ${JSON.stringify(choice)}`];
  for (let count = 2 + luck(STEPS_MOST - 1); count > 0; count -= 1) {
    const step = one(luck, Object.keys(STEPS));
    const status = await STEPS[step]?.({ shop, luck, id, admin, items: order.order_items });
    await settleRefunds(id);
    story.push(`${step} ${status}`);
    if (status !== undefined && status >= 500 && status !== REFUSED_BY_GATEWAY)
      throw new Error(`The shop failed: ${story.join(', ')}`);
  }
  return { id, email: `${name}@example.in`, story };
}
