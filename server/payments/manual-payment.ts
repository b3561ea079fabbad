import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { checkPaymentEdit, type PaymentEdit } from '../../domain/orders/order-money.ts';
import type { PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import { paise } from '../../domain/pricing/money.ts';
import { issueCreditNote } from '../invoices/issue.ts';

interface PaymentFields {
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
}

interface HandChange {
  readonly orderId: string;
  readonly before: PaymentFields;
  readonly after: PaymentFields;
  /** Whose payments are refunded by itself and not by hand. */
  readonly gateway: string;
  readonly administratorId: string;
  readonly now: Date;
}

/**
 * What an administrator says of the money: cash at the door or a bank transfer is a payment as well, for the order's
 * total; a mistake that is taken back is none, and money that was handed back is a refund. Whatever came through the
 * gateway stays what the gateway said.
 */
export async function recordManualPayment(client: PoolClient, change: HandChange): Promise<PaymentEdit> {
  const { orderId, gateway, now } = change;
  const [before, after] = [change.before.payment_status, change.after.payment_status];
  const { rowCount } = await client.query(
    `select from payments where order_id = $1 and provider = $2 and state = 'COMPLETED'`,
    [orderId, gateway],
  );
  const checked = checkPaymentEdit(toEdit(change.before), toEdit(change.after), rowCount === 1);
  if (!checked.ok || before === after) return checked;
  if (after === 'PAID') await bookByHand(client, orderId, now);
  else if (after === 'REFUNDED') await refundByHand(client, change);
  else if (before === 'PAID') await takeBack(client, orderId);
  return checked;
}

const toEdit = ({ payment_status, payment_method }: PaymentFields) => ({
  paymentStatus: payment_status,
  paymentMethod: payment_method,
});

/** The smallest payment there is: an order that costs nothing is paid by nothing. */
const LEAST = 100;

const BY_HAND = 'Given back by hand';

async function bookByHand(client: PoolClient, orderId: string, now: Date): Promise<void> {
  await client.query(
    `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received,
            completed_at, created_at)
     select o.id, n.attempt, 'manual', o.id || '-' || n.attempt, 'COMPLETED', o.total_amount, o.total_amount, $2, $2
       from orders o,
            lateral (select coalesce(max(attempt), 0) + 1 as attempt from payments where order_id = o.id) n
      where o.id = $1 and o.total_amount >= $3
        and not exists (select from payments where order_id = o.id and state = 'COMPLETED')`,
    [orderId, now, LEAST],
  );
}

/** All that is left of the payment, with a credit note, as when the gateway gives it back. */
async function refundByHand(
  client: PoolClient,
  { orderId, administratorId, now }: HandChange,
): Promise<void> {
  const { rows } = await client.query<{ amount: number }>(
    `insert into refunds (payment_id, merchant_refund_id, state, amount, reason, requested_by, completed_at, created_at)
     select p.id, $2, 'COMPLETED', p.amount_received - given, $6, $3, $4, $4
       from payments p,
            lateral (select coalesce(sum(amount), 0) as given from refunds
                      where payment_id = p.id and state <> 'FAILED') earlier
      where p.order_id = $1 and p.state = 'COMPLETED' and p.amount_received - given >= $5 returning amount`,
    [orderId, `R-${randomUUID()}`, administratorId, now, LEAST, BY_HAND],
  );
  for (const { amount } of rows)
    await issueCreditNote(client, orderId, `Refund: ${BY_HAND}`, now, paise(amount));
}

async function takeBack(client: PoolClient, orderId: string): Promise<void> {
  await client.query(
    `update payments set state = 'FAILED', error_code = 'TAKEN_BACK', amount_received = null, completed_at = null
      where order_id = $1 and provider = 'manual' and state = 'COMPLETED'`,
    [orderId],
  );
}
