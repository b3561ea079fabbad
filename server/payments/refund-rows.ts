import type { Pool, PoolClient } from 'pg';
import type { RefundState } from '../../domain/payments/refund.ts';

export interface RefundRow {
  readonly id: string;
  readonly payment_id: string;
  readonly merchant_refund_id: string;
  readonly provider_refund_id: string | null;
  readonly state: RefundState;
  readonly amount: number;
  readonly reason: string;
  readonly error_code: string | null;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

export const REFUND_COLUMNS = `id, payment_id, merchant_refund_id, provider_refund_id, state, amount, reason,
  error_code, created_at, completed_at`;

export async function refundsOf(
  client: Pool | PoolClient,
  paymentIds: readonly string[],
): Promise<RefundRow[]> {
  const { rows } = await client.query<RefundRow>(
    `select ${REFUND_COLUMNS} from refunds where payment_id = any($1) order by created_at, id`,
    [paymentIds],
  );
  return rows;
}

export async function findRefund(
  client: Pool | PoolClient,
  merchantRefundId: string,
): Promise<RefundRow | undefined> {
  const { rows } = await client.query<RefundRow>(
    `select ${REFUND_COLUMNS} from refunds where merchant_refund_id = $1`,
    [merchantRefundId],
  );
  return rows[0];
}
