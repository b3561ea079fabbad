import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import type { Order } from '../../contract/orders/order.ts';
import {
  type ChannelSettings,
  channelsOn,
  TEXT_CHANNELS,
  textRecipient,
} from '../../domain/channels/channel.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { CUSTOMER_MAIL_EVENTS, type CustomerMailEvent } from '../../domain/orders/order-mail.ts';
import type { Paise } from '../../domain/pricing/money.ts';
import { formatRupees } from '../../domain/text/format.ts';
import { ORDER_MAIL_KIND, ORDER_TEXT_KIND } from '../mail/kinds.ts';
import { enqueue, enqueueAll, type OutboxMessage } from '../outbox/enqueue.ts';
import { readStoredSettings } from '../settings/read-settings.ts';
import type { PricedRequest } from './price-request.ts';

/**
 * A mail about an order is enqueued in the transaction that changes the order: the event and the order's id, with the
 * address and the subject for the admin's list of mails. `order-mails.ts` writes the text when it is sent.
 */
export const orderMailSchema = z.object({
  orderId: z.string(),
  /** `noticed` is the shop's own mail about a new order. */
  event: z.enum([...CUSTOMER_MAIL_EVENTS, 'noticed']),
  trackingId: z.string().nullable().default(null),
});

/** A text beside the mail about the same event, by SMS or WhatsApp; `order-texts.ts` writes it. */
export const orderTextSchema = orderMailSchema.extend({
  channel: z.enum(TEXT_CHANNELS),
  event: z.enum(CUSTOMER_MAIL_EVENTS),
});

export type OrderMail = z.input<typeof orderMailSchema>;
type CustomerMail = OrderMail & { readonly event: CustomerMailEvent };

interface MailHeader {
  readonly to: string;
  readonly phone: string;
  readonly number: number;
  readonly store: string;
  readonly channels: ChannelSettings | null | undefined;
}

/**
 * The mail and, where the settings say so, the texts about an event. `occurrence` tells this event from an earlier one of the same
 * kind. A mail that somebody asked for once more has no texts.
 */
export async function enqueueOrderMail(
  client: Pool | PoolClient,
  mail: CustomerMail,
  occurrence: string | number,
  { hasTexts = true } = {},
): Promise<void> {
  const header = await readHeader(client, mail.orderId);
  const messages = customerMessages(mail, occurrence, hasTexts ? header : { ...header, channels: null });
  await enqueueAll(client, messages);
}

/** An Indian mobile gets texts, any other phone none. */
function customerMessages(
  mail: CustomerMail,
  occurrence: string | number,
  { to, phone, number, store, channels }: MailHeader,
): OutboxMessage[] {
  const subject = orderMailSubject(mail.event, displayOrderNumber(number), store);
  const dedupeKey = `order-${mail.event}:${mail.orderId}:${occurrence}`;
  const mobile = textRecipient(phone);
  const texted = mobile === null ? [] : channelsOn(channels ?? undefined);
  return [
    { kind: ORDER_MAIL_KIND, payload: { ...orderMailSchema.parse(mail), to, subject }, dedupeKey },
    ...texted.map((channel) => ({
      kind: ORDER_TEXT_KIND,
      payload: { ...orderTextSchema.parse({ ...mail, channel }), to: mobile, subject },
      dedupeKey: `${dedupeKey}:${channel}`,
    })),
  ];
}

async function readHeader(client: Pool | PoolClient, orderId: string): Promise<MailHeader> {
  const { rows } = await client.query<MailHeader>(
    `select o.customer_email as "to", o.customer_phone as phone, o.order_number as number, s.store_name as store, s.channels
       from orders o join settings s on s.id = 1 where o.id = $1`,
    [orderId],
  );
  const order = rows[0];
  if (order === undefined) throw new Error(`There is no order ${orderId} to write about`);
  return order;
}

export function orderMailSubject(event: CustomerMailEvent, number: string, storeName: string): string {
  switch (event) {
    case 'placed':
      return `Your order ${number} at ${storeName}`;
    case 'pay':
      return `Your link to pay order ${number}`;
    case 'asked':
      return `Please confirm your order ${number}`;
    case 'shipped':
      return `Your order ${number} is on its way`;
    case 'cancelled':
      return `Your order ${number} was cancelled`;
    case 'revived':
      return `Your order ${number} is active again`;
  }
}

interface NewOrder {
  readonly id: string;
  readonly number: number;
  readonly total: Paise;
}

/** For a new cash order: the customer's confirmation, its texts and the shop's own mail, in one statement that every order waits for. */
export async function enqueueNewOrderMails(
  client: PoolClient,
  { id, order_number: number, customer_info }: Pick<Order, 'id' | 'order_number' | 'customer_info'>,
  {
    settings,
    orderNotices,
    channels,
    totals,
  }: Pick<PricedRequest, 'settings' | 'orderNotices' | 'channels' | 'totals'>,
): Promise<void> {
  const { email: to, phone } = customer_info;
  const header = { to, phone, number, store: settings.storeName, channels };
  await enqueueAll(client, [
    ...customerMessages({ orderId: id, event: 'placed' }, number, header),
    ...(orderNotices ? [noticeMessage({ id, number, total: totals.total }, settings.storeEmail)] : []),
  ]);
}

/** For an order that an administrator entered and that is paid online: the link to pay it. */
export async function enqueuePaymentLink(
  client: PoolClient,
  { id, order_number: number, customer_info }: Pick<Order, 'id' | 'order_number' | 'customer_info'>,
  { settings, channels }: Pick<PricedRequest, 'settings' | 'channels'>,
): Promise<void> {
  const header = {
    to: customer_info.email,
    phone: customer_info.phone,
    number,
    store: settings.storeName,
    channels,
  };
  await enqueueAll(client, customerMessages({ orderId: id, event: 'pay' }, number, header));
}

/** For an online order that is paid in cash after all: the mails that it would have got at its payment. Each leaves once. */
export async function enqueuePlacedMails(client: PoolClient, order: NewOrder): Promise<void> {
  await enqueueOrderMail(client, { orderId: order.id, event: 'placed' }, order.number);
  await enqueueOrderNotice(client, order);
}

/** The shop's own mail about an online order, once it is paid. Nothing where the settings turn it off. */
export async function enqueueOrderNotice(client: PoolClient, order: NewOrder): Promise<void> {
  const { settings, orderNotices } = await readStoredSettings(client);
  if (orderNotices) await enqueue(client, noticeMessage(order, settings.storeEmail));
}

/** Once per order. */
function noticeMessage({ id, number, total }: NewOrder, to: string): OutboxMessage {
  const subject = orderNoticeSubject(displayOrderNumber(number), total);
  return {
    kind: ORDER_MAIL_KIND,
    payload: { ...orderMailSchema.parse({ orderId: id, event: 'noticed' }), to, subject },
    dedupeKey: `order-noticed:${id}`,
  };
}

export const orderNoticeSubject = (number: string, total: Paise): string =>
  `New order ${number}, ${formatRupees(total)}`;
