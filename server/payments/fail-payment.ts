import type { PoolClient } from 'pg';
import { paymentStatusOf } from '../../domain/payments/payment.ts';
import { GATEWAY } from '../orders/actor.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { OrderRow, PaymentRow } from './payment-rows.ts';
import type { OrderStatusResponse } from './phonepe-responses.ts';

/** Marks a payment as failed, and its order too unless another attempt is open. The order can still be paid. */
export async function failPayment(
  client: PoolClient,
  { order, payment }: { readonly order: OrderRow; readonly payment: PaymentRow },
  { code, report, now }: { code: string; report?: OrderStatusResponse; now: Date },
): Promise<void> {
  await client.query(
    `update payments set state = 'FAILED', error_code = $2, provider_order_id = coalesce($3, provider_order_id),
            payload = coalesce($4, payload), lease_until = null, locked_by = null
      where id = $1`,
    [
      payment.id,
      code.slice(0, 100),
      report?.orderId ?? null,
      report === undefined ? null : JSON.stringify(report),
    ],
  );
  const { rows } = await client.query<{ is_open: boolean }>(
    `select exists (select from payments where order_id = $1 and state in ('CREATED', 'PENDING')) as is_open`,
    [order.id],
  );
  if (rows[0]?.is_open === true || order.is_deleted) return;
  // A second attempt may fail after the first has paid the advance.
  if (order.advance !== null && !order.awaits_advance) return;
  if (order.payment_status !== 'PENDING' || order.status === 'CANCELLED') return;
  await changeOrder(client, order.id, { paymentStatus: paymentStatusOf('FAILED'), note: code }, GATEWAY, now);
}
