import type { Pool } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { NOT_CONFIRMED_IN_TIME } from '../../domain/orders/cash-confirmation.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { CALL_WITHIN_DAYS } from '../../domain/orders/order-bounds.ts';
import type { CustomerMailEvent } from '../../domain/orders/order-mail.ts';
import { isUnpaidOnline, paymentOf } from '../../domain/orders/order-status.ts';
import { paymentText } from '../../domain/payments/payment-mode.ts';
import { chargedByRate, gstLines } from '../../domain/pricing/gst-rates.ts';
import { nearestPaise } from '../../domain/pricing/money.ts';
import { exactLines } from '../../domain/pricing/summary-lines.ts';
import { floorWords } from '../../domain/shipping/floor.ts';
import { promiseWords } from '../../domain/shipping/promise.ts';
import {
  formatLongDate,
  formatLongDateTime,
  formatRupees,
  formatRupeesExact,
} from '../../domain/text/format.ts';
import { type Mail, type MailContent, type MailTransport, mailSchema, renderMail } from '../mail/mail.ts';
import { NothingToSend, type OutboxHandler } from '../outbox/attempt.ts';
import { confirmationUrl } from './confirmation/link.ts';
import { orderMailSchema, orderMailSubject, orderNoticeSubject } from './enqueue-order-mail.ts';
import { readOrder } from './read-order.ts';

interface OrderMailParts {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly readSettings: () => Promise<StoreSettings>;
  readonly send: MailTransport['send'];
}

/** Sends a mail about an order from the outbox, unless the order was deleted meanwhile. */
export function orderMailHandler({ pool, publicUrl, readSettings, send }: OrderMailParts): OutboxHandler {
  const reading = new Map<string, Promise<Order | null>>();
  /** The two mails of a new order leave together, and it is read once for both. */
  const readOnce = (orderId: string) => {
    const order = reading.get(orderId) ?? readOrder(pool, orderId).finally(() => reading.delete(orderId));
    reading.set(orderId, order);
    return order;
  };
  return async (payload, delivery) => {
    const { orderId, event, trackingId } = orderMailSchema.parse(payload);
    const order = await readOnce(orderId);
    if (order === null) return new NothingToSend('Nothing was sent: the order was deleted');
    if (event === 'noticed') return send(orderNotice(order, await readSettings(), publicUrl), delivery);
    if (!mailSchema.shape.to.safeParse(order.customer_info.email).success)
      return new NothingToSend('Nothing was sent: this address can’t receive mail');
    if (event === 'asked' && order.confirm_by === null)
      return new NothingToSend('Nothing was sent: the order needs no confirmation any more');
    if (event === 'pay' && (order.status === 'CANCELLED' || !isUnpaidOnline(paymentOf(order))))
      return new NothingToSend('Nothing was sent: there is nothing to pay any more');
    const shown = { ...order, tracking_id: trackingId };
    const confirmUrl = await confirmationUrl(pool, order, publicUrl);
    return send(orderMail(event, shown, await readSettings(), publicUrl, confirmUrl), delivery);
  };
}

export function orderMail(
  event: CustomerMailEvent,
  order: Order,
  store: StoreSettings,
  publicUrl: string,
  /** Where a cash order is confirmed that waits for it. */
  confirmUrl: string | null = null,
): Mail {
  const number = displayOrderNumber(order.order_number);
  return {
    to: order.customer_info.email,
    subject: orderMailSubject(event, number, store.storeName),
    ...renderMail({
      ...CONTENT[event](order, number, store),
      action:
        confirmUrl !== null && (event === 'placed' || event === 'asked')
          ? { label: 'Confirm or cancel', url: confirmUrl }
          : {
              label: event === 'pay' ? `Pay ${payNow(order)}` : 'View your order',
              url: `${publicUrl}/order-success/${order.id}`,
            },
      footer: `${store.storeName}, ${store.storeAddress}. Questions? Call ${store.storePhone} or write to ${store.storeEmail}. You’re getting this e-mail because an order was placed with this address.`,
    }),
  };
}

/** The history's note on an order that was cancelled because nobody confirmed it. */
export const NOT_CONFIRMED_BY_CALL = 'We couldn’t confirm it by phone in time';

/** By its note in the history, by phone or by the link. */
export const wasCancelledUnconfirmed = (order: Order) => wasNotConfirmed(order) || hasLapsed(order);

const wasNotConfirmed = ({ status_history }: Order) => status_history.at(-1)?.note === NOT_CONFIRMED_BY_CALL;

const hasLapsed = ({ status_history }: Order) => status_history.at(-1)?.note === NOT_CONFIRMED_IN_TIME;

