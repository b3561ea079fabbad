import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { enqueue } from '../outbox/enqueue.ts';

/**
 * What the customer is told by mail waits in the outbox as the order's id and the news; `order-mails.ts` writes it out
 * when it leaves. The transaction that makes the news promises the mail.
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

/** `event` tells this piece of news from an earlier one of the same kind. */
export async function promiseOrderMail(
  client: Pool | PoolClient,
  mail: OrderMail,
  event: string | number,
): Promise<void> {
  const dedupeKey = `order-${mail.news}:${mail.orderId}:${event}`;
  await enqueue(client, { kind: ORDER_MAIL_KIND, payload: orderMailSchema.parse(mail), dedupeKey });
}
