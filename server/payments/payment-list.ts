import type { Payment, Refund } from '../../contract/payments/payment.ts';
import { refundLeft } from '../../domain/payments/refund.ts';
import { paise } from '../../domain/pricing/money.ts';
import type { PaymentParts } from './payment-rows.ts';
import { type RefundRow, refundsOf } from './refund-rows.ts';

export interface PaymentFilter {
  readonly orderId?: string | undefined;
  readonly status?: Payment['status'] | undefined;
  /** Only payments with a problem whose money is still here. */
  readonly isFlagged?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}

type Row = Omit<Payment, 'refundable' | 'isRefundedByHand' | 'refunds' | 'createdAt' | 'completedAt'> & {
  readonly createdAt: Date;
  readonly completedAt: Date | null;
};

const MATCHING = `from payments p join orders o on o.id = p.order_id
  where ($1::text is null or p.order_id = $1) and ($2::text is null or p.state = $2)
    and (not $3::boolean or (p.problem is not null and (p.amount_received is null or p.amount_received > (
      select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state <> 'FAILED'))))`;

export async function listPayments(
  { pool, gateway }: Pick<PaymentParts, 'pool' | 'gateway'>,
  { orderId, status, isFlagged, page, limit }: PaymentFilter,
): Promise<{ payments: Payment[]; total: number }> {
  const filter = [orderId ?? null, status ?? null, isFlagged ?? false];
  const [counted, found] = await Promise.all([
    pool.query<{ count: number }>(`select count(*) as count ${MATCHING}`, filter),
    pool.query<Row>(
      `select p.id, p.order_id as "orderId", o.order_number as "orderNumber", p.attempt, p.provider,
              coalesce(p.transaction_id, p.merchant_order_id) as "transactionId", p.state as status, p.pays, p.amount,
              p.amount_received as "amountReceived", p.mode, p.error_code as "errorCode", p.problem,
              p.created_at as "createdAt", p.completed_at as "completedAt"
         ${MATCHING} order by p.created_at desc, p.id limit $4 offset $5`,
      [...filter, limit, (page - 1) * limit],
    ),
  ]);
  const refunds = await refundsOf(
    pool,
    found.rows.map(({ id }) => id),
  );
  return {
    payments: found.rows.map((row) =>
      toPayment(
        row,
        refunds.filter((refund) => refund.payment_id === row.id),
        row.provider === gateway.provider,
      ),
    ),
    total: counted.rows[0]?.count ?? 0,
  };
}

/** Only the gateway that took the money can refund it; everything else is refunded by hand. */
function toPayment(row: Row, refunds: readonly RefundRow[], isOfGateway: boolean): Payment {
  const given = refunds.map(({ amount, state }) => ({ amount: paise(amount), state }));
  const left = refundLeft(paise(row.amountReceived ?? 0), given);
  return {
    ...row,
    refundable: isOfGateway ? left : 0,
    isRefundedByHand: !isOfGateway && left > 0,
    refunds: refunds.map(toRefund),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

export const toRefund = (row: RefundRow): Refund => ({
  id: row.id,
  paymentId: row.payment_id,
  status: row.state,
  amount: row.amount,
  reason: row.reason,
  lines: row.lines ?? [],
  refundId: row.provider_refund_id,
  errorCode: row.error_code,
  createdAt: row.created_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
});
