import type { Pool, PoolClient } from 'pg';
import type { Refund } from '../../contract/payments/payment.ts';
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
  /** Null where it names none. */
  readonly lines: Refund['lines'] | null;
}

export const REFUND_COLUMNS = `id, payment_id, merchant_refund_id, provider_refund_id, state, amount, reason,
  error_code, created_at, completed_at,
  (select jsonb_agg(jsonb_build_object('itemId', i.id, 'name', i.product_name, 'variant', i.variant,
            'quantity', l.quantity, 'goods', l.goods) order by i.position)
     from refund_lines l join order_items i on i.id = l.order_item_id where l.refund_id = refunds.id) as lines`;

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

export async function refundsById(client: Pool | PoolClient, ids: readonly string[]): Promise<RefundRow[]> {
  const { rows } = await client.query<RefundRow>(
    `select ${REFUND_COLUMNS} from refunds where id = any($1) order by created_at, id`,
    [ids],
  );
  return rows;
}
