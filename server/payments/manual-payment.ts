import type { PoolClient } from 'pg';
import { checkPaymentEdit, type PaymentEdit, type ReceivedMoney } from '../../domain/orders/order-money.ts';
import type { PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import { paise } from '../../domain/pricing/money.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { unrefundedAmountSql } from '../orders/order-filter.ts';

interface PaymentFields {
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
}

interface ManualPaymentChange {
  readonly orderId: string;
  readonly before: PaymentFields;
  readonly after: PaymentFields;
  /** The gateway in use; its payments are refunded through it, not by hand. */
  readonly gateway: string;
  readonly administratorId: string;
  readonly now: Date;
}

/**
 * Books what an administrator enters as the payment status: PAID is a payment by cash or transfer of the order's total, or
 * of what its advance leaves; REFUNDED is its refund, and another status withdraws a payment that was entered by mistake.
 * Payments through the gateway are not changed here.
 */
export async function recordManualPayment(
  client: PoolClient,
  change: ManualPaymentChange,
): Promise<PaymentEdit> {
  const { orderId, gateway, now } = change;
  const [before, after] = [change.before.payment_status, change.after.payment_status];
  const checked = checkPaymentEdit(
    toEdit(change.before),
    toEdit(change.after),
    await readReceivedMoney(client, orderId, gateway),
  );
  if (!checked.ok || before === after) return checked;
  if (after === 'PAID') await bookManualPayment(client, orderId, now);
  else if (after === 'REFUNDED') await refundManually(client, change);
  else if (before === 'PAID') await withdrawManualPayment(client, orderId);
  return checked;
}

/** An advance that was given back is in nobody's way. */
async function readReceivedMoney(
  client: PoolClient,
  orderId: string,
  gateway: string,
): Promise<ReceivedMoney> {
  const { rows } = await client.query<ReceivedMoney>(
    `select case when advance is null then 'none' when awaits_advance then 'awaited' else 'paid' end as advance,
            coalesce((
              select p.pays from payments p
               where p.order_id = o.id and p.provider = $2 and p.state = 'COMPLETED' and (p.pays = 'total' or ${unrefundedAmountSql('p')} > 0)
            ), 'nothing') as "paidOnline",
            exists (
              select from payments p join refunds r on r.payment_id = p.id
               where p.order_id = o.id and p.provider = 'manual' and p.state = 'COMPLETED' and r.state <> 'FAILED'
            ) as "isRefundedByHand"
       from orders o where o.id = $1`,
    [orderId, gateway],
  );
  return rows[0] ?? { paidOnline: 'nothing', advance: 'none', isRefundedByHand: false };
}

const toEdit = ({ payment_status, payment_method }: PaymentFields) => ({
  paymentStatus: payment_status,
  paymentMethod: payment_method,
});

/** In paise. An order without a price has no payment. */
const LEAST_PAYMENT = 100;

const BY_HAND = 'Refunded by hand';

async function bookManualPayment(client: PoolClient, orderId: string, now: Date): Promise<void> {
  await client.query(
    `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received,
            completed_at, created_at, pays)
     select o.id, n.attempt, 'manual', o.id || '-' || n.attempt, 'COMPLETED', o.total_amount - paid, o.total_amount - paid,
            $2, $2, case when paid > 0 then 'balance' else 'total' end
       from orders o,
            lateral (select coalesce(max(attempt), 0) + 1 as attempt,
                            coalesce(sum(amount) filter (where state = 'COMPLETED'), 0) as paid
                       from payments where order_id = o.id) n
      where o.id = $1 and o.total_amount - paid >= $3`,
    [orderId, now, LEAST_PAYMENT],
  );
}

/** Refunds all that is left of the payment, with a credit note, like a refund through the gateway. */
async function refundManually(
  client: PoolClient,
  { orderId, administratorId, now }: ManualPaymentChange,
): Promise<void> {
  const { rows } = await client.query<{ amount: number }>(
    `insert into refunds (payment_id, merchant_refund_id, state, amount, reason, requested_by, completed_at, created_at)
     select p.id, 'R-' || gen_random_uuid(), 'COMPLETED', p.amount_received - given, $5, $2, $3, $3
       from payments p,
            lateral (select coalesce(sum(amount), 0) as given from refunds
                      where payment_id = p.id and state <> 'FAILED') earlier
      where p.order_id = $1 and p.state = 'COMPLETED' and p.amount_received - given >= $4 returning amount`,
    [orderId, administratorId, now, LEAST_PAYMENT, BY_HAND],
  );
  for (const { amount } of rows)
    await issueCreditNote(client, orderId, `Refund: ${BY_HAND}`, now, paise(amount));
}

async function withdrawManualPayment(client: PoolClient, orderId: string): Promise<void> {
  await client.query(
    `update payments set state = 'FAILED', error_code = 'TAKEN_BACK', amount_received = null, completed_at = null
      where order_id = $1 and provider = 'manual' and state = 'COMPLETED'`,
    [orderId],
  );
}