function paidText({ payment_status, advance, amount_paid }: Order): string[] {
  if (payment_status === 'PAID') return ['You’ve already paid for it. We’ll write to you about your refund.'];
  if (advance === null || amount_paid === 0 || payment_status === 'REFUNDED') return [];
  const paid = formatRupeesExact(nearestPaise(amount_paid));
  return [`You’ve already paid an advance of ${paid}. We’ll write to you about your refund.`];
}

const confirmText = ({ confirm_by }: Order): string[] =>
  confirm_by === null
    ? []
    : [
        `Please confirm that you want it, with the button below, by ${formatLongDateTime(confirm_by)}. Otherwise we’ll cancel the order and release the items. You can cancel it there too.`,
      ];

/** What is paid online: the advance where there is one. */
const payNow = ({ advance, total_amount }: Order) => formatRupees(nearestPaise(advance ?? total_amount));

type Content = Omit<MailContent, 'action' | 'footer'>;

const CONTENT: Readonly<
  Record<CustomerMailEvent, (order: Order, number: string, store: StoreSettings) => Content>
> = {
  placed: (order, number) => ({
    heading: `Thank you for your order ${number}`,
    paragraphs: [
      ...confirmText(order),
      `You placed it on ${formatLongDate(order.created_at)}. We’ll ship it within 1-2 business days${order.confirm_by === null ? '' : ' after that'} and e-mail you when we do.`,
      ...(order.call_due_at === null
        ? []
        : [
            `For an order of this size, we’ll first call you on ${order.customer_info.phone}. We’ll keep the items reserved for you until ${formatLongDate(order.call_due_at)}.`,
          ]),
      addressText(order),
    ],
    facts: orderFacts(order),
  }),
  pay: (order, number) => ({
    heading: `Your order ${number} is ready to pay`,
    paragraphs: [
      `Here’s your order. Please check it and pay ${payNow(order)} online with the button below.${order.advance === null ? '' : ' You pay the rest in cash when it’s delivered.'}`,
      ...(order.payment_due_at === null
        ? []
        : [`We’ll keep the items reserved for you until ${formatLongDateTime(order.payment_due_at)}.`]),
      addressText(order),
    ],
    facts: orderFacts(order),
  }),
  asked: (order, number) => ({
    heading: `Do you still want your order ${number}?`,
    paragraphs: [
      ...confirmText(order),
      `You pay ${formatRupeesExact(nearestPaise(order.amount_due))} in cash when it’s delivered.`,
      addressText(order),
    ],
    facts: orderFacts(order),
  }),
  shipped: (order, number) => ({
    heading: `Your order ${number} is on its way`,
    paragraphs: [
      order.tracking_id === null
        ? `We’ve shipped your order.`
        : `We’ve shipped your order. Track it with the tracking ID ${order.tracking_id}.`,
      addressText(order),
      ...(order.payment_method === 'COD' && order.amount_due > 0
        ? [`Please keep ${formatRupeesExact(nearestPaise(order.amount_due))} ready to pay on delivery.`]
        : []),
    ],
    facts: [
      ...(order.tracking_id === null ? [] : [{ label: 'Tracking ID', value: order.tracking_id }]),
      ...deliveryFacts(order),
      ...itemFacts(order),
    ],
  }),
  cancelled: (order, number, store) => ({
    heading: `Your order ${number} was cancelled`,
    paragraphs: [
      ...(wasNotConfirmed(order)
        ? [
            `We couldn’t confirm your order by phone within ${CALL_WITHIN_DAYS} days, so we’ve released the items. You’re welcome to order again.`,
          ]
        : []),
      ...(hasLapsed(order)
        ? ['It wasn’t confirmed in time, so we’ve released the items. You’re welcome to order again.']
        : []),
      'Nothing will be delivered, and you don’t have to pay anything.',
      ...paidText(order),
      `If you didn’t expect this, please call ${store.storePhone} or write to ${store.storeEmail}.`,
    ],
    facts: itemFacts(order),
  }),
  revived: (order, number) => ({
    heading: `Your order ${number} is active again`,
    paragraphs: ['It was cancelled earlier. We’ve reopened it with the same items.', addressText(order)],
    facts: [...itemFacts(order), ...amountFacts(order), payment(order)],
  }),
};

