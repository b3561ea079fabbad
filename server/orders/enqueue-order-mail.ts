import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { enqueue } from '../outbox/enqueue.ts';

/**
 * What the customer is told by mail waits in the outbox as the order's id and the news, with the address and the subject
 * for the admin's list; `order-mails.ts` writes it out when it leaves. The transaction that makes the news promises
 * the mail.
 */
export const ORDER_MAIL_KIND = 'order-mail';

export const ORDER_NEWS = ['placed', 'shipped', 'cancelled', 'revived'] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];

export const orderMailSchema = z.object({
  orderId: z.string(),
  news: z.enum(ORDER_NEWS),
  trackingId: z.string().nullable().default(null),
});

export type OrderMail = z.input<typeof orderMailSchema>;

interface AboutOrder {
  readonly to: string;
  readonly number: number;
  readonly store: string;
}

/** `event` tells this piece of news from an earlier one of the same kind. Whoever knows the order already need not ask. */
export async function enqueueOrderMail(
  client: Pool | PoolClient,
  mail: OrderMail,
  event: string | number,
  about?: AboutOrder,
): Promise<void> {
  const dedupeKey = `order-${mail.news}:${mail.orderId}:${event}`;
  const { to, number, store } = about ?? (await findOrder(client, mail.orderId));
  const subject = orderMailSubject(mail.news, displayOrderNumber(number), store);
  const payload = { ...orderMailSchema.parse(mail), to, subject };
  await enqueue(client, { kind: ORDER_MAIL_KIND, payload, dedupeKey });
}

async function findOrder(client: Pool | PoolClient, orderId: string): Promise<AboutOrder> {
  const { rows } = await client.query<AboutOrder>(
    `select o.customer_email as "to", o.order_number as number, s.store_name as store
       from orders o join settings s on s.id = 1 where o.id = $1`,
    [orderId],
  );
  const order = rows[0];
  if (order === undefined) throw new Error(`There is no order ${orderId} to write about`);
  return order;
}

export function orderMailSubject(news: OrderNews, number: string, storeName: string): string {
  switch (news) {
    case 'placed':
      return `Your order ${number} at ${storeName}`;
    case 'shipped':
      return `Your order ${number} is on its way`;
    case 'cancelled':
      return `Your order ${number} was cancelled`;
    case 'revived':
      return `Your order ${number} is on again`;
  }
}
