import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import type { Paise } from '../../domain/pricing/money.ts';
import { formatRupees } from '../../domain/text/format.ts';
import { enqueue } from '../outbox/enqueue.ts';

/**
 * A mail about an order is enqueued in the transaction that changes the order: the event and the order's id, with the
 * address and the subject for the admin's list of mails. `order-mails.ts` writes the text when it is sent.
 */
export const ORDER_MAIL_KIND = 'order-mail';

const CUSTOMER_MAIL_EVENTS = ['placed', 'shipped', 'cancelled', 'revived'] as const;
export type CustomerMailEvent = (typeof CUSTOMER_MAIL_EVENTS)[number];

export const orderMailSchema = z.object({
  orderId: z.string(),
  /** `noticed` is the shop's own mail about a new order. */
  event: z.enum([...CUSTOMER_MAIL_EVENTS, 'noticed']),
  trackingId: z.string().nullable().default(null),
});

export type OrderMail = z.input<typeof orderMailSchema>;
type CustomerMail = OrderMail & { readonly event: CustomerMailEvent };

interface MailHeader {
  readonly to: string;
  readonly number: number;
  readonly store: string;
}

/** `occurrence` tells this mail from an earlier one of the same kind. Without `header` it is read from the order. */
export async function enqueueOrderMail(
  client: Pool | PoolClient,
  mail: CustomerMail,
  occurrence: string | number,
  header?: MailHeader,
): Promise<void> {
  const dedupeKey = `order-${mail.event}:${mail.orderId}:${occurrence}`;
  const { to, number, store } = header ?? (await readHeader(client, mail.orderId));
  const subject = orderMailSubject(mail.event, displayOrderNumber(number), store);
  const payload = { ...orderMailSchema.parse(mail), to, subject };
  await enqueue(client, { kind: ORDER_MAIL_KIND, payload, dedupeKey });
}

async function readHeader(client: Pool | PoolClient, orderId: string): Promise<MailHeader> {
  const { rows } = await client.query<MailHeader>(
    `select o.customer_email as "to", o.order_number as number, s.store_name as store
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
    case 'shipped':
      return `Your order ${number} is on its way`;
    case 'cancelled':
      return `Your order ${number} was cancelled`;
    case 'revived':
      return `Your order ${number} is active again`;
  }
}

/**
 * The shop's own mail about a new order, once per order: when a cash order is placed, and when an online order is paid, as the
 * customer's confirmation. Nothing where the settings turn it off. One statement, since every order waits for it.
 */
export async function enqueueOrderNotice(
  client: PoolClient,
  order: { readonly id: string; readonly number: number; readonly total: Paise },
): Promise<void> {
  const subject = orderNoticeSubject(displayOrderNumber(order.number), order.total);
  const payload = { ...orderMailSchema.parse({ orderId: order.id, event: 'noticed' }), subject };
  await client.query(
    `insert into outbox (kind, payload, dedupe_key)
     select $1, $2::jsonb || jsonb_build_object('to', store_email), $3 from settings where id = 1 and order_notices
     on conflict (dedupe_key) do nothing`,
    [ORDER_MAIL_KIND, JSON.stringify(payload), `order-noticed:${order.id}`],
  );
}

export const orderNoticeSubject = (number: string, total: Paise): string =>
  `New order ${number}, ${formatRupees(total)}`;
