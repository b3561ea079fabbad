import type { Pool, PoolClient } from 'pg';
import type { OrderMailRecord } from '../../contract/orders/order-mail.ts';
import { type CustomerMailEvent, sendableMails } from '../../domain/orders/order-mail.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { ORDER_MAIL_KIND } from '../mail/kinds.ts';
import { type MailRow, toMail } from '../mail/list-mail.ts';
import { retryDead } from '../outbox/backlog.ts';
import { enqueueOrderMail } from './enqueue-order-mail.ts';

type OrderMailRow = MailRow & { readonly event: CustomerMailEvent };

/** The newest mail of each kind that the customer was sent about an order, as far as the outbox still has them. */
export async function listOrderMails(client: Pool | PoolClient, orderId: string): Promise<OrderMailRecord[]> {
  const { rows } = await client.query<OrderMailRow>(
    `select distinct on (event) id, 'mail' as channel, payload->>'event' as event, payload->>'to' as "to",
            payload->>'subject' as subject, status, attempts, last_error, next_attempt_at, created_at, sent_at
       from outbox
      where kind = '${ORDER_MAIL_KIND}' and payload->>'orderId' = $1 and payload->>'event' <> 'noticed'
      order by event, id desc`,
    [orderId],
  );
  return rows.map((row) => {
    const { id, to, status, lastError, createdAt, sentAt } = toMail(row);
    return { id, event: row.event, to, status, lastError, createdAt, sentAt };
  });
}

export type SentAgain = { readonly ok: true } | Refusal<'NOT_FOUND' | 'MAIL_NOT_TRUE'>;

/**
 * Sends a mail about an order to the customer once more. While an earlier one waits to leave nothing is added, so that two clicks
 * are one mail; one that was given up gets its attempts again.
 */
export async function sendMailAgain(
  pool: Pool,
  orderId: string,
  event: CustomerMailEvent,
  by: Administrator,
): Promise<SentAgain> {
  return withTransaction(pool, async (client): Promise<SentAgain> => {
    // Locked, so that the order neither changes nor is written about by somebody else meanwhile.
    const { rows } = await client.query<{
      status: OrderStatus;
      paymentStatus: PaymentStatus;
      paymentMethod: PaymentMethod;
      awaitsAdvance: boolean;
      awaitsConfirmation: boolean;
      trackingId: string | null;
    }>(
      `select status, payment_status as "paymentStatus", payment_method as "paymentMethod",
              awaits_advance as "awaitsAdvance", confirm_by is not null as "awaitsConfirmation", tracking_id as "trackingId"
         from orders where id = $1 and deleted_at is null for update`,
      [orderId],
    );
    const order = rows[0];
    if (order === undefined) return refuse('NOT_FOUND', 'Order not found');
    if (!sendableMails(order).includes(event))
      return refuse('MAIL_NOT_TRUE', 'The order has changed, and this mail would no longer be true.');
    const latest = async () => (await listOrderMails(client, orderId)).find((mail) => mail.event === event);
    const last = await latest();
    if (last?.status === 'pending' || last?.status === 'failed') return { ok: true };
    if (last?.status === 'dead') await retryDead(client, last.id);
    else {
      const trackingId = event === 'shipped' ? order.trackingId : null;
      const occurrence = `after-${last?.id ?? 'none'}`;
      await enqueueOrderMail(client, { orderId, event, trackingId }, occurrence, {
        hasTexts: event === 'pay',
      });
    }
    await recordChange(client, by, 'retry', 'mail', String((await latest())?.id));
    return { ok: true };
  });
}