/** To the shop: who ordered what, and whether it is paid. A reply goes to the customer. */
export function orderNotice(order: Order, store: StoreSettings, publicUrl: string): Mail {
  const number = displayOrderNumber(order.order_number);
  const { name, email, phone } = order.customer_info;
  const replyTo = mailSchema.shape.replyTo.safeParse(email).data;
  return {
    to: store.storeEmail,
    subject: orderNoticeSubject(number, nearestPaise(order.total_amount)),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...renderMail({
      heading: `New order ${number}`,
      paragraphs: [
        `${name} placed it on ${formatLongDate(order.created_at)}. ${moneyText(order)}`,
        ...(order.call_due_at === null
          ? []
          : [
              `This is a large cash order. Please call ${phone} to confirm it before ${formatLongDate(order.call_due_at)}, or it will be cancelled.`,
            ]),
        ...(order.confirm_by === null
          ? []
          : [
              `The customer has been asked to confirm it by ${formatLongDate(order.confirm_by)}. Otherwise it will be cancelled.`,
            ]),
        addressText(order),
        ...(order.notes === '' ? [] : [`Note from the customer:\n${order.notes}`]),
      ],
      facts: [
        { label: 'Customer', value: name },
        { label: 'Phone', value: phone },
        { label: 'E-mail', value: email },
        ...orderFacts(order),
      ],
      action: { label: 'Open the order', url: `${publicUrl}/admin/orders/${number}` },
      footer: `${store.storeName}, an automatic e-mail from your shop. You can turn these e-mails off in the settings.`,
    }),
  };
}

/** As it stands when the mail leaves. */
function moneyText(order: Order): string {
  const { status, payment_method, payment_status, test_payment, advance, amount_paid } = order;
  if (status === 'CANCELLED') return 'It has since been cancelled.';
  if (payment_status === 'PAID')
    return test_payment ? 'It was paid in test mode, so no real money was charged.' : 'It is paid.';
  const due = formatRupees(nearestPaise(order.amount_due));
  if (advance !== null && amount_paid > 0)
    return `The advance of ${formatRupees(nearestPaise(amount_paid))} ${
      test_payment ? 'was paid in test mode, so no real money was charged' : 'is paid'
    }. Collect ${due} on delivery.`;
  return payment_method === 'COD'
    ? `It isn’t paid yet. Collect ${due} on delivery.`
    : `It isn’t paid yet. ${due} is due.`;
}

const fact = (label: string, rupees: number) => ({ label, value: formatRupeesExact(nearestPaise(rupees)) });

const orderFacts = (order: Order) => [
  ...itemFacts(order),
  ...amountFacts(order),
  payment(order),
  ...deliveryFacts(order),
];

function itemFacts({ order_items }: Order) {
  return order_items.map((item) =>
    fact(`${item.quantity} × ${nameWithVariant(item.product_name, item.variant)}`, item.total_price),
  );
}

/** Subtotal to total, in the words of the order's page and its invoice. */
function amountFacts(order: Order) {
  const { cgst, sgst, igst } = order;
  const sold = order.order_items.map(({ total_price, product_gst }) => ({
    value: nearestPaise(total_price),
    ratePercent: product_gst,
  }));
  const charged = { cgst: nearestPaise(cgst), sgst: nearestPaise(sgst), igst: nearestPaise(igst) };
  const sums = exactLines({
    subtotal: nearestPaise(order.subtotal),
    shipping: nearestPaise(order.shipping_cost),
    taxLines: gstLines(chargedByRate(sold, charged)),
    discount: nearestPaise(order.discount_amount),
    total: nearestPaise(order.total_amount),
    couponCode: order.coupon_code,
  });
  return [
    ...sums.map(({ label, amount }) => ({ label, value: formatRupeesExact(amount) })),
    ...advanceFacts(order),
  ];
}

const payment = (order: Order) => ({
  label: 'Payment',
  value: paymentText(order.payment_method, {
    isTest: order.test_payment,
    hasAdvance: order.advance !== null,
  }),
});

/** When it was promised to come, and to which floor; orders from before have neither. */
function deliveryFacts({ promise_first, promise_last, floor, has_lift }: Order) {
  const where = floorWords(floor, has_lift);
  return [
    ...(promise_first === null || promise_last === null
      ? []
      : [{ label: 'Delivery', value: promiseWords({ first: promise_first, last: promise_last }) }]),
    ...(where === undefined ? [] : [{ label: 'Floor', value: where }]),
  ];
}

/** Below the total of an order with an advance: what came, and what is collected at the door. */
function advanceFacts({ advance, amount_paid, amount_due }: Order) {
  if (advance === null) return [];
  return [
    ...(amount_paid > 0 ? [fact(amount_due > 0 ? 'Advance paid' : 'Paid', amount_paid)] : []),
    ...(amount_due > 0 ? [fact('Due on delivery', amount_due)] : []),
  ];
}

function addressText({ shipping_address }: Order): string {
  const { fullName, address, city, state, pinCode, phone } = shipping_address;
  const lines = [fullName, address, `${city}, ${state} ${pinCode}`, phone].filter((line) => line !== '');
  return `Delivery address:\n${lines.join('\n')}`;
}
