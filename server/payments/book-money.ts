import type { PoolClient } from 'pg';
import { paymentStatusOf } from '../../domain/payments/payment.ts';
import { paise } from '../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../domain/text/format.ts';
import { GATEWAY, NOT_PAID_IN_TIME, SYSTEM } from '../orders/actor.ts';
import { changeOrder } from '../orders/change-order.ts';
import { enqueueOrderMail, enqueueOrderNotice } from '../orders/enqueue-order-mail.ts';
import { enqueueCheckingMail, enqueueDisputeMail, enqueueReceipt } from './payment-mails.ts';
import type { OrderRow, PaymentRow } from './payment-rows.ts';
import type { OrderStatusResponse } from './phonepe-responses.ts';

export interface Booking {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly report: OrderStatusResponse;
  readonly publicUrl: string;
  /** The gateway moves no money. */
  readonly isTest: boolean;
  readonly now: Date;
}

/** The exact amount was received. It pays the order, or is disputed where the order cannot be paid. */
export async function completePayment(
  client: PoolClient,
  booking: Booking,
): Promise<'COMPLETED' | 'DISPUTED'> {
  const { order, payment, report, isTest, now } = booking;
  const { transactionId, mode } = paidAttemptOf(booking);
  const obstacle = (await findObstacle(client, booking)) ?? (await payOrder(client, booking));
  if (obstacle !== undefined) return disputePayment(client, booking, obstacle);
  await client.query(
    `update payments set state = 'COMPLETED', amount_received = $2, transaction_id = $3, mode = $4,
            provider_order_id = $5, payload = $6, completed_at = $7, error_code = null, problem = null,
            lease_until = null, locked_by = null
      where id = $1`,
    [payment.id, report.amount, transactionId, mode, report.orderId, JSON.stringify(report), now],
  );
  const received = { order, paymentId: payment.id, amount: report.amount };
  await enqueueReceipt(
    client,
    { ...received, isTest, transactionId: transactionId ?? payment.merchant_order_id },
    booking.publicUrl,
  );
  // An online order is confirmed by mail once it or its advance is paid; a revived one gets a mail of its own.
  if (order.status !== 'CANCELLED')
    await enqueueOrderMail(client, { orderId: order.id, event: 'placed' }, order.order_number);
  const { id, order_number: number } = order;
  await enqueueOrderNotice(client, { id, number, total: paise(order.total_amount) });
  return 'COMPLETED';
}

/** Money was received that settles nothing: it is stored as disputed, and the shop gets a mail. */
export async function disputePayment(
  client: PoolClient,
  booking: Booking,
  problem: string,
): Promise<'DISPUTED'> {
  const { order, payment, report } = booking;
  const { transactionId, mode } = paidAttemptOf(booking);
  const isTaken = await isTransactionTaken(client, payment, transactionId);
  await client.query(
    `update payments set state = 'DISPUTED', amount_received = $2, transaction_id = $3, mode = $4,
            provider_order_id = coalesce(provider_order_id, $5), payload = $6, problem = $7,
            lease_until = null, locked_by = null
      where id = $1`,
    [
      payment.id,
      report.amount,
      isTaken ? null : transactionId,
      mode,
      report.orderId,
      JSON.stringify(report),
      problem.slice(0, 500),
    ],
  );
  const received = { order, paymentId: payment.id, amount: report.amount };
  const disputed = { ...received, transactionId: transactionId ?? payment.merchant_order_id };
  await enqueueDisputeMail(client, disputed, problem, booking.publicUrl);
  await enqueueCheckingMail(client, disputed, booking.publicUrl);
  return 'DISPUTED';
}

/** The attempt on the gateway's page that brought the money. */
function paidAttemptOf({ report }: Booking): { transactionId: string | null; mode: string | null } {
  const paid =
    report.paymentDetails.find((attempt) => attempt.state === 'COMPLETED') ?? report.paymentDetails.at(-1);
  return { transactionId: paid?.transactionId ?? null, mode: paid?.paymentMode || null };
}

async function findObstacle(client: PoolClient, booking: Booking): Promise<string | undefined> {
  const { order, payment } = booking;
  if (order.is_deleted) return 'The order was deleted.';
  const { rows } = await client.query<{ is_paid: boolean }>(
    `select exists (select from payments where order_id = $1 and state = 'COMPLETED') as is_paid`,
    [order.id],
  );
  if (rows[0]?.is_paid === true || order.payment_status === 'PAID')
    return order.advance === null || order.payment_status === 'PAID'
      ? 'The order was already paid.'
      : 'The advance was already paid.';
  if (order.payment_status === 'REFUNDED') return 'The order was already refunded.';
  if (await isTransactionTaken(client, payment, paidAttemptOf(booking).transactionId))
    return 'This transaction has already paid for another order.';
  if (order.status === 'CANCELLED' && !(await wasCancelledAsUnpaid(client, order.id)))
    return 'The order was cancelled before the payment came in.';
  return undefined;
}

async function isTransactionTaken(
  client: PoolClient,
  payment: PaymentRow,
  transactionId: string | null,
): Promise<boolean> {
  if (transactionId === null) return false;
  const { rows } = await client.query(
    `select from payments other join payments own on own.id = $1 and other.provider = own.provider
      where other.transaction_id = $2 and other.id <> own.id`,
    [payment.id, transactionId],
  );
  return rows.length > 0;
}

/** Whether the shop itself cancelled the order because this payment was missing. */
async function wasCancelledAsUnpaid(client: PoolClient, orderId: string): Promise<boolean> {
  const { rows } = await client.query<{ actor: string; note: string | null }>(
    `select actor, note from order_status_history where order_id = $1 and field = 'status' order by id desc limit 1`,
    [orderId],
  );
  return rows[0]?.actor === SYSTEM.name && rows[0].note === NOT_PAID_IN_TIME;
}

/**
 * A cancelled order reserves its stock again. Once its advance has come, a cash order is confirmed and its payment is
 * PENDING until the rest is collected. Answers why the order cannot be paid, if so.
 */
async function payOrder(client: PoolClient, { order, isTest, now }: Booking): Promise<string | undefined> {
  const isPayable = order.status === 'PENDING' || order.status === 'CANCELLED';
  const isAdvance = order.advance !== null;
  const isPaid = order.advance === null || order.advance === order.total_amount;
  const paid = await changeOrder(
    client,
    order.id,
    {
      paymentStatus: isPaid ? paymentStatusOf('COMPLETED') : 'PENDING',
      isAdvancePaid: isAdvance,
      ...(isAdvance && { note: `Advance of ${formatRupeesUnrounded(paise(order.advance))} paid` }),
      isTestPayment: isTest,
      ...(isPayable ? { status: 'CONFIRMED' } : {}),
    },
    GATEWAY,
    now,
  );
  return paid.ok ? undefined : `The payment came in after the order was closed: ${paid.message}.`;
}
